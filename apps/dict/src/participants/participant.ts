import { SPI_ISPB } from '#libs/certificates';
import { type Category } from '#libs/dict-api';

/** A registered participant. Any other ISPB is a direct participant of the default category. */
export interface DictParticipant {
  /** 8 digits or capital letters. */
  readonly ispb: string;
  readonly name: string;
  /** The category decides the size of its buckets; null: the default category. */
  readonly category: Category | null;
  /** The direct participant that represents it, if it is an indirect one. */
  readonly settlementAgent: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

export type ParticipantChange = Partial<
  Pick<DictParticipant, 'name' | 'category' | 'settlementAgent'>
>;

/** The registered participants of a sandbox, by ISPB. */
export type ParticipantRegistry = ReadonlyMap<string, DictParticipant>;

/** Whether a participant can make requests for another: itself, or an indirect participant that it represents. */
export function actsFor(registry: ParticipantRegistry, holder: string, other: string): boolean {
  return holder === other || registry.get(other)?.settlementAgent === holder;
}

/** Whether an institution can have accounts with keys. The central bank cannot. */
export function canHaveEntries(ispb: string): boolean {
  return ispb !== SPI_ISPB;
}

/** The ISPBs of the indirect participants that a participant represents, in order. */
export function representedBy(
  registry: ParticipantRegistry,
  settlementAgent: string,
): readonly string[] {
  return [...registry.values()]
    .filter((participant) => participant.settlementAgent === settlementAgent)
    .map(({ ispb }) => ispb)
    .sort();
}

/** Why a participant cannot have this settlement agent; undefined if it can. */
export function settlementAgentRefusal(
  registry: ParticipantRegistry,
  ispb: string,
  settlementAgent: string,
): string | undefined {
  if (settlementAgent === ispb) return 'Must be another participant.';
  const above = registry.get(settlementAgent)?.settlementAgent ?? undefined;
  if (above !== undefined) {
    return `${settlementAgent} is itself represented by ${above}. Name a direct participant.`;
  }
  const [represented] = representedBy(registry, ispb);
  if (represented === undefined) return undefined;
  return `${ispb} represents ${represented}, so it must be a direct participant.`;
}
