/**
 * The forms of an entry's fields: DICT API 2.12.1, Account and Owner. Ours is wider in one place: an
 * account number may have a hyphen before its check digit, as people write it.
 */
export const BRANCH = /^[0-9]{1,4}$/;
export const ACCOUNT_NUMBER = /^(?=.{1,20}$)[0-9A-Za-z]+(?:-[0-9A-Za-z])?$/;
/** Whoever calls may name accounts as it likes, in up to 100 characters that can be printed. */
export const ACCOUNT_ID = /^(?=.*\S)[^\p{C}]{1,100}$/u;
export const HOLDER_NAME = /^(?=.*\S)[^\p{C}]{1,150}$/u;

/** What would be right, for a person. */
export const EXPECTED = {
  ispb: 'Must be an ISPB (8 digits or capital letters).',
  branch: 'Must be 1 to 4 digits.',
  accountNumber: 'Must be 1 to 20 letters or digits; a hyphen is allowed before the last one.',
  accountId: 'Must be a string of 1 to 100 characters.',
  holderName: 'Must be a string of 1 to 150 characters.',
  holderTaxId: 'Must be a CPF of 11 digits or a CNPJ of 14 characters, without punctuation.',
} as const;
