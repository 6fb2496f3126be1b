import { nearestName } from '#libs/kernel';

/** The outcomes that rules can request, by service and code, each with its meaning. */
export type OutcomesByService = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FoundOutcome {
  readonly service: string;
  readonly code: string;
}

/**
 * The services that know a code, written in any case, and the most similar code if none does.
 *
 * @example findOutcome({ spi: { AM04: '…' } }, 'am04').matches; // [{ service: 'spi', code: 'AM04' }]
 */
export function findOutcome(
  known: OutcomesByService,
  code: string,
): { readonly matches: readonly FoundOutcome[]; readonly nearest: FoundOutcome | undefined } {
  const all = Object.entries(known).flatMap(([service, codes]) =>
    Object.keys(codes).map((each) => ({ service, code: each })),
  );
  const exact = all.filter((each) => each.code === code);
  const inAnyCase = all.filter((each) => each.code.toLowerCase() === code.toLowerCase());
  const nearest = nearestName(
    code,
    all.map((each) => each.code),
  );
  return {
    matches: exact.length > 0 ? exact : inAnyCase,
    nearest: all.find((each) => each.code === nearest),
  };
}
