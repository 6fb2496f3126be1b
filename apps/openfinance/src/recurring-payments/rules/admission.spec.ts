import { toCents } from '#libs/kernel';
import {
  automaticBody,
  MARIA,
  PERSON,
  requestedPayment,
  storedConsent,
  storedRecurring,
  sweepingBody,
} from '../../../test/recurring/builders';
import { PAYEE } from '../../../test/payments/builders';
import { checkAgainstRecurringConsent, periodTaken } from './admission';

const NOW = Date.parse('2999-03-10T18:00:00Z');
const first = {
  ...{ type: 'PIX', date: '2999-03-12', currency: 'BRL', amount: '50.00' },
  creditorAccount: PAYEE,
};
const withFirst = automaticBody({ firstPayment: first, referenceStartDate: '2999-03-13' });
const FIRST = { paymentReference: 'zero', date: '2999-03-12', amount: toCents(5_000) };
const signals = { automatic: { lastLoginDateTime: '2999-03-10T12:00:00Z' } };
const TO_MARIA = {
  date: '2999-03-10',
  document: { identification: MARIA, rel: 'CPF' },
  riskSignals: signals,
  paymentReference: undefined,
} as const;

type Case = readonly [string, object, Parameters<typeof requestedPayment>[0], string?];

const DIVERGENT = 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO';
const DETAIL = 'DETALHE_PAGAMENTO_INVALIDO';
const LATE = 'FORA_PRAZO_PERMITIDO';

const cases: readonly Case[] = [
  ['Pix Automático in 2 days', automaticBody(), { date: '2999-03-12' }],
  ['in 10 days', automaticBody(), { date: '2999-03-20' }],
  ['sooner', automaticBody(), { date: '2999-03-11' }, LATE],
  ['later', automaticBody(), { date: '2999-03-21' }, LATE],
  ['yesterday', automaticBody(), { date: '2999-03-09' }, LATE],
  ['on no day', automaticBody(), { date: '2999-02-29' }, 'PARAMETRO_INVALIDO'],
  ['after the end', automaticBody({}, { expirationDateTime: '2999-03-13T02:59:59Z' }), {}, LATE],
  ['on the last day', automaticBody({}, { expirationDateTime: '2999-03-13T03:00:00Z' }), {}],
  ['before the start', automaticBody({ referenceStartDate: '2999-03-14' }), {}, DIVERGENT],
  ['of the fixed amount', automaticBody({ fixedAmount: '100.00' }), {}],
  ['of another amount', automaticBody({ fixedAmount: '100.01' }), {}, DIVERGENT],
  ['of the maximum', automaticBody({ maximumVariableAmount: '100.00' }), {}],
  [
    'above the maximum',
    automaticBody({ maximumVariableAmount: '99.99' }),
    {},
    'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO',
  ],
  [
    'below the minimum, which is none of payments',
    automaticBody({ minimumVariableAmount: '200.00' }),
    {},
  ],
  ['with a key', automaticBody(), { localInstrument: 'DICT', proxy: '1' }, DETAIL],
  ['without a reference', automaticBody(), { paymentReference: undefined }, DETAIL],
  ['with a reference of a week', automaticBody(), { paymentReference: 'W01-2999' }, DETAIL],
  ['to another payee', automaticBody(), { document: TO_MARIA.document }, DIVERGENT],
  ['on the day of the first payment', withFirst, { date: '2999-03-12' }, DIVERGENT],
  ['the first payment', withFirst, FIRST],
  ['that nobody consented to', automaticBody(), FIRST, DIVERGENT],
  ['of another day', withFirst, { ...FIRST, date: '2999-03-13' }, DIVERGENT],
  ['of another amount', withFirst, { ...FIRST, amount: toCents(5_001) }, DIVERGENT],
  [
    'to another account',
    withFirst,
    { ...FIRST, creditorAccount: { ...PAYEE, number: '1' } },
    DETAIL,
  ],
  [
    'a further attempt tomorrow',
    automaticBody(),
    { date: '2999-03-11', originalRecurringPaymentId: 'a' },
  ],
  ['sweeping today', sweepingBody(), TO_MARIA],
  ['sweeping tomorrow', sweepingBody(), { ...TO_MARIA, date: '2999-03-11' }, DETAIL],
  [
    'sweeping again',
    sweepingBody(),
    { ...TO_MARIA, originalRecurringPaymentId: 'a' },
    'DETALHE_TENTATIVA_INVALIDO',
  ],
  [
    'before its start',
    sweepingBody({ startDateTime: '2999-03-10T18:00:01Z' }),
    TO_MARIA,
    DIVERGENT,
  ],
  ['without signals', sweepingBody(), { ...TO_MARIA, riskSignals: {} }, 'PARAMETRO_NAO_INFORMADO'],
  [
    'with a key of an unknown age',
    sweepingBody(),
    { ...TO_MARIA, localInstrument: 'DICT' },
    'PARAMETRO_NAO_INFORMADO',
  ],
  [
    'with a key',
    sweepingBody(),
    {
      ...TO_MARIA,
      localInstrument: 'DICT',
      riskSignals: {
        automatic: { ...signals.automatic, pixKeyRegistrationDateTime: '2999-01-01T00:00:00Z' },
      },
    },
  ],
  [
    'vrp without signals',
    sweepingBody({}, { recurringConfiguration: { vrp: {} } }),
    { ...TO_MARIA, riskSignals: undefined },
  ],
  [
    'vrp to the second payee',
    sweepingBody(
      {},
      {
        creditors: [{ ...PERSON, cpfCnpj: '98765432100' }, PERSON],
        recurringConfiguration: { vrp: {} },
      },
    ),
    TO_MARIA,
  ],
];

describe('A payment and its recurring consent', () => {
  const complete = cases.map(
    ([name, consent, payment, code]) => [name, consent, payment, code] as const,
  );
  it.each(complete)('%s', (_, consent, payment, code) => {
    const request = requestedPayment(payment);
    const stored = storedConsent(consent, NOW);
    expect(checkAgainstRecurringConsent(request, stored, NOW)?.code).toBe(code);
  });
});

describe('The period of a payment of Pix Automático', () => {
  it.each([
    ['is free', [], undefined],
    ['is free if the other one was cancelled', ['CANC'], undefined],
    ['has a payment', ['SCHD'], DETAIL],
    ['was paid by a further attempt', ['RJCT', 'ACSC'], DETAIL],
    ['failed, so that only a further attempt is possible', ['RJCT'], 'DETALHE_TENTATIVA_INVALIDO'],
  ] as const)('%s', (_, statuses, code) => {
    const payments = statuses.map((status) => storedRecurring({}, { status }));
    const others = [storedRecurring({ paymentReference: 'M02-2999' }, { status: 'ACSC' })];
    expect(periodTaken(storedRecurring({}), [...others, ...payments])?.code).toBe(code);
  });
});
