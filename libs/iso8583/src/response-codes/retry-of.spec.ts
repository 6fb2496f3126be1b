import { ABECS_ROWS } from './abecs-rows';
import { adviceCode } from './advice-code';
import { BRAND_RULES } from './brand-rules';
import { brandNamed, BRANDS, type Brand } from './brands';
import { isApproval, meaningOf, RESPONSE_CODES } from './response-codes';
import { brandsOf, codesOf, retryOf } from './retry-of';

const A = 'allowed';
const F = 'forbidden';
const U = 'unknown';

describe('The retry of a decline, by brand (ABECS Normativo 21; docs/adr/0046)', () => {
  it.each([
    // code, visa, mastercard, elo, amex, hipercard, all brands together
    ['04', F, F, A, U, F, U],
    ['05', A, A, A, A, A, A],
    ['06', F, U, A, U, U, U],
    ['12', F, F, F, F, F, F],
    ['13', F, F, F, F, F, F],
    ['14', F, F, F, F, F, F],
    ['19', F, U, F, U, U, F],
    ['23', U, U, F, F, U, F],
    ['30', U, F, F, F, F, F],
    ['38', U, U, A, U, U, A],
    ['41', F, F, F, F, F, F],
    ['43', F, F, F, F, F, F],
    ['46', F, U, F, U, U, F],
    ['51', A, A, A, A, A, A],
    ['54', F, F, F, F, F, F],
    ['55', A, A, A, A, A, A],
    ['57', A, A, F, A, A, U],
    ['58', F, F, F, F, F, F],
    ['59', A, U, A, A, U, A],
    ['61', A, A, A, U, A, A],
    ['62', A, F, U, U, F, U],
    ['63', U, A, F, F, A, U],
    ['65', A, A, A, U, A, A],
    ['75', A, A, A, A, A, A],
    ['78', F, U, A, U, U, U],
    ['79', U, U, U, U, U, U],
    ['82', F, U, F, F, U, U],
    ['83', U, U, F, U, U, U],
    ['91', A, A, A, A, A, A],
    ['93', F, U, U, U, U, F],
    ['96', A, A, A, A, A, A],
    ['00', U, U, U, U, U, U],
    ['6P', F, U, U, U, U, F],
    ['5C', A, U, A, U, U, A],
    ['9G', A, U, U, U, U, A],
    ['N0', A, U, U, U, U, A],
    ['N3', F, U, U, U, U, F],
    ['N4', A, U, U, U, U, A],
    ['N7', F, U, U, U, U, F],
    ['R0', F, U, U, U, U, F],
    ['R1', F, U, U, U, U, F],
    ['R3', F, U, U, U, U, F],
    ['1A', A, U, U, U, U, A],
    ['Z5', A, U, U, U, U, A],
    ['AB', U, U, U, U, U, U],
    ['AC', U, U, U, U, U, U],
    ['FM', U, U, F, U, U, F],
    ['P5', U, U, F, U, U, F],
    ['P6', U, U, A, U, U, A],
    // The codes of American Express itself, and those that Cielo sends instead.
    ['100', U, U, U, A, U, A],
    ['101', U, U, U, F, U, F],
    ['106', U, U, U, A, U, A],
    ['109', U, U, U, F, U, F],
    ['110', U, U, U, F, U, F],
    ['115', U, U, U, F, U, F],
    ['116', U, U, U, U, U, U],
    ['117', U, U, U, A, U, A],
    ['121', U, U, U, A, U, A],
    ['122', U, U, U, F, U, F],
    ['180', U, U, U, F, U, F],
    ['181', U, U, U, F, U, F],
    ['200', U, U, U, U, U, U],
    ['911', U, U, U, A, U, A],
    ['912', U, U, U, A, U, A],
    ['FA', U, U, U, A, U, A],
    ['FD', U, U, U, U, U, U],
    // Not in any table.
    ['ZZ', U, U, U, U, U, U],
    ['toString', U, U, U, U, U, U],
  ])('%s: Visa %s, Mastercard %s, Elo %s, Amex %s, Hipercard %s; all %s', (code, ...expected) => {
    const brands: readonly (Brand | undefined)[] = [
      'visa',
      'mastercard',
      'elo',
      'amex',
      'hipercard',
      undefined,
    ];
    expect(brands.map((brand) => retryOf(code, brand).retry)).toEqual(expected);
  });

  it('has the text for the terminal, unless two reasons disagree', () => {
    expect(retryOf('51', 'visa').message).toBe('NÃO AUTORIZADA');
    expect(retryOf('54', 'amex').message).toBe('VERIFIQUE OS DADOS DO CARTÃO');
    expect(retryOf('62', 'elo').message).toBeUndefined();
    expect(retryOf('51').message).toBeUndefined();
  });

  it.each([
    ['R0', 1],
    ['57', 1],
    ['51', 2],
    ['9G', 2],
    ['54', 3],
    ['6P', 3],
    ['05', 4],
  ])('%s is of category %i of Visa', (code, category) => {
    expect(retryOf(code, 'visa').category).toBe(category);
    expect(retryOf(code, 'elo').category).toBeUndefined();
  });

  it.each([
    ['visa', '51', [{ attempts: 15, days: 30 }]],
    ['visa', '14', []],
    [
      'mastercard',
      '51',
      [
        { attempts: 7, days: 1 },
        { attempts: 35, days: 30 },
      ],
    ],
    ['elo', '51', [{ attempts: 15, days: 30 }]],
    ['amex', '51', []],
    ['hipercard', '51', []],
    ['visa', '00', []],
  ] as const)('%s limits retries after %s to %j', (brand, code, limits) => {
    expect(retryOf(code, brand).limits).toEqual(limits);
  });

  it('lists the codes of a brand, and the brands of a code', () => {
    expect(codesOf('amex')).toEqual(expect.arrayContaining(['100', '116', '912', 'FA', '51']));
    expect(codesOf('hipercard')).toEqual(codesOf('mastercard'));
    expect(brandsOf('6P')).toEqual(['visa']);
    expect(brandsOf('51')).toEqual([...BRANDS]);
  });

  it('has a meaning for each code', () => {
    const codes = BRANDS.flatMap((brand) => codesOf(brand));
    expect(codes.filter((code) => meaningOf(code) === undefined)).toEqual([]);
    const ofTwoCharacters = codes.filter((code) => code.length === 2);
    expect(ofTwoCharacters.filter((code) => !Object.hasOwn(RESPONSE_CODES, code))).toEqual([]);
    expect(meaningOf('toString')).toBeUndefined();
    expect(codes.filter(isApproval)).toEqual([]);
  });

  it('has only codes of two characters, or three digits of American Express', () => {
    for (const { codes } of ABECS_ROWS) {
      for (const [column, list] of Object.entries(codes)) {
        const form = column === 'amex' ? /^([0-9]{3}|[0-9A-Z]{2})$/ : /^[0-9A-Z]{2}$/;
        expect(list.split(' ').filter((code) => !form.test(code))).toEqual([]);
      }
    }
  });
});

describe('The advice code of Mastercard', () => {
  it.each([
    ['51', '02'],
    ['91', '02'],
    ['14', '03'],
    ['54', '03'],
    ['79', undefined],
    ['00', undefined],
    ['R0', undefined],
  ])('of %s is %s', (code, advice) => {
    expect(adviceCode(code)).toBe(advice);
  });
});

describe('The name of a brand', () => {
  it.each([
    ['visa', 'visa'],
    ['Mastercard', 'mastercard'],
    [' ELO ', 'elo'],
    ['other', undefined],
    ['constructor', undefined],
  ])('%s is %s', (name, brand) => {
    expect(brandNamed(name)).toBe(brand);
  });

  it('has a rule for each brand', () => {
    expect(Object.keys(BRAND_RULES)).toEqual([...BRANDS]);
  });
});
