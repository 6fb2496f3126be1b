import { isApproval } from './response-codes';
import { retryOf } from './retry-of';

/** The Merchant Advice Codes of Mastercard that a decline of this host can have. */
const ADVICE: Readonly<Partial<Record<'allowed' | 'forbidden', string>>> = {
  // Cannot approve at this time, try again later.
  allowed: '02',
  // Do not try again.
  forbidden: '03',
};

/**
 * Returns the Merchant Advice Code (DE48, subelement 84) of a declined Mastercard payment. The other published codes
 * need facts that a response code does not have, such as a new card (01) or a cancelled plan (21).
 *
 * @example adviceCode('51'); // '02'
 * @returns undefined for approvals, and for codes whose retry is unknown
 */
export function adviceCode(responseCode: string): string | undefined {
  if (isApproval(responseCode)) return undefined;
  const { retry } = retryOf(responseCode, 'mastercard');
  return retry === 'unknown' ? undefined : ADVICE[retry];
}
