import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Mutant {
  readonly line: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

interface MutantsModule {
  readonly mutantsOf: (file: string, text: string) => readonly Mutant[];
}

/** Scripts are not compiled. */
async function mutantsIn(text: string): Promise<readonly string[]> {
  const { href } = pathToFileURL(resolve('scripts/mutations/mutants.mjs'));
  const { mutantsOf } = (await import(href)) as MutantsModule;
  return mutantsOf('code.ts', text).map(({ kind, before, after }) =>
    after === ';' ? `${kind}: ${before}` : `${kind}: ${before} -> ${after}`,
  );
}

describe('The mutants of npm run check:mutations', () => {
  it.each([
    ['f(a < b);', ['dropped call: f(a < b);', 'comparison: a < b -> a <= b']],
    ['x = a !== b;', ['comparison: a !== b -> a === b']],
    ['x = a && b || c;', ['operator: a && b || c -> a && b && c', 'operator: a && b -> a || b']],
    ['x = a - b;', ['operator: a - b -> a + b']],
    ['if (a) b = c;', ['condition: a -> !(a)']],
    ['x = !a ? b : c;', ['condition: !a -> a']],
    // The comparison has the mutant of the condition.
    ['while (a === b) x = c;', ['comparison: a === b -> a !== b']],
    ['x = [9, 5n, true];', ['constant: 9 -> 10', 'constant: 5n -> 6n', 'constant: true -> false']],
    ['await f();', ['dropped call: await f();']],
    ['if (a) { return b; }', ['condition: a -> !(a)', 'dropped guard: return b;']],
    ['if (a) throw b; else x = c;', ['condition: a -> !(a)']],
    ['x = `1 ${a + b}`;', ['operator: a + b -> a - b']],
  ])('%s', async (text, expected) => {
    expect(await mutantsIn(text)).toEqual(expected);
  });

  it.each([
    ['a decorator', '@Column({ length: 5 }) class A {}'],
    ['a type', 'type A = 1 | true; let x: A extends 2 ? 3 : 4;'],
    ['a log call', 'this.logger.warn(`${a + 1}`);'],
    ['a name', 'x = { 200: a };'],
    ['the constructor of the parent', 'class A extends B { constructor() { super(); } }'],
  ])('do not change %s', async (_title, text) => {
    expect(await mutantsIn(text)).toEqual([]);
  });
});
