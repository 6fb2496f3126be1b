import { type Dice } from '#libs/testing';
import { statusDiffers, textAt, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { nextRule, withHit } from '../rules';
import { nowOf, withData, type World } from '../world';
import { refusedByRule } from './refusals';
import {
  accountNumberOf,
  BRANCH,
  drawEmail,
  drawPhone,
  HOLDERS,
  otherSpelling,
  PARTICIPANTS,
  uuidOf,
  type Holder,
} from './people';
import { activeKey, isFull, openClaim, withKey, type DictState, type Key } from './state';

/** More keys than this in a sandbox, deleted or not, would only make reading slower. */
const ENOUGH = 150;
const TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] as const;
/** Values that are not in the format of their type. */
const INVALID: Readonly<Record<string, string>> = {
  CPF: '1112223330',
  CNPJ: '1234567800019',
  EMAIL: 'user.example.com',
  PHONE: '5561988880000',
  RANDOM: 'not-a-uuid',
};

interface NewKey {
  readonly keyType: string;
  /** null: the directory generates it. */
  readonly keyValue: string | null;
  readonly ispb: string;
  readonly holderName: string;
  readonly holderTaxId: string | null;
  readonly accountNumber: string;
  readonly accountType: string;
  [name: string]: string | null;
}

export const create = operation<World, NewKey>({
  name: 'dict.create',
  service: 'dict',
  weight: 14,
  draw: (dice, { nowMs, data }, { number }) =>
    nowMs === undefined || Object.keys(data.dict.keys).length > ENOUGH
      ? undefined
      : drawKey(dice, number),
  request: ({ keyValue, holderTaxId, ...key }) => ({
    service: 'dict',
    method: 'POST',
    path: '/dict/keys',
    body: {
      ...key,
      ...{ accountId: accountIdOf(key.accountNumber), branch: BRANCH },
      ...(keyValue !== null && { keyValue }),
      ...(holderTaxId !== null && { holderTaxId }),
    },
  }),
  outcomes: (sent, world) => {
    const { keyType, keyValue } = sent;
    const { dict } = world.data;
    if (keyValue === INVALID[keyType]) {
      return [unchanged(world, 'a wrong value', 400, 'REQUEST_INVALID')];
    }
    const isTaxId = keyType === 'CPF' || keyType === 'CNPJ';
    if (isTaxId && sent.holderTaxId !== null && sent.holderTaxId !== keyValue) {
      const code = 'ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER';
      return [unchanged(world, 'the tax id of another person', 400, code)];
    }
    const rule = nextRule(dict.rules);
    if (rule !== undefined) {
      const ruled = withData(world, 'dict', { ...dict, rules: withHit(dict.rules) });
      return [refusedByRule(ruled, rule)];
    }
    const key = keyOf({ ...sent, holderTaxId: sent.holderTaxId ?? (isTaxId ? keyValue : null) });
    const now = nowOf(world);
    const draft = { ...key, createdAt: now, ownedSince: now };
    const refusals = refusalsOf(world, draft);
    return refusals.length > 0 ? refusals : [created(world, draft)];
  },
});

function keyOf({ keyType, keyValue, ispb, holderName, holderTaxId, ...account }: NewKey): Key {
  const { accountNumber, accountType } = account;
  return {
    ...{ keyType, keyValue, ispb, holderName, holderTaxId, accountNumber, accountType },
    ...{ accountId: accountIdOf(accountNumber), id: null, deletedAt: null },
    ...{ createdAt: '', ownedSince: '' },
  };
}

function accountIdOf(accountNumber: string): string {
  return `acc-${accountNumber}`;
}

/** All reasons that speak against a key. The specification has no order of them. */
function refusalsOf(world: World, key: Key): readonly Outcome<World>[] {
  const { dict } = world.data;
  const { keyType, keyValue } = key;
  const [, active] = keyValue === null ? [] : (activeKey(dict, keyType, keyValue) ?? []);
  const claim = keyValue === null ? undefined : openClaim(dict, keyValue);
  return [
    ...(active === undefined
      ? []
      : [unchanged(world, 'active already', 409, conflictOf(active, key))]),
    ...(claim === undefined
      ? []
      : [unchanged(world, 'locked by a claim', 400, 'ENTRY_LOCKED_BY_CLAIM')]),
    ...(isFull(dict, key)
      ? [unchanged(world, 'the account is full', 422, 'ENTRY_LIMIT_EXCEEDED')]
      : []),
  ];
}

function conflictOf(active: Key, key: Key): string {
  if (!isSameHolder(active, key)) return 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON';
  return active.ispb === key.ispb
    ? 'ENTRY_ALREADY_EXISTS'
    : 'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT';
}

/** By tax id or, if one is unknown, by name without case and accents. */
function isSameHolder(one: Key, other: Key): boolean {
  if (one.holderTaxId !== null && other.holderTaxId !== null) {
    return one.holderTaxId === other.holderTaxId;
  }
  return otherSpelling(one.holderName) === otherSpelling(other.holderName);
}

function created(world: World, key: Key): Outcome<World> {
  const { keyType, keyValue, accountId, createdAt } = key;
  const shown = { keyType, accountId, status: 'ACTIVE', createdAt };
  return {
    name: 'created',
    differs: (answer) =>
      statusDiffers(answer, 201, keyValue === null ? shown : { ...shown, keyValue }),
    next: (answer) => {
      const known: Key =
        answer === undefined
          ? key
          : { ...key, id: textAt(answer, 'id'), keyValue: textAt(answer, 'keyValue') };
      return withData(world, 'dict', withKey(world.data.dict, known));
    },
  };
}

function drawKey(dice: Dice, number: number): NewKey {
  const holder = dice.one(HOLDERS);
  const keyType = dice.one(TYPES);
  const value = dice.share(0.02) ? INVALID[keyType] : drawValue(dice, keyType, holder, number);
  const other = dice.share(0.05) ? dice.one(HOLDERS) : holder;
  return {
    keyType,
    keyValue: value ?? null,
    // More at one of them, so that accounts become full.
    ispb: dice.share(0.6) ? PARTICIPANTS[0] : dice.one(PARTICIPANTS),
    holderName: dice.share(0.2) ? otherSpelling(other.name) : other.name,
    holderTaxId: dice.share(0.2) ? null : other.taxId,
    accountNumber: accountNumberOf(other),
    accountType: dice.one(['CHECKING', 'CACC']),
  };
}

function drawValue(dice: Dice, keyType: string, { taxId }: Holder, number: number): string | null {
  switch (keyType) {
    case 'CPF':
      return taxId.length === 11 ? taxId : (HOLDERS[0]?.taxId ?? null);
    case 'CNPJ':
      return taxId.length === 14 ? taxId : (HOLDERS[3]?.taxId ?? null);
    case 'EMAIL':
      return drawEmail(dice);
    case 'PHONE':
      return drawPhone(dice);
    default:
      return dice.share(0.5) ? uuidOf(number) : null;
  }
}

/** For operations that need a key: sometimes one that was deleted or that never was. */
export function drawKnown(dice: Dice, { keys }: DictState): { keyType: string; keyValue: string } {
  const known = Object.values(keys).filter(({ keyValue }) => keyValue !== null);
  if (known.length === 0 || dice.share(0.1)) return { keyType: 'PHONE', keyValue: drawPhone(dice) };
  const { keyType, keyValue } = dice.one(known);
  return { keyType, keyValue: keyValue ?? '' };
}
