import {
  type Entry,
  type EntryRequests,
  type EntryResponses,
  type ExtendedEntry,
} from '../messages/entry';
import { ACCOUNT, BAKERY, CPF, CREATED, ISPB, KEY, MARIA, REQUEST_ID } from './common';
import { KEY_STATISTICS, PERSON_STATISTICS } from './statistics';

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

const WITH_ENTRY = { Entry: EXTENDED_ENTRY };

/** An example of each request. */
export const ENTRY_REQUESTS: EntryRequests = {
  CreateEntryRequest: { Entry: ENTRY, Reason: 'USER_REQUESTED', RequestId: REQUEST_ID },
  UpdateEntryRequest: {
    Key: KEY,
    Account: { ...ACCOUNT, AccountNumber: '1234568' },
    Owner: MARIA,
    Reason: 'USER_REQUESTED',
  },
  DeleteEntryRequest: { Key: KEY, Participant: ISPB, Reason: 'USER_REQUESTED' },
  CheckKeysRequest: { Keys: { Key: [KEY, 'maria@psp.example', MARIA.TaxIdNumber] } },
};

/** An example of each response. */
export const ENTRY_RESPONSES: EntryResponses = {
  CreateEntryResponse: WITH_ENTRY,
  GetEntryResponse: {
    Entry: CLAIMED_ENTRY,
    OwnerStatistics: PERSON_STATISTICS,
    KeyStatistics: KEY_STATISTICS,
  },
  UpdateEntryResponse: WITH_ENTRY,
  DeleteEntryResponse: { Key: KEY },
  CheckKeysResponse: {
    Keys: [
      { key: KEY, hasEntry: true },
      { key: 'maria@psp.example', hasEntry: false },
      { key: CPF, hasEntry: false },
    ],
  },
};
