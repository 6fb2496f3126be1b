import { siblingAddress } from '#libs/http';
import { apps } from './apps';
import { addressVariable, calls, reachableFrom, startOrder } from './start-order';

const app = (name: string, ...siblings: readonly string[]) => ({
  name,
  variables: Object.fromEntries(
    siblings.map((sibling) => [
      sibling,
      siblingAddress(addressVariable({ name: sibling }), sibling, '1'),
    ]),
  ),
});

const namesOf = (ordered: readonly { readonly name: string }[]) => ordered.map(({ name }) => name);

describe('reachableFrom', () => {
  it.each([
    ['a', [app('a'), app('b', 'a')], []],
    ['a', [app('a', 'b'), app('b', 'c'), app('c'), app('d')], ['b', 'c']],
    ['a', [app('a', 'b'), app('b', 'a')], ['a', 'b']],
    ['a', [app('a', 'z')], []],
  ])('%s of %j', (name, all, expected) => {
    const from = all.find((each) => each.name === name) ?? app(name);
    expect([...reachableFrom(from, all)].sort()).toEqual(expected);
  });
});

describe('startOrder', () => {
  it.each([
    ['apps that need no other', [app('a'), app('b')], ['a', 'b']],
    [
      'an app before those that it calls',
      [app('a', 'c', 'b'), app('b', 'c'), app('c')],
      ['c', 'b', 'a'],
    ],
    ['apps that call each other', [app('a', 'b'), app('b', 'a'), app('c', 'a')], ['a', 'b', 'c']],
    ['an app that calls one that is not there', [app('a', 'z'), app('b')], ['a', 'b']],
    ['no app', [], []],
  ])('orders %s', (_, given, expected) => {
    expect(namesOf(startOrder(given))).toEqual(expected);
  });

  it('has every simulator once, behind those that it calls, unless both call each other', () => {
    const started = new Set<string>();
    for (const app of startOrder(apps)) {
      const missing = apps.filter(
        (other) => calls(app, other) && !calls(other, app) && !started.has(other.name),
      );
      // The bank calls DICT and the SPI, and the SPI calls the bank.
      expect([app.name, namesOf(missing)]).toEqual([app.name, []]);
      started.add(app.name);
    }
    expect(started.size).toBe(apps.length);
  });
});
