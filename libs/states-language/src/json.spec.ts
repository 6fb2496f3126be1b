import fc from 'fast-check';
import { isSame, type Json, refuseSize, withMember } from './json';

describe('The size of a payload', () => {
  it('is that of its JSON text in UTF-8', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        // Through JSON once, so that -0 and the like are gone.
        const json = JSON.parse(JSON.stringify(value)) as Json;
        const bytes = Buffer.byteLength(JSON.stringify(json));
        expect(refuseSize(json, bytes)).toBeUndefined();
        expect(refuseSize(json, bytes - 1)).toBe('too-large');
      }),
    );
  });

  it.each(['"quoted"\\', 'line\nbreak\u0001', 'ação', '東京', '😀'])('counts %j', (text) => {
    const bytes = Buffer.byteLength(JSON.stringify([text, { [text]: text }]));
    expect(refuseSize([text, { [text]: text }], bytes)).toBeUndefined();
    expect(refuseSize([text, { [text]: text }], bytes - 1)).toBe('too-large');
  });

  it('is measured with bounded work where one value is contained very often', () => {
    let value: Json = ['x'.repeat(1_000)];
    for (let depth = 0; depth < 60; depth += 1) value = [value, value];
    expect(refuseSize(value)).toBe('too-large');
  });

  it('has a bounded depth', () => {
    const nested = (depth: number): Json =>
      JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json;
    expect(refuseSize(nested(100))).toBeUndefined();
    expect(refuseSize(nested(101))).toBe('too-deep');
    expect(refuseSize(nested(50_000))).toBe('too-deep');
  });
});

it.each<[Json, Json, boolean]>([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

it('sets a member of any name', () => {
  expect(JSON.stringify(withMember({ a: 1 }, '__proto__', 2))).toBe('{"a":1,"__proto__":2}');
});
