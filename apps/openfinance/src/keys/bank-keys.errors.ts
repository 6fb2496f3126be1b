import { failure } from '#libs/kernel';

/** The keys of the bank cannot be stored or read. */
export class BankKeysUnavailable extends failure.unavailable(
  'BANK_KEYS_UNAVAILABLE',
  'The keys of the bank are not available',
) {}
