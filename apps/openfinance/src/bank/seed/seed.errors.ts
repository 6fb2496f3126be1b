import { failure } from '#libs/kernel';

export class SeedInvalid extends failure.malformed('SEED_INVALID', 'The request is not valid') {}

/** An account has spent the money from earlier transactions of the seed, and cannot pay for the next ones. */
export class SeedUnpayable extends failure.conflict(
  'SEED_BALANCE_TOO_LOW',
  'The balance of an account is too low for more transactions',
  (accountId: string) =>
    `Account ${accountId} has spent the money that these transactions need. Use another seed.`,
) {}
