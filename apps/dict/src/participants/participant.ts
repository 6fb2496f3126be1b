import { SPI_ISPB } from '#libs/certificates';
import { type Category } from '#libs/dict-api';

/** What a tester has registered of a participant. Any other ISPB is a participant too, with the default category. */
export interface DictParticipant {
  /** 8 digits or capital letters. */
  readonly ispb: string;
  readonly name: string;
  /** Decides the size of its buckets; null is the default category. */
  readonly category: Category | null;
  /** The direct participant that represents it, if it is an indirect one. */
  readonly settler: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

export type ParticipantChange = Partial<Pick<DictParticipant, 'name' | 'category' | 'settler'>>;

/** The registered participants of a sandbox, by ISPB. */
export type ParticipantRegistry = ReadonlyMap<string, DictParticipant>;

/** Whether a participant can make requests for another: itself, or an indirect participant that it represents. */
export function actsFor(registry: ParticipantRegistry, holder: string, other: string): boolean {
  return holder === other || registry.get(other)?.settler === holder;
}

/** Whether an institution can have accounts with keys. The central bank, which operates DICT and the SPI, has none. */
export function canHaveEntries(ispb: string): boolean {
  return ispb !== SPI_ISPB;
}

/** The ISPBs of the indirect participants that a participant represents, in order. */
export function representedBy(registry: ParticipantRegistry, settler: string): readonly string[] {
  return [...registry.values()]
    .filter((participant) => participant.settler === settler)
    .map(({ ispb }) => ispb)
    .sort();
}

/** Why a participant cannot have a settler; undefined if it can. */
export function settlerRefusal(
  registry: ParticipantRegistry,
  ispb: string,
  settler: string,
): string | undefined {
  if (settler === ispb) return 'Must be another participant.';
  const above = registry.get(settler)?.settler ?? undefined;
  if (above !== undefined) {
    return `${settler} is itself represented by ${above}. Name a direct participant.`;
  }
  const [represented] = representedBy(registry, ispb);
  if (represented === undefined) return undefined;
  return `${ispb} represents ${represented}, so it must be a direct participant.`;
}
