import fc from 'fast-check';
import { formatCents, formatSum, parseCents, sumCents, toCents } from './cents';

describe('parseCents', () => {
  it.each([
    ['150.75', 15075],
    ['150', 15000],
    ['150.7', 15070],
    ['0.01', 1],
    ['.5', 50],
    ['7.', 700],
    ['+1.00', 100],
    ['-1', -100],
    ['0', 0],
    ['-0', 0],
    ['000000000000000000001.50', 150],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('takes %s as %d cents', (text, cents) => {
    expect(parseCents(text)).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['', 'not-a-decimal'],
    ['.', 'not-a-decimal'],
    ['-', 'not-a-decimal'],
    ['NaN', 'not-a-decimal'],
    ['INF', 'not-a-decimal'],
    ['1e3', 'not-a-decimal'],
    ['0x10', 'not-a-decimal'],
    ['1,50', 'not-a-decimal'],
    ['1.000,50', 'not-a-decimal'],
    ['1 000', 'not-a-decimal'],
    ['1.2.3', 'not-a-decimal'],
    ['١٢', 'not-a-decimal'],
    ['10.005', 'too-many-decimals'],
    ['10.000', 'too-many-decimals'],
    ['1234567890123456789', 'too-many-digits'],
    ['12345678901234567.89', 'too-many-digits'],
    ['90071992547409.92', 'beyond-exact-range'],
    ['999999999999999999', 'beyond-exact-range'],
  ])('refuses %p: %s', (text, refusal) => {
    expect(parseCents(text)).toEqual({ ok: false, refusal });
  });

  it('reads the result of formatCents, over the whole range', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const amount = toCents(value === 0 ? 0 : value);
        expect(parseCents(formatCents(amount))).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('formatCents', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [15075, '150.75'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %d as %s', (value, text) => {
    expect(formatCents(toCents(value))).toBe(text);
  });
});

describe('formatSum', () => {
  it.each([
    [0n, '0.00'],
    [-5n, '-0.05'],
    [15075n, '150.75'],
    [-123456789012345678901234n, '-1234567890123456789012.34'],
  ])('writes %d as %s', (value, text) => {
    expect(formatSum(value)).toBe(text);
  });
});

describe('toCents and sumCents', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('refuse %p', (value) => {
    expect(() => toCents(value)).toThrow(RangeError);
  });

  it('sum exactly, and report when they cannot', () => {
    expect(sumCents([toCents(10), toCents(20)])).toBe(30);
    expect(sumCents([])).toBe(0);
    expect(sumCents([toCents(Number.MAX_SAFE_INTEGER), toCents(1)])).toBeUndefined();
  });
});
