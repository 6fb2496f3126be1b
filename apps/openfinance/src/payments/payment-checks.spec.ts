import { toCents } from '#libs/kernel';
import { PAYEE, TERMS } from '../../test/payments/builders';
import {
  checkAgainstConsent,
  checkPayment,
  payeeProblem,
  type CompletePayment,
} from './payment-checks';

const nowMs = Date.parse('2026-01-30T12:00:00.000Z');
const payment: CompletePayment = {
  ...TERMS,
  endToEndId: 'E8765432120260130120012345678901',
  date: undefined,
};
const proxy = '12345678901';
const qrCode = '000201';
const txid = (length: number): string => 'a1B2c'.repeat(7).slice(0, length);

const accepting: readonly (readonly [string, Partial<CompletePayment>])[] = [
  ['MANU', {}],
  ['one cent', { amount: toCents(1) }],
  ['DICT', { localInstrument: 'DICT', proxy }],
  ['INIC', { localInstrument: 'INIC', proxy, transactionIdentification: txid(25) }],
  ['QRES', { localInstrument: 'QRES', proxy, qrCode }],
  [
    'QRES with its txid',
    { localInstrument: 'QRES', proxy, qrCode, transactionIdentification: txid(25) },
  ],
  ['QRDN', { localInstrument: 'QRDN', proxy, qrCode, transactionIdentification: txid(26) }],
  [
    'QRDN with the longest txid',
    { localInstrument: 'QRDN', proxy, qrCode, transactionIdentification: txid(35) },
  ],
  ['a later day', { date: '2026-02-01', endToEndId: 'E8765432120260201150012345678901' }],
];

const refusing: readonly (readonly [string, Partial<CompletePayment>, string, RegExp])[] = [
  ['no money', { amount: toCents(0) }, 'VALOR_INVALIDO', /at least 0.01/],
  ['less than nothing', { amount: toCents(-100) }, 'VALOR_INVALIDO', /at least 0.01/],
  [
    'an EndToEndId of yesterday',
    { endToEndId: 'E8765432120260129120012345678901' },
    'PARAMETRO_INVALIDO',
    /^endToEndId: /,
  ],
  [
    'an EndToEndId of 31 February',
    { endToEndId: 'E8765432120260231120012345678901' },
    'PARAMETRO_INVALIDO',
    /^endToEndId: /,
  ],
  [
    'an EndToEndId of now for a later day',
    { date: '2026-02-01' },
    'PARAMETRO_INVALIDO',
    /202602011500/,
  ],
  [
    'DICT without a key',
    { localInstrument: 'DICT' },
    'DETALHE_PAGAMENTO_INVALIDO',
    /^proxy is required/,
  ],
  [
    'MANU with a txid',
    { transactionIdentification: txid(5) },
    'DETALHE_PAGAMENTO_INVALIDO',
    /not allowed/,
  ],
  [
    'DICT with a txid',
    { localInstrument: 'DICT', proxy, transactionIdentification: txid(5) },
    'DETALHE_PAGAMENTO_INVALIDO',
    /not allowed/,
  ],
  [
    'INIC without a txid',
    { localInstrument: 'INIC', proxy },
    'DETALHE_PAGAMENTO_INVALIDO',
    /is required/,
  ],
  [
    'INIC with a long txid',
    { localInstrument: 'INIC', proxy, transactionIdentification: txid(26) },
    'DETALHE_PAGAMENTO_INVALIDO',
    /at most 25/,
  ],
  [
    'QRES with a long txid',
    { localInstrument: 'QRES', proxy, qrCode, transactionIdentification: txid(26) },
    'DETALHE_PAGAMENTO_INVALIDO',
    /at most 25/,
  ],
  [
    'QRDN without a txid',
    { localInstrument: 'QRDN', proxy, qrCode },
    'DETALHE_PAGAMENTO_INVALIDO',
    /26 to 35/,
  ],
  [
    'QRDN with a short txid',
    { localInstrument: 'QRDN', proxy, qrCode, transactionIdentification: txid(25) },
    'DETALHE_PAGAMENTO_INVALIDO',
    /26 to 35/,
  ],
];

describe('A payment by itself', () => {
  it.each(accepting)('is accepted: %s', (_, change) => {
    expect(checkPayment({ ...payment, ...change }, nowMs)).toMatchObject({ ok: true });
  });

  it.each(refusing)('is refused: %s', (_, change, code, detail) => {
    const checked = checkPayment({ ...payment, ...change }, nowMs);
    expect(checked).toMatchObject({
      ok: false,
      refusal: { code, detail: expect.stringMatching(detail) as string },
    });
  });
});

describe('Payments under a consent', () => {
  const days = ['2026-02-01', '2026-02-02'];

  it('are accepted with its terms, as many as its days', () => {
    expect(checkAgainstConsent([payment, payment], TERMS, days)).toBeUndefined();
  });

  it('need not repeat the account', () => {
    const without = { ...payment, creditorAccount: undefined };
    expect(checkAgainstConsent([without], TERMS, ['2026-02-01'])).toBeUndefined();
  });

  it.each<readonly [string, readonly Partial<CompletePayment>[], string]>([
    ['one is missing', [{}], 'The consent is for 2 payments, and the request has 1.'],
    ['one too many', [{}, {}, {}], 'The consent is for 2 payments, and the request has 3.'],
    [
      'another amount',
      [{}, { amount: toCents(1) }],
      '/data/1/payment/amount is not the same as in the consent.',
    ],
    [
      'another payee',
      [{ creditorAccount: { ...PAYEE, number: '2' } }, {}],
      '/data/0/creditorAccount/number is not the same as in the consent.',
    ],
    [
      'another instrument',
      [{ localInstrument: 'DICT', proxy }, {}],
      '/data/0/localInstrument is not the same as in the consent.',
    ],
  ])('are refused: %s', (_, changes, detail) => {
    const payments = changes.map((change) => ({ ...payment, ...change }));
    expect(checkAgainstConsent(payments, TERMS, days)).toEqual({
      code: 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
      detail,
    });
  });
});

describe('The account of a payee in this bank', () => {
  const account = { number: '10000001', checkDigit: '7', type: 'CONTA_DEPOSITO_A_VISTA' } as const;

  it.each([
    ['with the check digit', '100000017', true],
    ['with leading zeros', '0000100000017', true],
    ['of a plain payment without the check digit', '10000001', false],
  ])('is accepted %s', (_, number, isStandard) => {
    expect(payeeProblem(account, { number, accountType: 'CACC', isStandard })).toBeUndefined();
  });

  it.each([
    ['without the check digit', '10000001', 'CACC', true, /it must be 100000017/],
    [
      'with another type',
      '100000017',
      'SVGS',
      true,
      /is SVGS; the account 100000017 of this bank is CACC/,
    ],
    ['of a plain payment with another type', '10000001', 'TRAN', false, /is TRAN/],
  ])('is refused %s', (...row) => {
    const [, number, accountType, isStandard, words] = row;
    expect(payeeProblem(account, { number, accountType, isStandard })).toMatch(words);
  });
});
