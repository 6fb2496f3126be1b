import { type Entry, type ExtendedEntry } from '../messages/entry';
import { ACCOUNT, BAKERY, CREATED, KEY, MARIA } from './common';

export const ENTRY: Entry & { readonly Key: string } = {
  Key: KEY,
  KeyType: 'PHONE',
  Account: ACCOUNT,
  Owner: MARIA,
};

export const EXTENDED_ENTRY: ExtendedEntry = {
  ...ENTRY,
  CreationDate: CREATED,
  KeyOwnershipDate: CREATED,
};

/** The entry of a company while it has an open claim. */
export const CLAIMED_ENTRY: ExtendedEntry = {
  ...EXTENDED_ENTRY,
  Key: BAKERY.TaxIdNumber,
  KeyType: 'CNPJ',
  Owner: BAKERY,
  OpenClaimCreationDate: CREATED,
};
