import 'reflect-metadata';
import { type EventTable } from '#libs/journal';
import { apps } from '../../apps/suite/src/apps';
import { FACT_NAMES } from '../../libs/console/web/words/fact-names';

/** Facts that are made from others, so no place in a body names them. */
const MADE = ['nsu', 'operation'];

describe('The names of facts in the console', () => {
  const names = apps.flatMap(({ events }) => (events === undefined ? [] : factsOf(events)));

  it('are there for each fact of each app, and for no other', () => {
    expect(Object.keys(FACT_NAMES).sort()).toEqual([...new Set([...names, ...MADE])].sort());
  });
});

function factsOf({ operations, failure }: EventTable): string[] {
  const places = operations.flatMap(({ request = {}, response = {} }) => [request, response]);
  const inPaths = operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)]);
  const ofPaths = inPaths.flatMap(([, name = '_']) => (name === '_' ? [] : [name]));
  return [...[failure, ...places].flatMap((each) => Object.keys(each)), ...ofPaths];
}
