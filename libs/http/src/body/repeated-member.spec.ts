import fc from 'fast-check';
import { repeatedMember } from './repeated-member';

describe('repeatedMember', () => {
  it.each([
    ['{"a": 1, "a": 2}', '/a'],
    ['{"a": {"b": 1, "c": 2, "b": 3}}', '/a/b'],
    ['{"a": {"b": 1}, "c": {"b": 1}, "b": [{"b": 1}]}', undefined],
    ['[1, [2, {"x": 1}, {"x": 1, "y": [], "x": 1}]]', '/1/2/x'],
    ['{"a": "a", "b": "a", "c": ["a", "a"]}', undefined],
    ['{"a/b": {"~": 1, "~": 1}}', '/a~1b/~0'],
    ['{"a": 1, "\\u0061": 2}', '/a'],
    ['{"\\"}": 1, "{": "\\\\", "\\"}": 2}', '/"}'],
    ['{"": 1, "": 2}', '/'],
    ['{"__proto__": 1, "__proto__": 2}', '/__proto__'],
    ['"a"', undefined],
    ['{}', undefined],
  ])('of %s is %p', (text, pointer) => {
    expect(repeatedMember(text)).toBe(pointer);
  });

  it('shortens a long name', () => {
    const name = 'a'.repeat(101);
    expect(repeatedMember(`{"${name}": 1, "${name}": 2}`)).toBe(`/${'a'.repeat(100)}…`);
  });

  it.each(['x', '\\n', '\\"'])('reads a string of 20 MB that repeats %j', (character) => {
    const long = character.repeat(20_000_000 / character.length);
    expect(repeatedMember(`{"a": 1, "b": "${long}", "a": 2}`)).toBe('/a');
  });

  it('finds none in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        expect(repeatedMember(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });
});
