import { type KeyType } from '#libs/brazil';
import { type ClaimStatus, type ClaimType } from '#libs/dict-api';

/** The status of a key. */
export const KEY_STATUSES = ['ACTIVE', 'DELETED'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** The accepted account types with their official codes; DICT API 2, Account.AccountType. */
export const ACCOUNT_TYPES = {
  CHECKING: 'CACC',
  SAVINGS: 'SVGS',
  PAYMENT: 'TRAN',
  SALARY: 'SLRY',
  CACC: 'CACC',
  SVGS: 'SVGS',
  TRAN: 'TRAN',
  SLRY: 'SLRY',
  OTHR: 'OTHR',
} as const;
export type AccountType = keyof typeof ACCOUNT_TYPES;

/** The maximum number of keys of an account, by the type of its holder; DICT operational manual 8, section 1. */
export const KEYS_OF_A_PERSON = 5;
const KEYS_OF_A_COMPANY = 20;

/** A key to register, with its value in normal form. */
export interface KeyDraft {
  readonly keyType: KeyType;
  readonly keyValue: string;
  /** The caller's own reference for the account. */
  readonly accountId: string;
  readonly ispb: string;
  readonly branch: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
  readonly holderName: string;
  /** CPF or CNPJ of the holder; null if it is unknown. */
  readonly holderTaxId: string | null;
  /** Trade name of a company; null if it has none. */
  readonly tradeName: string | null;
  /** When the account was opened, ISO 8601 UTC; null if it is unknown. */
  readonly openedAt: string | null;
  /** The RequestId of the official request that created it; null if `/dict/keys` created it. Then `id` is used instead. */
  readonly requestId: string | null;
  /** Since when the holder has had the key without interruption, ISO 8601 UTC; null: since `createdAt`. */
  readonly ownedSince: string | null;
}

/** A registered key. It can be deleted. */
export interface DictKey extends KeyDraft {
  readonly id: string;
  /** The account in the form of `accountOf`, for comparisons. */
  readonly account: string;
  /** Its slot in the account, from 1. A deletion frees the slot. */
  readonly slot: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** ISO 8601 UTC; null while it is active. */
  readonly deletedAt: string | null;
  /** The content identifier of the entry; 64 hexadecimal digits. */
  readonly cid: string;
  /** The CID at its creation, if the entry was changed later; otherwise null. */
  readonly firstCid: string | null;
  /** A silent addition or removal, which is not among the CID events of the participant; null if there was none. */
  readonly silentChange: 'ADDED' | 'REMOVED' | null;
}

/** An active key with its open claim. */
export interface ClaimedKey extends DictKey {
  /** Null or absent if there is no open claim. */
  readonly claim?: {
    readonly id: string;
    readonly type: ClaimType;
    readonly status: ClaimStatus;
  } | null;
}

export function statusOf({ deletedAt }: Pick<DictKey, 'deletedAt'>): KeyStatus {
  return deletedAt === null ? 'ACTIVE' : 'DELETED';
}

/**
 * The account of a key, as DICT identifies it: participant, branch, number and type, separated by slashes. CHECKING and CACC
 * are the same type. A hyphen before the check digit is ignored.
 */
export function accountOf(
  key: Pick<KeyDraft, 'ispb' | 'branch' | 'accountNumber' | 'accountType'>,
): string {
  const number = key.accountNumber.replace('-', '').toUpperCase();
  return [key.ispb, key.branch, number, ACCOUNT_TYPES[key.accountType]].join('/');
}

/** A holder with a CPF is a NATURAL_PERSON, with a CNPJ a LEGAL_PERSON. */
export function holderTypeOf(taxId: string): 'NATURAL_PERSON' | 'LEGAL_PERSON' {
  return taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON';
}

/** The maximum number of keys of an account with these keys. */
export function keyLimit(keys: readonly Pick<KeyDraft, 'holderTaxId'>[]): number {
  const isOfAPerson = keys.some(
    ({ holderTaxId }) => holderTaxId !== null && holderTypeOf(holderTaxId) === 'NATURAL_PERSON',
  );
  return isOfAPerson ? KEYS_OF_A_PERSON : KEYS_OF_A_COMPANY;
}

/**
 * The lowest free slot of an account for one more key; undefined if the account is full. If two requests
 * take the same slot, the database accepts only one of them. So an account never exceeds its limit, even
 * with simultaneous requests.
 *
 * @param held the active keys of the account
 */
export function freeSlot(
  draft: KeyDraft,
  held: readonly Pick<DictKey, 'slot' | 'holderTaxId'>[],
): number | undefined {
  const limit = keyLimit([draft, ...held]);
  if (held.length >= limit) return undefined;
  const taken = new Set(held.map(({ slot }) => slot));
  let slot = 1;
  while (taken.has(slot)) slot += 1;
  return slot;
}

/** The error for a key that is already active. */
export function conflictWith(
  active: KeyDraft,
  draft: KeyDraft,
):
  | 'ENTRY_ALREADY_EXISTS'
  | 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON'
  | 'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT' {
  if (!isSameHolder(active, draft)) return 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON';
  return active.ispb === draft.ispb
    ? 'ENTRY_ALREADY_EXISTS'
    : 'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT';
}

/** Compares tax ids if both are known, otherwise names without case and accents. */
function isSameHolder(one: KeyDraft, other: KeyDraft): boolean {
  if (one.holderTaxId !== null && other.holderTaxId !== null) {
    return one.holderTaxId === other.holderTaxId;
  }
  return plainName(one.holderName) === plainName(other.holderName);
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}
