import { type KeyStatistics, type PersonStatistics } from './statistics';

/** The types of key, as the official API names them. */
export const OFFICIAL_KEY_TYPES = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP'] as const;
export type OfficialKeyType = (typeof OFFICIAL_KEY_TYPES)[number];

export const OFFICIAL_ACCOUNT_TYPES = ['CACC', 'TRAN', 'SLRY', 'SVGS', 'OTHR'] as const;
export type OfficialAccountType = (typeof OFFICIAL_ACCOUNT_TYPES)[number];

export const PERSON_TYPES = ['NATURAL_PERSON', 'LEGAL_PERSON'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** The reasons of operations on entries. Only DICT itself uses PARTICIPANT_EXCLUSION. */
export const ENTRY_REASONS = [
  'USER_REQUESTED',
  'ACCOUNT_CLOSURE',
  'BRANCH_TRANSFER',
  'RECONCILIATION',
  'FRAUD',
  'RFB_VALIDATION',
  'PARTICIPANT_EXCLUSION',
] as const;
export type EntryReason = (typeof ENTRY_REASONS)[number];

/** The schema BrazilianAccount. */
export interface Account {
  readonly Participant: string;
  readonly Branch?: string;
  readonly AccountNumber: string;
  readonly AccountType: OfficialAccountType;
  /** ISO 8601 UTC. */
  readonly OpeningDate: string;
}

export interface Person {
  readonly Type: PersonType;
  readonly TaxIdNumber: string;
  readonly Name: string;
  /** Only for a legal person. */
  readonly TradeName?: string;
}

export interface Entry {
  /** Absent in a request to create an EVP, because DICT generates it. */
  readonly Key?: string;
  readonly KeyType: OfficialKeyType;
  readonly Account: Account;
  readonly Owner: Person;
}

export interface ExtendedEntry extends Entry {
  readonly Key: string;
  readonly CreationDate: string;
  readonly KeyOwnershipDate: string;
  readonly OpenClaimCreationDate?: string;
}

export interface CreateEntryRequest {
  readonly Entry: Entry;
  readonly Reason: EntryReason;
  readonly RequestId: string;
}

export interface UpdateEntryRequest {
  readonly Key: string;
  readonly Account?: Account;
  readonly Owner?: Person;
  readonly Reason: EntryReason;
}

export interface DeleteEntryRequest {
  readonly Key: string;
  readonly Participant: string;
  readonly Reason: EntryReason;
}

export interface CheckKeysRequest {
  readonly Keys: { readonly Key: readonly string[] };
}

export interface CheckedKey {
  readonly key: string;
  readonly hasEntry: boolean;
}

/** The bodies of the requests, by the name of their root. */
export interface EntryRequests {
  readonly CreateEntryRequest: CreateEntryRequest;
  readonly UpdateEntryRequest: UpdateEntryRequest;
  readonly DeleteEntryRequest: DeleteEntryRequest;
  readonly CheckKeysRequest: CheckKeysRequest;
}

/** The bodies of the responses, by the name of their root. */
export interface EntryResponses {
  readonly CreateEntryResponse: { readonly Entry: ExtendedEntry };
  readonly GetEntryResponse: {
    readonly Entry: ExtendedEntry;
    readonly OwnerStatistics?: PersonStatistics;
    readonly KeyStatistics?: KeyStatistics;
  };
  readonly UpdateEntryResponse: { readonly Entry: ExtendedEntry };
  readonly DeleteEntryResponse: { readonly Key: string };
  readonly CheckKeysResponse: { readonly Keys: readonly CheckedKey[] };
}
