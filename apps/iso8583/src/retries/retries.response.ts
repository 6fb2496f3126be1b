import { toIsoUtc } from '#libs/kernel';
import { type Brand } from '#libs/iso8583';
import {
  RETRY_MODES,
  retryState,
  type RetryCount,
  type RetryMode,
  type RetryState,
} from './retry-count';

/** How the host applies the retry rules of the brands. */
export class RetryModeResponse {
  /** The mode of the sandbox. */
  mode!: RetryMode;

  /**
   * All modes, with their meaning.
   * @example { "off": "Attempts are not counted" }
   */
  modes!: Record<string, string>;

  static of(mode: RetryMode): RetryModeResponse {
    return { mode, modes: { ...RETRY_MODES } };
  }
}

/** The declined attempts of a merchant with a card, by the retry rules of the brand. */
export class RetriesResponse {
  /**
   * Number of declined attempts in the period of the brand.
   * @example 3
   */
  attempts!: number;

  /**
   * Number of declined attempts that the brand accepts. Absent if it has no limit.
   * @example 15
   */
  limit?: number;

  /**
   * When the oldest attempt leaves the period, or, if a retry is forbidden, when it is allowed again. Absent if there
   * is no such time. ISO 8601 UTC, on the clock of the sandbox.
   * @example 2026-12-21T12:00:00.000Z
   */
  windowEndsAt?: string;

  /** Whether the brand forbids another attempt. */
  forbidden!: boolean;

  static of(state: RetryState): RetriesResponse {
    return membersOf(state);
  }
}

/** The count of one merchant, and of one amount if the brand counts amounts separately. */
export class RetryCountResponse extends RetriesResponse {
  /**
   * The merchant (DE42); empty if the messages have none.
   * @example MERCHANT0000001
   */
  merchant!: string;

  /**
   * The amount in cents. Absent if the brand counts all amounts together.
   * @example 15075
   */
  amount?: number;

  /** The brand whose rules apply. */
  brand!: Brand;

  /**
   * Response code of the last declined attempt.
   * @example "51"
   */
  lastCode!: string;

  /**
   * Response code of the last irreversible decline. Absent if there was none since the last approval.
   * @example "14"
   */
  forbiddenCode?: string;

  static ofCount(count: RetryCount, nowMs: number): RetryCountResponse {
    const { merchant, amount, brand, lastCode, forbiddenCode } = count;
    return {
      merchant,
      ...(amount === '' ? {} : { amount: Number(amount) }),
      brand,
      ...membersOf(retryState(count, brand, nowMs)),
      lastCode,
      ...(forbiddenCode === null ? {} : { forbiddenCode }),
    };
  }
}

function membersOf({ attempts, limit, windowEndsAt, forbiddenBy }: RetryState) {
  return {
    attempts,
    ...(limit === null ? {} : { limit: limit.attempts }),
    ...(windowEndsAt === null ? {} : { windowEndsAt: toIsoUtc(windowEndsAt) }),
    forbidden: forbiddenBy !== null,
  };
}
