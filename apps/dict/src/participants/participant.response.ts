import { type Category } from '#libs/dict-api';
import { type DictParticipant } from './participant';

/** A registered participant of DICT. */
export class ParticipantResponse {
  /** @example "20000002" */
  ispb!: string;

  /** @example "Fintech de Teste" */
  name!: string;

  /**
   * The category of the participant: its own, or `DICT_CATEGORY`.
   * @example C
   */
  category!: Category;

  /**
   * The direct participant that makes requests for it. Present only for an indirect participant.
   * @example "10000001"
   */
  settlementAgent?: string;

  /**
   * When it was registered, ISO 8601 UTC.
   * @example 2020-11-16T12:00:00.000Z
   */
  createdAt!: string;

  static of(participant: DictParticipant, byDefault: Category): ParticipantResponse {
    const { ispb, name, category, settlementAgent, createdAt } = participant;
    return {
      ispb,
      name,
      category: category ?? byDefault,
      ...(settlementAgent === null ? {} : { settlementAgent }),
      createdAt,
    };
  }
}
