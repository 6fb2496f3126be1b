/**
 * The formats of the fields of an entry: DICT API 2.12.1, Account and Owner. Unlike there, an account number can have a
 * hyphen before its check digit.
 */
export const BRANCH = /^[0-9]{1,4}$/;
export const ACCOUNT_NUMBER = /^(?=.{1,20}$)[0-9A-Za-z]+(?:-[0-9A-Za-z])?$/;
/** The account reference of the caller: up to 100 printable characters. */
export const ACCOUNT_ID = /^(?=.*\S)[^\p{C}]{1,100}$/u;
export const HOLDER_NAME = /^(?=.*\S)[^\p{C}]{1,150}$/u;

/** The error text of each field. */
export const EXPECTED = {
  ispb: 'Must be an ISPB (8 digits or capital letters).',
  branch: 'Must be 1 to 4 digits.',
  accountNumber: 'Must be 1 to 20 letters or digits; a hyphen is allowed before the last one.',
  accountId: 'Must be a string of 1 to 100 characters.',
  holderName: 'Must be a string of 1 to 150 characters.',
  holderTaxId: 'Must be a CPF of 11 digits or a CNPJ of 14 characters, without punctuation.',
} as const;
