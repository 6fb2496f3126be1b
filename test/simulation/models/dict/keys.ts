import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { itemDifferences, listOf } from '../lists';
import { nextRule, withHit } from '../rules';
import { nowOf, withData, type World } from '../world';
import { drawKnown } from './create';
import { accountNumberOf, BRANCH, HOLDERS, PARTICIPANTS } from './people';
import { refusedByRule } from './refusals';
import { activeKey, deletedKey, isOpen, openClaim, type DictState, type Key } from './state';

/** A lookup. Capital letters are the same. */
export const find = operation<World, { keyType: string; keyValue: string; isUpper: boolean }>({
  name: 'dict.find',
  service: 'dict',
  weight: 5,
  draw: (dice, { nowMs, data }) =>
    nowMs === undefined ? undefined : { ...drawKnown(dice, data.dict), isUpper: dice.share(0.2) },
  request: ({ keyType, keyValue, isUpper }) => ({
    service: 'dict',
    method: 'GET',
    path: `/dict/keys/${keyType}/${encodeURIComponent(isUpper ? keyValue.toUpperCase() : keyValue)}`,
  }),
  outcomes: ({ keyType, keyValue }, world) => {
    const { dict } = world.data;
    return [ruled(world) ?? found(world, dict, activeKey(dict, keyType, keyValue)?.[1])];
  },
});

function found(world: World, dict: DictState, key: Key | undefined): Outcome<World> {
  if (key === undefined) return unchanged(world, 'not found', 404, 'KEY_NOT_FOUND');
  return {
    name: 'found',
    differs: (answer) => statusDiffers(answer, 200, keyAsListed(dict, key)),
    next: () => world,
  };
}

/** Deletes a key by its id or value. */
export const remove = operation<World, { keyType: string; keyValue: string; id: string | null }>({
  name: 'dict.delete',
  service: 'dict',
  weight: 6,
  draw: (dice, { nowMs, data }) => {
    if (nowMs === undefined) return undefined;
    const { keyType, keyValue } = drawKnown(dice, data.dict);
    const active = activeKey(data.dict, keyType, keyValue);
    return { keyType, keyValue, id: dice.share(0.5) ? (active?.[1].id ?? null) : null };
  },
  request: ({ keyValue, id }) => ({
    service: 'dict',
    method: 'DELETE',
    path: `/dict/keys/${encodeURIComponent(id ?? keyValue)}`,
  }),
  outcomes: ({ keyType, keyValue, id }, world) => {
    const { dict } = world.data;
    const byRule = ruled(world);
    if (byRule !== undefined) return [byRule];
    const active = activeKey(dict, keyType, keyValue)?.[1];
    const isOther = id !== null && active?.id !== null && active?.id !== id;
    if (active === undefined || isOther) {
      return [unchanged(world, 'not found', 404, 'KEY_NOT_FOUND')];
    }
    if (openClaim(dict, keyValue) !== undefined) {
      return [unchanged(world, 'locked by a claim', 400, 'ENTRY_LOCKED_BY_CLAIM')];
    }
    const after = deletedKey(dict, { keyType, keyValue }, nowOf(world));
    return [
      {
        name: 'deleted',
        differs: (answer) => statusDiffers(answer, 204),
        next: () => withData(world, 'dict', after),
      },
    ];
  },
});

export const list = operation<World, Record<string, string>>({
  name: 'dict.list',
  service: 'dict',
  weight: 3,
  draw: (dice, { nowMs }) => {
    if (nowMs === undefined) return undefined;
    const accountNumber = accountNumberOf(dice.one(HOLDERS));
    return {
      ...(dice.share(0.3) && { keyType: dice.one(['CPF', 'EMAIL', 'PHONE', 'RANDOM']) }),
      ...(dice.share(0.3) && { ispb: dice.one(PARTICIPANTS) }),
      ...(dice.share(0.3) && { status: dice.one(['ACTIVE', 'DELETED']) }),
      ...(dice.share(0.2) && { account: accountNumber }),
      ...(dice.share(0.2) && { accountId: `acc-${accountNumber}` }),
    };
  },
  request: (filter) => ({
    service: 'dict',
    method: 'GET',
    path: `/dict/keys?${String(new URLSearchParams({ ...filter, limit: '1000' }))}`,
  }),
  outcomes: (filter, world) => {
    const { dict } = world.data;
    const keys = Object.values(dict.keys).filter((key) => isSought(key, filter));
    return [ruled(world) ?? listed(world, dict, keys)];
  },
});

function isSought(key: Key, { account, status = 'ACTIVE', ...equal }: Record<string, string>) {
  if (key.deletedAt === null ? status !== 'ACTIVE' : status !== 'DELETED') return false;
  if (account !== undefined && key.accountNumber !== account) return false;
  return Object.entries(equal).every(
    ([name, value]) => key[name as 'keyType' | 'ispb' | 'accountId'] === value,
  );
}

/** Keys of which the value is not known yet are compared by the reader only. */
function listed(world: World, dict: DictState, keys: readonly Key[]): Outcome<World> {
  const isKnown =
    keys.every(({ keyValue }) => keyValue !== null) &&
    Object.values(dict.claims).every((claim) => claim.id !== null || !isOpen(claim));
  const expected = keys.map((key) => keyAsListed(dict, key));
  return {
    name: 'listed',
    differs: (answer) =>
      statusDiffers(answer, 200) ??
      (isKnown ? itemDifferences('key', listOf(answer), expected, LISTED)[0] : undefined),
    next: () => world,
  };
}

/** The answer that the next rule requests. */
function ruled(world: World): Outcome<World> | undefined {
  const { dict } = world.data;
  const rule = nextRule(dict.rules);
  if (rule === undefined) return undefined;
  return refusedByRule(withData(world, 'dict', { ...dict, rules: withHit(dict.rules) }), rule);
}

/** The members of a listed key, without its ids. */
export const LISTED = [
  ...(['keyType', 'keyValue', 'accountId', 'status', 'createdAt', 'ispb', 'branch'] as const),
  ...(['accountNumber', 'accountType', 'holderName', 'holderType', 'holderTaxId'] as const),
  ...(['deletedAt', 'claim'] as const),
];

/** A key as the directory shows it. The id of a claim is shown too, so a claim without a known id is not compared. */
export function keyAsListed(dict: DictState, key: Key) {
  const { id, keyType, keyValue, accountId, createdAt, ispb, accountNumber, accountType } = key;
  const { holderName, holderTaxId, deletedAt } = key;
  const claim = deletedAt === null ? openClaim(dict, key.keyValue ?? '') : undefined;
  return {
    ...{ keyType, keyValue, accountId, createdAt, ispb, accountNumber, accountType, holderName },
    ...(id !== null && { id }),
    branch: BRANCH,
    status: deletedAt === null ? 'ACTIVE' : 'DELETED',
    holderType: holderTypeOf(holderTaxId),
    holderTaxId: holderTaxId ?? undefined,
    deletedAt: deletedAt ?? undefined,
    ...(claim?.id !== null && {
      claim: claim && { id: claim.id, type: claim.type, status: claim.status },
    }),
  };
}

function holderTypeOf(taxId: string | null): string | undefined {
  if (taxId === null) return undefined;
  return taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON';
}
