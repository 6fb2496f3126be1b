import fc from 'fast-check';
import { toCents } from '#libs/kernel';
import { type BrCode } from './br-code';
import { EXAMPLES, STATIC } from './br-code.fixture';
import { readBrCode } from './read-br-code';
import { writeBrCode } from './write-br-code';

const text = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength });
const WORDS = 'ABCDEFGHIJ abcdefghij.-0123456789';
const LETTERS = 'ABCDEFabcdef0123456789';
const ACCENTS = 'ãéíõúçÁÊ😀';

const keys = fc.oneof(
  text('0123456789', 11, 11),
  text('0123456789', 14, 14),
  fc.uuid(),
  text('abc.', 1, 30).map((local) => `a${local}@example.com`),
  text('0123456789', 1, 14).map((digits) => `+5${digits}`),
);
const locations = text(LETTERS, 1, 40).map((token) => `pix.example.com/qr/cob/${token}`);
const recurrences = text(LETTERS, 1, 40).map((token) => `PIX.example.com/rec/${token}`);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

const pix = fc.oneof(
  fc.record({
    kind: fc.constant('static' as const),
    key: keys,
    description: orNull(text(WORDS + ACCENTS, 1, 20)),
    withdrawalIspb: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('dynamic' as const), location: locations }),
);

const codes: fc.Arbitrary<BrCode> = fc
  .record({
    isSingleUse: fc.boolean(),
    pix,
    recurrence: orNull(recurrences),
    merchantCategory: text('0123456789', 4, 4),
    amount: orNull(fc.integer({ min: 1, max: 999_999_999_999 }).map(toCents)),
    merchantName: text(WORDS + ACCENTS, 1, 25),
    merchantCity: text(WORDS + ACCENTS, 1, 15),
    postalCode: orNull(text('0123456789', 8, 8)),
    txid: orNull(text(LETTERS, 1, 25)),
  })
  .map((code) => (code.pix.kind === 'dynamic' ? { ...code, txid: null } : code));

describe('writeBrCode', () => {
  it.each(EXAMPLES)('writes the example of the manual: %s', (_, expected, code) => {
    expect(writeBrCode(code)).toEqual({ ok: true, value: expected });
  });

  it('writes what readBrCode reads', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const written = writeBrCode(code);
        if (!written.ok) throw new Error(written.refusal.detail);
        expect(readBrCode(written.value)).toEqual({ ok: true, value: code });
      }),
    );
  });

  it.each<readonly [string, Partial<BrCode>, string, number]>([
    ['a name of 26 characters', { merchantName: 'a'.repeat(26) }, '59', 89],
    ['an empty city', { merchantCity: '' }, '60', 106],
    ['a name of 100 characters', { merchantName: 'a'.repeat(100) }, '59', 89],
    ['an amount of zero', { amount: toCents(0) }, '54', 83],
    ['an amount that is too long', { amount: toCents(9_000_000_000_000_000) }, '54', 83],
    [
      'a key and a description that are too long together',
      {
        pix: {
          kind: 'static',
          key: 'a'.repeat(65) + '@example.com',
          description: 'b',
          withdrawalIspb: null,
        },
      },
      '26',
      6,
    ],
    [
      'a location that is too long',
      { pix: { kind: 'dynamic', location: `a.com/${'b'.repeat(72)}` } },
      '26',
      6,
    ],
    ['neither a charge nor a recurrence', { pix: null }, '26', 6],
  ])('refuses %s', (_, change, field, offset) => {
    expect(writeBrCode({ ...STATIC, ...change })).toMatchObject({
      ok: false,
      refusal: { field, offset },
    });
  });
});
