import { at } from '../../core/answers';
import { type Invariant } from '../../core/model';
import { notNewestFirst, repeatedValues } from '../lists';
import { dictReadings, openOnes } from './reader';

const aKeyHasOneOwner: Invariant = {
  name: 'a-key-has-one-owner',
  violations: ({ dict = [] }) => {
    const { history } = dictReadings(dict);
    const active = history.filter((each) => at(each, 'status') === 'ACTIVE');
    return [
      ...repeatedValues('key', active, (each) => String(at(each, 'keyValue'))),
      ...repeatedValues('id', history, (each) => String(at(each, 'id'))),
      ...notNewestFirst('key', history),
    ];
  },
};

const anAccountHasRoom: Invariant = {
  name: 'an-account-has-at-most-its-keys',
  violations: ({ dict = [] }) => {
    const accounts = new Map<string, unknown[]>();
    for (const key of dictReadings(dict).history) {
      if (at(key, 'status') !== 'ACTIVE') continue;
      const account = `${String(at(key, 'ispb'))}/${String(at(key, 'accountNumber'))}`;
      accounts.set(account, [...(accounts.get(account) ?? []), key]);
    }
    return [...accounts].flatMap(([account, keys]) => {
      const isOfAPerson = keys.some((key) => at(key, 'holderType') === 'NATURAL_PERSON');
      const limit = isOfAPerson ? 5 : 20;
      return keys.length > limit ? [`${account} has ${String(keys.length)} keys`] : [];
    });
  },
};

const aKeyHasOneClaim: Invariant = {
  name: 'a-key-has-one-open-claim',
  violations: ({ dict = [] }) => {
    const { claims, history } = dictReadings(dict);
    const open = openOnes(claims);
    const active = new Set(
      history.filter((each) => at(each, 'status') === 'ACTIVE').map((each) => at(each, 'keyValue')),
    );
    // Before the confirmation the donor has the entry, after it nobody.
    const wrong = open.filter(
      (claim) => active.has(at(claim, 'key')) === (at(claim, 'status') === 'CONFIRMED'),
    );
    return [
      ...repeatedValues('open claim', open, (each) => String(at(each, 'key'))),
      ...repeatedValues('claim', claims, (each) => String(at(each, 'id'))),
      ...wrong.map((claim) => `claim ${String(at(claim, 'id'))} and the entry of its key`),
    ];
  },
};

export const dictInvariants: readonly Invariant[] = [
  ...[aKeyHasOneOwner, anAccountHasRoom, aKeyHasOneClaim],
];
