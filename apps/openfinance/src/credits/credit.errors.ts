import { Failure, formatCents } from '#libs/kernel';
import { LARGEST_BALANCE } from '../ledger/entry';

/** The account would have more than the ledger can count exactly. */
export class BalanceLimitExceeded extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BALANCE_LIMIT_EXCEEDED';
  readonly title = 'The balance would be too high';

  constructor(accountId: string) {
    super(
      `With the credit, account ${accountId} would have more than ${formatCents(LARGEST_BALANCE)}. Nothing was booked.`,
    );
  }
}

/** Another credit of the sandbox has the EndToEndId. */
export class CreditConflict extends Failure {
  readonly kind = 'conflict';
  readonly code = 'END_TO_END_ID_DUPLICATED';
  readonly title = 'The EndToEndId belongs to another credit';

  constructor(endToEndId: string) {
    super(
      `A credit with the EndToEndId ${endToEndId} and other content exists. ` +
        'The same content again would get the first response.',
    );
  }
}
