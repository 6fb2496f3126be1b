import { type KeyType } from '#libs/brazil';

/** What can have become of a key. */
export const KEY_STATUSES = ['ACTIVE', 'DELETED'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** The account types that are taken, each with its official code; DICT API 2, Account.AccountType. */
export const ACCOUNT_TYPES = {
  CHECKING: 'CACC',
  SAVINGS: 'SVGS',
  PAYMENT: 'TRAN',
  SALARY: 'SLRY',
  CACC: 'CACC',
  SVGS: 'SVGS',
  TRAN: 'TRAN',
  SLRY: 'SLRY',
} as const;
export type AccountType = keyof typeof ACCOUNT_TYPES;

/** Keys that an account may have at once, by who holds it; DICT operational manual 8, section 1. */
export const KEYS_OF_A_PERSON = 5;
export const KEYS_OF_A_COMPANY = 20;

/** A key as somebody wants it registered, its value in normal form. */
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
  /** CPF or CNPJ of the holder; null where nobody has said it and the key is neither. */
  readonly holderTaxId: string | null;
}

/** A key of the directory, registered once and perhaps deleted since. */
export interface DictKey extends KeyDraft {
  readonly id: string;
  /** The account in the one form in which accounts compare; see accountOf. */
  readonly account: string;
  /** Its place among the keys of the account, from 1; free again when the key is deleted. */
  readonly slot: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** ISO 8601 UTC; null while it is active. */
  readonly deletedAt: string | null;
}

export function statusOf({ deletedAt }: Pick<DictKey, 'deletedAt'>): KeyStatus {
  return deletedAt === null ? 'ACTIVE' : 'DELETED';
}

/**
 * The account that a key is bound to: participant, branch, number and type, as DICT tells accounts apart.
 * CHECKING and CACC are the same type; a hyphen before the check digit says nothing.
 */
export function accountOf(key: KeyDraft): string {
  const number = key.accountNumber.replace('-', '').toUpperCase();
  return [key.ispb, key.branch, number, ACCOUNT_TYPES[key.accountType]].join('/');
}

/** The key that a draft becomes in a place of its account. */
export function register(
  draft: KeyDraft,
  place: Pick<DictKey, 'id' | 'slot' | 'createdAt'>,
): DictKey {
  return { ...draft, ...place, account: accountOf(draft), deletedAt: null };
}

/** NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. */
export function holderTypeOf(taxId: string): 'NATURAL_PERSON' | 'LEGAL_PERSON' {
  return taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON';
}

/** How many keys an account may have that holds, or is to hold, these. */
export function keyLimit(keys: readonly Pick<KeyDraft, 'holderTaxId'>[]): number {
  const isOfAPerson = keys.some(
    ({ holderTaxId }) => holderTaxId !== null && holderTypeOf(holderTaxId) === 'NATURAL_PERSON',
  );
  return isOfAPerson ? KEYS_OF_A_PERSON : KEYS_OF_A_COMPANY;
}

/**
 * The lowest free place of an account for one more key; undefined where it has as many as it may. Two
 * requests that see the same keys take the same place, and the database lets one of them have it: so an
 * account never gets a key too many, whoever comes at the same time.
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

/** Why a key that is active cannot be registered once more. */
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

/** By tax id where both are known, otherwise by name, however it is capitalised and accented. */
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
