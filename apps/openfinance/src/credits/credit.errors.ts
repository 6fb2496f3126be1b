import { failure, formatCents } from '#libs/kernel';
import { LARGEST_BALANCE } from '../ledger/entry';

/** The balance would be higher than the ledger can count exactly. */
export class BalanceLimitExceeded extends failure.unprocessable(
  'BALANCE_LIMIT_EXCEEDED',
  'The balance would be too high',
  (accountId: string) =>
    `With the credit, the balance of account ${accountId} would be more than ${formatCents(LARGEST_BALANCE)}. Nothing was booked.`,
) {}

export class CreditConflict extends failure.conflict(
  'END_TO_END_ID_DUPLICATED',
  'The EndToEndId belongs to another credit',
  (endToEndId: string) =>
    `A credit with the EndToEndId ${endToEndId} and different content exists. ` +
    'Use another EndToEndId, or repeat the first request unchanged.',
) {}
