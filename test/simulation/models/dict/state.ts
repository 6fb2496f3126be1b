import { type Rules } from '../rules';
import { type Holder } from './people';

/** A key of the directory, or one that was deleted. */
export interface Key {
  /** null if the answer to a registration with a generated value was lost. */
  readonly keyValue: string | null;
  readonly keyType: string;
  /** null if the answer was lost; the key can be deleted by its value. */
  readonly id: string | null;
  readonly accountId: string;
  readonly ispb: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly holderName: string;
  readonly holderTaxId: string | null;
  readonly createdAt: string;
  /** Since when its holder has it; a portability does not change that. */
  readonly ownedSince: string;
  readonly deletedAt: string | null;
}

export type ClaimType = 'OWNERSHIP' | 'PORTABILITY';
export type ClaimStatus = 'OPEN' | 'WAITING_RESOLUTION' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
export type Party = 'DONOR' | 'CLAIMER';

export interface Claim {
  /** null if the answer was lost. */
  readonly id: string | null;
  readonly type: ClaimType;
  readonly keyType: string;
  readonly keyValue: string;
  readonly status: ClaimStatus;
  readonly donor: string;
  readonly claimer: string;
  readonly person: Holder;
  readonly createdAt: string;
  /** Since when the owner of the key has it, when it is claimed for portability. */
  readonly ownedSince: string | null;
  readonly lastModified: string;
  readonly resolutionPeriodEnd: string;
  readonly completionPeriodEnd: string | null;
  readonly acknowledgedAt: string | null;
  readonly confirmReason: string | null;
  readonly cancelReason: string | null;
  readonly cancelledBy: Party | null;
  /** Of the completion. */
  readonly requestId: string | null;
}

export interface DictState {
  /** By type, value and number: a value can be registered again after its deletion. */
  readonly keys: Readonly<Record<string, Key>>;
  /** By the value of the key and number: a key can be claimed again after its claim has ended. */
  readonly claims: Readonly<Record<string, Claim>>;
  /** By participant and RequestId: used ones. */
  readonly requestIds: Readonly<Record<string, true>>;
  readonly rules: Rules;
}

export const NO_KEYS: DictState = { keys: {}, claims: {}, requestIds: {}, rules: [] };

/** The active key with a value, with its name in the state. */
export function activeKey({ keys }: DictState, keyType: string, keyValue: string) {
  return Object.entries(keys).find(
    ([, key]) => key.keyType === keyType && key.keyValue === keyValue && key.deletedAt === null,
  );
}

export function isOpen({ status }: Claim): boolean {
  return status === 'OPEN' || status === 'WAITING_RESOLUTION' || status === 'CONFIRMED';
}

/** The open claim of a key. */
export function openClaim({ claims }: DictState, keyValue: string): Claim | undefined {
  return Object.values(claims).find((claim) => claim.keyValue === keyValue && isOpen(claim));
}

/** Adds a key under a new name. */
export function withKey(state: DictState, key: Key): DictState {
  const name = `${key.keyType}:${key.keyValue ?? '?'}`;
  return { ...state, keys: { ...state.keys, [newName(state.keys, name)]: key } };
}

/** Adds a claim under a new name. */
export function withClaim(state: DictState, claim: Claim): DictState {
  const { claims } = state;
  return { ...state, claims: { ...claims, [newName(claims, claim.keyValue)]: claim } };
}

/** Marks the active key with a value as deleted. */
export function deletedKey(
  state: DictState,
  { keyType, keyValue }: { readonly keyType: string; readonly keyValue: string },
  deletedAt: string,
): DictState {
  const found = activeKey(state, keyType, keyValue);
  if (found === undefined) return state;
  const [name, key] = found;
  return { ...state, keys: { ...state.keys, [name]: { ...key, deletedAt } } };
}

/** Whether the account of a key has the maximum number of keys: 5 as soon as one of them has a CPF, otherwise 20. */
export function isFull({ keys }: DictState, key: Omit<Key, 'keyValue'>): boolean {
  const held = Object.values(keys).filter(
    (other) => other.deletedAt === null && accountOf(other) === accountOf(key),
  );
  const isOfAPerson = [key, ...held].some(({ holderTaxId }) => holderTaxId?.length === 11);
  return held.length >= (isOfAPerson ? 5 : 20);
}

function accountOf({ ispb, accountNumber }: Omit<Key, 'keyValue'>): string {
  return `${ispb}/${accountNumber}`;
}

function newName(named: object, name: string): string {
  for (let number = 1; ; number += 1) {
    const next = `${name}#${String(number)}`;
    if (!Object.hasOwn(named, next)) return next;
  }
}
