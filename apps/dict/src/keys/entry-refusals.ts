import { type FailureKind } from '#libs/kernel';

/** An error of the directory for an entry. */
export interface EntryRefusal {
  readonly kind: FailureKind;
  /** The meaning in a few words. */
  readonly meaning: string;
  readonly retryAfterSeconds?: number;
}

/**
 * The errors of the official API (DICT API 2.12.1) for entries, by their official names in upper snake case. docs/dict.md
 * lists which of them depend on the directory and which only a rule can request. The statuses are the official ones, with two
 * differences: a key that is already active is 409, and a full account is 422. The official API uses 400 for both.
 */
export const ENTRY_REFUSALS = {
  ENTRY_INVALID: { kind: 'malformed', meaning: 'A field of the entry is not valid' },
  ENTRY_LIMIT_EXCEEDED: {
    kind: 'unprocessable',
    meaning: 'The account already has the maximum number of keys',
  },
  ENTRY_ALREADY_EXISTS: {
    kind: 'conflict',
    meaning: 'The same holder already has this key at the same participant',
  },
  ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON: {
    kind: 'conflict',
    meaning: 'The key belongs to another person',
  },
  ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT: {
    kind: 'conflict',
    meaning: 'The same holder already has this key at another participant',
  },
  ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER: {
    kind: 'malformed',
    meaning: 'The key is the CPF or CNPJ of a person other than the holder',
  },
  ENTRY_LOCKED_BY_CLAIM: { kind: 'malformed', meaning: 'The key has an open claim' },
  ENTRY_BLOCKED: { kind: 'malformed', meaning: 'A court order blocks the key' },
  ENTRY_WITH_FRAUD_RELATED_RESTRICTION: {
    kind: 'malformed',
    meaning: 'The key is restricted because of fraud',
  },
  ENTRY_CANNOT_BE_QUERIED_FOR_BOOK_TRANSFER: {
    kind: 'malformed',
    meaning: 'Payer and receiver use the same participant, so no lookup is needed',
  },
  USER_OR_ACCOUNT_WITH_FRAUD_RELATED_RESTRICTION: {
    kind: 'malformed',
    meaning: 'The holder or the account is restricted because of fraud',
  },
  TAX_ID_NUMBER_BLOCKED: { kind: 'malformed', meaning: 'The tax id is blocked' },
  PARTICIPANT_INVALID: { kind: 'malformed', meaning: 'The participant is not allowed to do this' },
  FORBIDDEN: { kind: 'forbidden', meaning: 'The participant is not allowed to have this entry' },
  NOT_FOUND: { kind: 'not-found', meaning: 'The entry does not exist' },
  RATE_LIMITED: {
    kind: 'rate-limited',
    meaning: 'The participant or its user has reached the rate limit',
    retryAfterSeconds: 60,
  },
  SERVICE_UNAVAILABLE: {
    kind: 'unavailable',
    meaning: 'The directory is temporarily unavailable',
    retryAfterSeconds: 30,
  },
} as const satisfies Readonly<Record<string, EntryRefusal>>;

export type EntryRefusalCode = keyof typeof ENTRY_REFUSALS;
