import { z } from 'zod';
import { dictionary } from './dictionary';
import { exactlyOne, wholeNumber } from './members';
import { readJson } from './read-json';

const schema = z
  .strictObject({
    match: z.strictObject({ path: z.string(), method: z.enum(['GET', 'POST']) }).optional(),
    names: dictionary(z.union([z.string(), z.strictObject({ equals: z.string() })])).optional(),
    times: wholeNumber(1, 9).optional(),
    skip: wholeNumber(0, 9).optional(),
  })
  .check(exactlyOne(['times', 'skip']));

function violations(value: unknown): (readonly [pointer: string, detail: string])[] {
  const read = readJson(schema, value, '/rule');
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => [pointer, detail]);
}

describe('readJson', () => {
  it('reports all errors at once, unknown members first', () => {
    const value = { mtach: {}, match: { path: 7, verb: 'GET' }, times: 0.5, skip: 1 };
    expect(violations(value)).toEqual([
      [
        '/rule/mtach',
        expect.stringMatching(
          /^"mtach" is unknown here; did you mean "match"\? The known names are /,
        ),
      ],
      ['/rule/match/verb', '"verb" is unknown here; the known names are path, method.'],
      ['/rule/match/path', 'Must be a string.'],
      ['/rule/match/method', 'Is missing; it must be one of GET, POST.'],
      ['/rule/times', 'Must be a whole number from 1 to 9.'],
      ['/rule', 'Must have exactly one of times, skip.'],
    ]);
  });

  it('reports a missing member', () => {
    expect(violations({ times: 1, match: { method: 'GET' } })).toEqual([
      ['/rule/match/path', 'Is missing; it must be a string.'],
    ]);
  });

  it('reports the errors for the kind of value that was sent', () => {
    expect(violations({ times: 1, names: { 'a/b': { equals: 1 } } })).toEqual([
      ['/rule/names/a~1b/equals', 'Must be a string.'],
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'does not read the inherited member %s',
    (name) => {
      const sent = (text: string): unknown => JSON.parse(text.replace('NAME', name));
      expect(violations(sent('{"times":1,"NAME":1}'))).toEqual([
        [`/rule/${name}`, expect.stringContaining('is unknown here')],
      ]);
      expect(violations(sent('{"times":1,"names":{"NAME":1}}'))[0]?.[0]).toBe(
        `/rule/names/${name}`,
      );
      const read = readJson(schema, sent('{"times":1,"names":{"NAME":"x"}}'));
      expect(read.ok && [...(read.value.names ?? [])]).toEqual([[name, 'x']]);
    },
  );

  it('keeps 100 violations of 70,000 unknown members, and counts the others', () => {
    const entries = Array.from({ length: 70_000 }, (_, index) => [`m${String(index)}`, 1]);
    const read = readJson(schema, { times: 1, ...Object.fromEntries(entries) });
    expect(read).toMatchObject({ ok: false, refusal: { omitted: 69_900 } });
  });

  it('cuts a long name', () => {
    const [first] = violations({ times: 1, ['x'.repeat(1_000)]: 1 });
    expect(first?.[0]).toBe(`/rule/${'x'.repeat(40)}...`);
    expect(first?.[1].length).toBeLessThan(150);
  });
});
