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

/** The maximum number of keys of an account, by its holder; DICT operational manual 8, section 1. */
export const KEYS_OF_A_PERSON = 5;
const KEYS_OF_A_COMPANY = 20;

/** A key to register, with its value in normal form. */
export interface KeyDraft {
  readonly keyType: KeyType;
  readonly keyValue: string;
  /** The caller's own reference of the account. */
  readonly accountId: string;
  readonly ispb: string;
  readonly branch: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
  readonly holderName: string;
  /** CPF or CNPJ of the holder; null if it is unknown. */
  readonly holderTaxId: string | null;
  /** Of a company; null if it has none. */
  readonly tradeName: string | null;
  /** When the account was opened, ISO 8601 UTC; null if it is unknown. */
  readonly openedAt: string | null;
  /** The id of the official request that created it; null if the contract's face did, then `id` stands for it. */
  readonly requestId: string | null;
  /** Since when the holder has the key without a break, ISO 8601 UTC; null is since its creation. */
  readonly ownedSince: string | null;
}

/** A registered key. It can be deleted. */
export interface DictKey extends KeyDraft {
  readonly id: string;
  /** The account in the form that is used for comparisons; see accountOf. */
  readonly account: string;
  /** Its place among the keys of the account, from 1. A deletion makes the place free again. */
  readonly slot: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** ISO 8601 UTC; null while it is active. */
  readonly deletedAt: string | null;
  /** The content identifier of the entry; 64 hexadecimal digits. */
  readonly cid: string;
  /** The first one, if the entry was changed. */
  readonly firstCid: string | null;
  /** A change that was made behind the back of the participant is not among its CID events. */
  readonly silentChange: 'ADDED' | 'REMOVED' | null;
}

/** An active key with its claim that is not completed or cancelled. */
export interface ClaimedKey extends DictKey {
  /** Null or absent if there is none. */
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
 * The account of a key, as DICT identifies it: participant, branch, number and type. CHECKING and CACC are
 * the same type. A hyphen before the check digit is ignored.
 */
export function accountOf(
  key: Pick<KeyDraft, 'ispb' | 'branch' | 'accountNumber' | 'accountType'>,
): string {
  const number = key.accountNumber.replace('-', '').toUpperCase();
  return [key.ispb, key.branch, number, ACCOUNT_TYPES[key.accountType]].join('/');
}

/** NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. */
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
 * The lowest free place of an account for one more key; undefined if the account is full. If two requests
 * take the same place, the database accepts only one of them. So an account never exceeds its limit, even
 * under simultaneous requests.
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
