import { toCents } from '#libs/kernel';
import { brCode, charge, ELSEWHERE, KEY, QR } from '../../test/qr-codes/codes';
import { type ChargeContent, type Charge } from './charge';
import { checkQrCode, readQrCode, txidProblem, type LocatedCharge, type QrTerms } from './qr-check';

const atMs = Date.parse('2026-01-30T15:00:00.000Z');
const amount = toCents(15_000);
const QRES: QrTerms = { localInstrument: 'QRES', proxy: KEY, amount };
const QRDN: QrTerms = { ...QRES, localInstrument: 'QRDN' };
const elsewhere: LocatedCharge = { kind: 'elsewhere' };
const absent: LocatedCharge = { kind: 'absent', detail: 'No charge.' };

const fixed = brCode();
const dynamic = brCode(ELSEWHERE);
const ours = (
  change: Partial<Charge> = {},
  content: Partial<ChargeContent> = {},
): LocatedCharge => ({
  kind: 'ours',
  charge: charge(change, content),
});

describe('The QR code of a payment', () => {
  it.each<readonly [string, QrTerms, ReturnType<typeof brCode>, LocatedCharge]>([
    ['static, any amount', QRES, fixed, elsewhere],
    ['static, its amount', QRES, brCode({ amount }), elsewhere],
    [
      'static, its key in another form',
      { ...QRES, proxy: 'Maria@Example.com' },
      brCode({
        pix: { kind: 'static', key: 'maria@example.com', description: null, withdrawalIspb: null },
      }),
      elsewhere,
    ],
    ['dynamic, of another institution', QRDN, dynamic, elsewhere],
    [
      'dynamic, whose own amount does not count',
      QRDN,
      { ...dynamic, amount: toCents(1) },
      elsewhere,
    ],
    ['dynamic, our charge', QRDN, dynamic, ours()],
    [
      'dynamic, another amount of a charge that allows it',
      { ...QRDN, amount: toCents(1) },
      dynamic,
      ours({}, { canChangeAmount: true }),
    ],
  ])('is accepted: %s', (_, terms, code, located) => {
    expect(checkQrCode(terms, code, { located, atMs })).toEqual({ ok: true, value: code });
  });

  it.each<readonly [string, string, QrTerms, ReturnType<typeof brCode>, LocatedCharge, RegExp]>([
    [
      'VALOR_INVALIDO',
      'another amount',
      QRES,
      brCode({ amount: toCents(1) }),
      elsewhere,
      /is 150.00; the QR code has 0.01/,
    ],
    [
      'VALOR_INVALIDO',
      'another amount than the charge',
      { ...QRDN, amount: toCents(1) },
      dynamic,
      ours(),
      /has 150.00/,
    ],
    [
      'VALOR_INVALIDO',
      'the amount before the kind',
      QRDN,
      brCode({ amount: toCents(1) }),
      elsewhere,
      /0.01/,
    ],
    [
      'QRCODE_INVALIDO',
      'static with QRDN',
      QRDN,
      fixed,
      elsewhere,
      /is static; with localInstrument QRDN it must be dynamic/,
    ],
    [
      'QRCODE_INVALIDO',
      'dynamic with QRES',
      QRES,
      dynamic,
      elsewhere,
      /is dynamic; with localInstrument QRES/,
    ],
    [
      'QRCODE_INVALIDO',
      'a recurrence',
      QRDN,
      brCode({ pix: null, recurrence: 'a.com/rec/1' }),
      elsewhere,
      /only has a recurrence/,
    ],
    [
      'QRCODE_INVALIDO',
      'another key',
      { ...QRES, proxy: '11144477735' },
      fixed,
      elsewhere,
      /proxy is 11144477735; the key of the QR code is 12345678901/,
    ],
    [
      'QRCODE_INVALIDO',
      'another key than the charge',
      QRDN,
      dynamic,
      ours({}, { key: '11144477735' }),
      /is 11144477735/,
    ],
    ['QRCODE_INVALIDO', 'no charge', QRDN, dynamic, absent, /No charge/],
    [
      'COBRANCA_INVALIDA',
      'a charge that is paid',
      QRDN,
      dynamic,
      ours({ status: 'CONCLUIDA' }),
      /cannot be paid. It is already paid/,
    ],
  ])('is refused with %s: %s', (...row) => {
    const [code, , terms, read, located, detail] = row;
    expect(checkQrCode(terms, read, { located, atMs })).toMatchObject({
      ok: false,
      refusal: { code, detail: expect.stringMatching(detail) as string },
    });
  });

  it('is read, or refused with the field and the offset', () => {
    expect(readQrCode(QR.static)).toMatchObject({ ok: true });
    const changed = QR.static.replace(KEY, '12345678902');
    expect(readQrCode(changed)).toMatchObject({
      ok: false,
      refusal: {
        code: 'QRCODE_INVALIDO',
        detail: expect.stringMatching(/^qrCode: Field 63 \(CRC\), at offset \d+, is/) as string,
      },
    });
  });
});

describe('The transactionIdentification of a payment with a QR code', () => {
  const { txid } = charge().content;
  it.each<readonly [string, string | undefined, ReturnType<typeof brCode>, LocatedCharge]>([
    ['of a static code', 'pedido42', brCode({ txid: 'pedido42' }), elsewhere],
    ['of a static code without one', undefined, fixed, elsewhere],
    ['of our charge', txid, dynamic, ours()],
    ['of a charge elsewhere', 'b'.repeat(26), dynamic, elsewhere],
  ])('is accepted: %s', (_, identification, code, located) => {
    expect(txidProblem(identification, code, located)).toBeUndefined();
  });

  it.each<readonly [string, string | undefined, ReturnType<typeof brCode>, LocatedCharge, RegExp]>([
    [
      'another than the static code has',
      'pedido43',
      brCode({ txid: 'pedido42' }),
      elsewhere,
      /must be pedido42/,
    ],
    [
      'none, though the static code has one',
      undefined,
      brCode({ txid: 'pedido42' }),
      elsewhere,
      /must be pedido42/,
    ],
    ['one, though the static code has none', 'pedido42', fixed, elsewhere, /is not allowed/],
    ['another than our charge has', 'b'.repeat(30), dynamic, ours(), /the txid of the charge/],
  ])('is refused: %s', (_, identification, code, located, words) => {
    expect(txidProblem(identification, code, located)).toMatch(words);
  });
});
