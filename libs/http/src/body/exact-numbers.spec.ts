import { inexactNumber } from './exact-numbers';

describe('inexactNumber', () => {
  it.each<[string, string | undefined]>([
    ['{"a":9007199254740991}', undefined],
    ['{"a":-9007199254740991}', undefined],
    ['{"a":9007199254740992}', undefined],
    ['{"a":9007199254740993}', '9007199254740993'],
    ['[1, -9007199254740993]', '-9007199254740993'],
    ['100000000000000000000', undefined],
    ['12345678901234567890', '12345678901234567890'],
    ['1e400', '1e400'],
    ['-1E+400', '-1E+400'],
    ['1e-400', undefined],
    ['1e308', undefined],
    ['0.12345678901234567890', undefined],
    ['150.75', undefined],
    ['{"pan":"4111111111111111111"}', undefined],
    ['{"a":"\\"12345678901234567891","b":"1e400"}', undefined],
    ['{"12345678901234567891":"\\\\"}', undefined],
    ['{"a":"\\\\","b":12345678901234567891}', '12345678901234567891'],
    [`{"a":${'9'.repeat(400)}}`, `${'9'.repeat(40)}...`],
  ])('finds in %s: %s', (text, expected) => {
    expect(inexactNumber(text)).toBe(expected);
  });
});
