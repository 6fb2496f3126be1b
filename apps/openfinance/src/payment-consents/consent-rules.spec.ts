import { consentBody, PAYEE } from '../../test/payments/builders';
import { checkConsent, PAYMENT_CONSENT_OUTCOMES, type CheckedConsent } from './consent-rules';
import { PAYMENT_CONSENT_REFUSALS } from '../payment-terms/payment-codes';

const TODAY = '2026-01-30';
const TOMORROW = '2026-01-31';
const details = { localInstrument: 'MANU', creditorAccount: PAYEE } as const;
const single = { schedule: { single: { date: TOMORROW } } };
const daily = { schedule: { daily: { startDate: TOMORROW, quantity: 3 } } };

type Payment = Parameters<typeof consentBody>[0];

const accepting: readonly (readonly [
  string,
  Payment,
  Partial<CheckedConsent['request']>,
  readonly string[],
])[] = [
  ['a payment of today', { date: TODAY }, { isScheduled: false }, [TODAY]],
  ['a payment of tomorrow', single, { isScheduled: true }, [TOMORROW]],
  ['three payments', daily, { isScheduled: true }, ['2026-01-31', '2026-02-01', '2026-02-02']],
  ...(['DICT', 'QRES'] as const).map(
    (localInstrument) =>
      [
        `recurring payments with ${localInstrument}`,
        {
          ...daily,
          details: {
            ...details,
            localInstrument,
            proxy: '12345678901',
            ...(localInstrument === 'QRES' ? { qrCode: '000201' } : {}),
          },
        },
        { isScheduled: true },
        ['2026-01-31', '2026-02-01', '2026-02-02'],
      ] as const,
  ),
];

describe('A payment consent is accepted for', () => {
  it.each(accepting)('%s', (_, payment, request, dates) => {
    const checked = checkConsent(consentBody(payment), TODAY);
    expect(checked).toMatchObject({ ok: true, value: { request, dates } });
  });

  it('one cent', () => {
    const checked = checkConsent(consentBody({ date: TODAY, amount: '0.01' }), TODAY);
    expect(checked).toMatchObject({ ok: true, value: { request: { terms: { amount: 1 } } } });
  });
});

const inic = { ...details, localInstrument: 'INIC', proxy: '12345678901' } as const;
const qrdn = { ...inic, localInstrument: 'QRDN', qrCode: '000201' } as const;

/** The code, what is wrong, the payment, and the place. */
const refusing: readonly (readonly [string, string, Payment, string])[] = [
  ['FORMA_PAGAMENTO_INVALIDA', 'TED', { date: TODAY, type: 'TED' }, '/data/payment/type'],
  ['DATA_PAGAMENTO_INVALIDA', 'yesterday', { date: '2026-01-29' }, '/data/payment/date'],
  [
    'DATA_PAGAMENTO_INVALIDA',
    'tomorrow without a schedule',
    { date: TOMORROW },
    '/data/payment/date',
  ],
  [
    'DATA_PAGAMENTO_INVALIDA',
    'scheduled for today',
    { schedule: { single: { date: TODAY } } },
    '/data/payment/schedule',
  ],
  [
    'DATA_PAGAMENTO_INVALIDA',
    'scheduled in 731 days',
    { schedule: { single: { date: '2028-01-31' } } },
    '/data/payment/schedule',
  ],
  [
    'DETALHE_PAGAMENTO_INVALIDO',
    'an amount of 19 characters',
    { date: TODAY, amount: '9999999999999999.99' },
    '/data/payment/amount',
  ],
  [
    'DETALHE_PAGAMENTO_INVALIDO',
    'a proxy with MANU',
    { date: TODAY, details: { ...details, proxy: '12345678901' } },
    '/data/payment/details',
  ],
  [
    'DETALHE_PAGAMENTO_INVALIDO',
    'DICT without a proxy',
    { date: TODAY, details: { ...details, localInstrument: 'DICT' } },
    '/data/payment/details',
  ],
  [
    'DETALHE_PAGAMENTO_INVALIDO',
    'recurring with INIC',
    { ...daily, details: inic },
    '/data/payment/details/localInstrument',
  ],
  [
    'DETALHE_PAGAMENTO_INVALIDO',
    'recurring with QRDN',
    { ...daily, details: qrdn },
    '/data/payment/details/localInstrument',
  ],
  ['PARAMETRO_NAO_INFORMADO', 'neither date nor schedule', {}, '/data/payment'],
  ['PARAMETRO_INVALIDO', 'date and schedule', { date: TODAY, ...single }, '/data/payment'],
  ['PARAMETRO_INVALIDO', 'a schedule of nothing', { schedule: {} }, '/data/payment/schedule'],
  [
    'PARAMETRO_INVALIDO',
    'two schedules',
    { schedule: { ...single.schedule, ...daily.schedule } },
    '/data/payment/schedule',
  ],
  ['PARAMETRO_INVALIDO', '30 February', { date: '2026-02-30' }, '/data/payment/date'],
  ['PARAMETRO_INVALIDO', 'no money', { date: TODAY, amount: '0.00' }, '/data/payment/amount'],
];

describe('A payment consent is refused', () => {
  it.each(refusing)('with %s: %s', (code, _, payment, pointer) => {
    const checked = checkConsent(consentBody(payment), TODAY);
    expect(checked).toMatchObject({ ok: false, refusal: { code, pointer } });
  });

  it('with one payment with INIC or QRDN not', () => {
    for (const each of [inic, qrdn]) {
      expect(checkConsent(consentBody({ ...single, details: each }), TODAY).ok).toBe(true);
    }
  });

  it('with each code of the standard, which a rule can request too', () => {
    expect(Object.keys(PAYMENT_CONSENT_REFUSALS)).toEqual([
      'FORMA_PAGAMENTO_INVALIDA',
      'DATA_PAGAMENTO_INVALIDA',
      'DETALHE_PAGAMENTO_INVALIDO',
      'PARAMETRO_NAO_INFORMADO',
      'PARAMETRO_INVALIDO',
      'ERRO_IDEMPOTENCIA',
      'NAO_INFORMADO',
    ]);
    expect(Object.keys(PAYMENT_CONSENT_OUTCOMES)).toEqual(Object.keys(PAYMENT_CONSENT_REFUSALS));
  });
});
