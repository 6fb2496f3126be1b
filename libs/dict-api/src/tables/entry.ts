import {
  at,
  attribute,
  codesOf,
  content,
  group,
  list,
  optional,
  required,
  type Group,
} from '#libs/xml-tables';
import {
  ENTRY_REASONS,
  OFFICIAL_KEY_TYPES,
  PERSON_TYPES,
  type Account,
  type CheckedKey,
  type CheckKeysRequest,
  type CreateEntryRequest,
  type DeleteEntryRequest,
  type Entry,
  type EntryResponses,
  type ExtendedEntry,
  type Person,
  type UpdateEntryRequest,
} from '../messages/entry';
import { boolean, branch, dateTime, key, requestId, type VersionTypes } from './types/text-types';
import { keyStatistics, personStatistics } from './statistics';

export const keyType = codesOf(OFFICIAL_KEY_TYPES);
const reason = codesOf(ENTRY_REASONS);

/** One to 200 keys can be checked at once. */
export const MAX_KEYS = 200;

export function accountOf({ ispb, accountNumber, accountType }: VersionTypes): Group<Account> {
  return group<Account>({
    Participant: required(ispb),
    Branch: optional(branch),
    AccountNumber: required(accountNumber),
    AccountType: required(accountType),
    OpeningDate: required(dateTime),
  });
}

export function personOf({ taxId, name, tradeName }: VersionTypes): Group<Person> {
  return group<Person>({
    Type: required(codesOf(PERSON_TYPES)),
    TaxIdNumber: required(taxId),
    Name: required(name),
    TradeName: optional(tradeName),
  });
}

export function extendedEntryOf(types: VersionTypes): Group<ExtendedEntry> {
  return group<ExtendedEntry>({
    Key: required(key),
    KeyType: required(keyType),
    Account: required(accountOf(types)),
    Owner: required(personOf(types)),
    CreationDate: required(dateTime),
    KeyOwnershipDate: required(dateTime),
    OpenClaimCreationDate: optional(dateTime),
  });
}

export const checkedKey = group<CheckedKey>({
  hasEntry: attribute(boolean),
  key: content(key),
});

export function entryRequests(types: VersionTypes) {
  const account = accountOf(types);
  const person = personOf(types);
  return {
    CreateEntryRequest: group<CreateEntryRequest>({
      Entry: required(
        group<Entry>({
          Key: optional(key),
          KeyType: required(keyType),
          Account: required(account),
          Owner: required(person),
        }),
      ),
      Reason: required(reason),
      RequestId: required(requestId),
    }),
    UpdateEntryRequest: group<UpdateEntryRequest>({
      Key: required(key),
      Account: optional(account),
      Owner: optional(person),
      Reason: required(reason),
    }),
    DeleteEntryRequest: group<DeleteEntryRequest>({
      Key: required(key),
      Participant: required(types.ispb),
      Reason: required(reason),
    }),
    CheckKeysRequest: group<CheckKeysRequest>({
      Keys: required(group<CheckKeysRequest['Keys']>({ Key: list(MAX_KEYS, key) })),
    }),
  };
}

export function entryResponses(types: VersionTypes) {
  const withEntry = group<EntryResponses['CreateEntryResponse']>({
    Entry: required(extendedEntryOf(types)),
  });
  return {
    CreateEntryResponse: withEntry,
    GetEntryResponse: group<EntryResponses['GetEntryResponse']>({
      Entry: required(extendedEntryOf(types)),
      OwnerStatistics: optional(personStatistics),
      KeyStatistics: optional(keyStatistics),
    }),
    UpdateEntryResponse: withEntry,
    DeleteEntryResponse: group<EntryResponses['DeleteEntryResponse']>({ Key: required(key) }),
    CheckKeysResponse: group<EntryResponses['CheckKeysResponse']>({
      Keys: at('Keys/Key', list(MAX_KEYS, checkedKey)),
    }),
  };
}
