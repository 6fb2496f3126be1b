import { createHash } from 'node:crypto';
import { FAMILY_NAMES, type KeyType } from '#libs/brazil';
import { type DictKey } from '../../keys/dict-key';

/** The silent changes of an entry. */
export const CORRUPTION_KINDS = ['ALTERED', 'REMOVED', 'ADDED'] as const;
export type CorruptionKind = (typeof CORRUPTION_KINDS)[number];

/** The attributes of an entry that can be altered. */
export const ALTERED_ATTRIBUTES = ['NAME', 'ACCOUNT'] as const;
export type AlteredAttribute = (typeof ALTERED_ATTRIBUTES)[number];

/** The present state of an entry in DICT, compared with its states before and after the corruption. */
export const ENTRY_STATES = ['AS_CORRUPTED', 'AS_BEFORE', 'CHANGED', 'GONE'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** A corrupted entry. */
export interface Corruption {
  readonly kind: CorruptionKind;
  readonly participant: string;
  readonly keyType: KeyType;
  readonly keyValue: string;
  /** null unless the kind is ALTERED. */
  readonly altered: AlteredAttribute | null;
  /** null for ADDED: the participant had no entry of the key. */
  readonly cidBefore: string | null;
  /** null for REMOVED: the participant has no entry of the key after it. */
  readonly cidAfter: string | null;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The id of the last synchronism verification before it; 0 if there was none. */
  readonly afterVerification: number;
}

/** @param cid of the present entry of the participant for the key; undefined if it has none */
export function stateOf(
  { cidBefore, cidAfter }: Pick<Corruption, 'cidBefore' | 'cidAfter'>,
  cid: string | undefined,
): EntryState {
  const now = cid ?? null;
  if (now === cidAfter) return 'AS_CORRUPTED';
  if (now === cidBefore) return 'AS_BEFORE';
  return now === null ? 'GONE' : 'CHANGED';
}

/** 32 pseudo-random bytes. The same words always give the same bytes. */
export function randomOf(...words: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(words.join(' ')).digest();
}

/** The attribute to alter. An account number without digits is not altered. */
export function attributeOf(key: DictKey, random: number): AlteredAttribute {
  return /\d/.test(key.accountNumber) && random % 2 === 1 ? 'ACCOUNT' : 'NAME';
}

/** The entry with another family name of the holder, or with another account number. */
export function altered(key: DictKey, attribute: AlteredAttribute, random: number): DictKey {
  return attribute === 'NAME'
    ? { ...key, holderName: otherName(key.holderName, random) }
    : { ...key, accountNumber: otherNumber(key.accountNumber, random) };
}

/** The maximum length of a name; DICT API 2.12.1. */
const MAX_NAME = 150;

function otherName(name: string, random: number): string {
  const words = name.split(' ');
  const last = words.length > 1 ? words.pop() : undefined;
  const others = FAMILY_NAMES.filter((family) => family !== last);
  const family = others[random % others.length] ?? '';
  return `${words.join(' ').slice(0, MAX_NAME - family.length - 1)} ${family}`;
}

/** The number with another last digit. */
function otherNumber(number: string, random: number): string {
  return number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1 + (random % 9)) % 10));
}
