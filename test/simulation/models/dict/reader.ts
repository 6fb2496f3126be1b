import { at } from '../../core/answers';
import { type Reader } from '../../core/model';
import { type Answer } from '../../core/wire';
import { itemDifferences, listOf } from '../lists';
import { readRules, ruleDifferences } from '../rules';
import { withData, type World } from '../world';
import { keyAsListed, LISTED } from './keys';
import { isOpen, type Claim, type DictState, type Key } from './state';

/** What was read, by name. The list of /dict/keys is not read, because rules would count that. */
export function dictReadings([history, claims, rules]: readonly (Answer | undefined)[]) {
  return { history: listOf(history), claims: listOf(claims), rules };
}

export const reader: Reader<World> = {
  service: 'dict',
  requests: () => [
    { service: 'dict', method: 'GET', path: '/__admin/export?limit=1000' },
    { service: 'dict', method: 'GET', path: '/__admin/claims' },
    readRules('dict'),
  ],
  differences: ({ data: { dict } }, readings) => {
    const { history, claims, rules } = dictReadings(readings);
    const keys = Object.values(dict.keys);
    const shown = keys.map((key) => keyAsListed(dict, key));
    const ids = new Set([...history, ...claims].map((each) => at(each, 'id')));
    const lost = [...keys, ...Object.values(dict.claims)].filter(
      ({ id }) => id !== null && !ids.has(id),
    );
    return [
      ...itemDifferences('key', history, shown, LISTED),
      ...itemDifferences('claim', claims, Object.values(dict.claims).map(claimAsListed), CLAIM),
      ...lost.map(({ keyValue, id }) => `${String(keyValue)} has another id than ${String(id)}`),
      ...ruleDifferences(dict.rules, rules?.body),
    ];
  },
  learn: (world, readings) => {
    const { history, claims } = dictReadings(readings);
    return withData(world, 'dict', learned(world.data.dict, history, claims));
  },
};

/** The values of generated keys and the ids of claims whose answers were lost. */
function learned(
  dict: DictState,
  history: readonly unknown[],
  found: readonly unknown[],
): DictState {
  const values = new Set<unknown>(Object.values(dict.keys).map(({ keyValue }) => keyValue));
  const keys = Object.fromEntries(
    Object.entries(dict.keys).map(([name, key]) => {
      if (key.keyValue !== null) return [name, key];
      const match = history.find((each) => !values.has(at(each, 'keyValue')) && isKey(each, key));
      const keyValue = textOf(match, 'keyValue');
      values.add(keyValue);
      return [`RANDOM:${keyValue}#1`, { ...key, keyValue }];
    }),
  );
  const ids = new Set<unknown>(Object.values(dict.claims).map(({ id }) => id));
  const claims = Object.fromEntries(
    Object.entries(dict.claims).map(([name, claim]) => {
      if (claim.id !== null) return [name, claim];
      const match = found.find((each) => !ids.has(at(each, 'id')) && isClaim(each, claim));
      const id = textOf(match, 'id');
      ids.add(id);
      return [name, { ...claim, id }];
    }),
  );
  return { ...dict, keys, claims };
}

/** Empty if there is no match; then the comparison fails. */
function textOf(match: unknown, name: string): string {
  const text = at(match, name);
  return typeof text === 'string' ? text : '';
}

function isKey(found: unknown, { keyType, createdAt, ispb, accountNumber, holderName }: Key) {
  const expected = { keyType, createdAt, ispb, accountNumber, holderName };
  return Object.entries(expected).every(([name, value]) => at(found, name) === value);
}

/** Claims of one key at one instant differ in how they have ended. */
function isClaim(found: unknown, claim: Claim): boolean {
  const { keyValue: key, createdAt, type, claimer, status, lastModified } = claim;
  const expected = { key, createdAt, type, claimer, status, lastModified };
  return Object.entries(expected).every(([name, value]) => at(found, name) === value);
}

const CLAIM = [
  ...(['type', 'key', 'keyType', 'status', 'donor', 'claimer', 'createdAt'] as const),
  ...(['lastModified', 'resolutionPeriodEnd', 'completionPeriodEnd', 'acknowledgedAt'] as const),
  ...(['confirmReason', 'cancelReason', 'cancelledBy'] as const),
];

function claimAsListed({ keyValue, ...claim }: Claim) {
  return { ...claim, key: keyValue, keyType: claim.keyType === 'RANDOM' ? 'EVP' : claim.keyType };
}

/** For invariants: the claims that are not completed or cancelled. */
export function openOnes(claims: readonly unknown[]): readonly unknown[] {
  return claims.filter((claim) => isOpen(claim as Claim));
}
