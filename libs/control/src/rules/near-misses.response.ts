import { ApiProperty } from '@nestjs/swagger';
import { type MissReason, type RuleMiss } from '#libs/journal';
import { NearestMissResponse } from '../journal/journal.response';

const REASONS: Readonly<Record<MissReason, string>> = {
  nth: 'The request matches, but it was not the one with the number in match.nth.',
  skip: 'The request matches, but it is one of the first requests that skip leaves out.',
  times: 'The request matches, but the rule had already taken effect as often as times allows.',
  probability: 'The request matches, but probability and seed did not choose it.',
  operation: 'The request matches, but its operation does not have the outcome of the rule.',
  unused:
    'The request matches, but it ended before the service used the outcome: it was refused, it was a repeat, its operation has no outcomes, or its client left. hits also counts an outcome that was used after the client left.',
  another:
    'The request matches, but it was the turn of another rule, or the service refused it before it tried the rules.',
};

/** A request that a rule had no effect on. */
export class RuleMissResponse extends NearestMissResponse {
  /**
   * Why a rule that matches the request had no effect; absent if the request does not match. `nth`, `skip`, `times`, `probability`: this member of the rule excluded the request. `operation`: the operation does not have the outcome. `unused`: the request
   * ended before the service used the outcome. `another`: it was the turn of another rule, or the
   * request was refused before the rules were tried.
   * @example unused
   */
  @ApiProperty({ enum: Object.keys(REASONS), enumName: 'RuleMissReason' })
  reason?: MissReason;

  /**
   * The reason in words; absent without a reason.
   * @example The request matches, but its operation does not have the outcome of the rule.
   */
  detail?: string;
}

/** The requests that a rule nearly had an effect on. */
export class NearMissesResponse {
  /**
   * UUID of the rule.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  id!: string;

  /**
   * Number of requests that matched the rule when it was its turn.
   * @example 2
   */
  matched!: number;

  /**
   * Number of requests on which the rule took effect.
   * @example 1
   */
  hits!: number;

  /** At most ten requests since the rule was created: those that match it, then those with the fewest differences. */
  misses!: RuleMissResponse[];

  /**
   * Why there are no requests, if there are none.
   * @example No request like this has arrived in the sandbox since the rule was created. The response header X-Sandbox names the sandbox that a request used.
   */
  message?: string;

  static of(
    counts: Pick<NearMissesResponse, 'id' | 'matched' | 'hits'>,
    found: readonly RuleMiss[],
    isJournalOn: boolean,
  ): NearMissesResponse {
    const misses = found.map(({ entry, differences, reason }) => ({
      entry,
      differences: [...differences],
      ...(reason === undefined ? {} : { reason, detail: REASONS[reason] }),
    }));
    return { ...counts, misses, ...(misses.length === 0 && { message: emptyText(isJournalOn) }) };
  }
}

function emptyText(isJournalOn: boolean): string {
  return isJournalOn
    ? 'Since the rule was created, no request that nearly matches it has arrived in the sandbox. ' +
        'The response header X-Sandbox names the sandbox that a request used.'
    : 'The journal is off. Set JOURNAL_SIZE to a number above 0.';
}
