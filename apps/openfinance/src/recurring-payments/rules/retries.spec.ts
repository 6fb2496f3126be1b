import { toCents } from '#libs/kernel';
import { storedRecurring } from '../../../test/recurring/builders';
import { type RejectionReason } from '../../payment-terms/payment-codes';
import { type Payment } from '../../payments/payment';
import { retryProblem } from './retries';

/** Friday the 13th, on which the original failed. */
const DAY = '2999-03-13';
const FAILED = { status: 'RJCT', rejection: 'SALDO_INSUFICIENTE' } as const;
const original = (change: Partial<Payment> = {}) =>
  storedRecurring({ date: DAY }, { paymentId: 'original', ...FAILED, ...change });
const again = (date: string, change: Partial<Payment> = {}) =>
  storedRecurring(
    { date, originalRecurringPaymentId: 'original' },
    { paymentId: `again-${date}`, ...FAILED, ...change },
  );
const attempt = (date: string) =>
  again(date, { paymentId: 'new', status: 'RCVD', rejection: null });

interface Given {
  readonly payments: readonly Payment[];
  readonly now: string;
  readonly date: string;
  readonly automatic?: Partial<Parameters<typeof retryProblem>[0]['automatic']>;
}

function problemOf({ payments, now, date, automatic }: Given) {
  return retryProblem({
    attempt: attempt(date),
    payments,
    automatic: { interval: 'MENSAL', isRetryAccepted: true, ...automatic },
    nowMs: Date.parse(now),
  })?.code;
}

const INVALID = 'DETALHE_TENTATIVA_INVALIDO';
const LATE = 'FORA_PRAZO_PERMITIDO';
const LIMIT = 'LIMITE_TENTATIVAS_EXCEDIDO';
/** Noon in Brasília is 15:00 in UTC. */
const BEFORE_NOON = `${DAY}T14:59:59Z`;
const NEXT_DAY = '2999-03-14';

describe('A further attempt on a later day', () => {
  const cases: readonly (readonly [string, Given, string?])[] = [
    ['is tomorrow', { payments: [original()], now: `${DAY}T23:00:00Z`, date: NEXT_DAY }],
    [
      'is not the day after',
      { payments: [original()], now: `${DAY}T23:00:00Z`, date: '2999-03-15' },
      LATE,
    ],
    [
      'is possible for 7 days',
      { payments: [original()], now: '2999-03-19T12:00:00Z', date: '2999-03-20' },
    ],
    [
      'is too late after 7 days',
      { payments: [original()], now: '2999-03-20T12:00:00Z', date: '2999-03-21' },
      LATE,
    ],
    [
      'is possible for 5 days each week',
      {
        payments: [original()],
        now: '2999-03-17T12:00:00Z',
        date: '2999-03-18',
        automatic: { interval: 'SEMANAL' },
      },
    ],
    [
      'is too late after 5 days each week',
      {
        payments: [original()],
        now: '2999-03-18T12:00:00Z',
        date: '2999-03-19',
        automatic: { interval: 'SEMANAL' },
      },
      LATE,
    ],
    [
      'needs the consent',
      {
        payments: [original()],
        now: `${DAY}T23:00:00Z`,
        date: NEXT_DAY,
        automatic: { isRetryAccepted: false },
      },
      LIMIT,
    ],
    [
      'can be the third',
      {
        payments: [original(), again(NEXT_DAY), again('2999-03-15')],
        now: '2999-03-15T23:00:00Z',
        date: '2999-03-16',
      },
    ],
    [
      'cannot be the fourth',
      {
        payments: [original(), again(NEXT_DAY), again('2999-03-15'), again('2999-03-16')],
        now: '2999-03-16T23:00:00Z',
        date: '2999-03-17',
      },
      LIMIT,
    ],
    [
      'does not count cancelled ones',
      {
        payments: [
          original(),
          again(NEXT_DAY, { status: 'CANC', rejection: null }),
          again('2999-03-15'),
          again('2999-03-16'),
        ],
        now: '2999-03-16T23:00:00Z',
        date: '2999-03-17',
      },
    ],
    [
      'does not count those of the first day',
      {
        payments: [original(), again(DAY), again(NEXT_DAY), again('2999-03-15')],
        now: '2999-03-15T23:00:00Z',
        date: '2999-03-16',
      },
    ],
    [
      'does not count rejections for wrong data',
      {
        payments: [
          original(),
          again(NEXT_DAY, { rejection: 'VALOR_INVALIDO' }),
          again('2999-03-15'),
          again('2999-03-16'),
        ],
        now: '2999-03-16T23:00:00Z',
        date: '2999-03-17',
      },
    ],
    [
      'waits for the one before',
      {
        payments: [original(), again(NEXT_DAY, { status: 'SCHD', rejection: null })],
        now: `${DAY}T23:00:00Z`,
        date: NEXT_DAY,
      },
      INVALID,
    ],
    [
      'needs a failure',
      {
        payments: [original({ status: 'ACSC', rejection: null })],
        now: `${DAY}T23:00:00Z`,
        date: NEXT_DAY,
      },
      INVALID,
    ],
    [
      'does not follow a cancellation',
      {
        payments: [original({ status: 'CANC', rejection: null })],
        now: `${DAY}T23:00:00Z`,
        date: NEXT_DAY,
      },
      INVALID,
    ],
    ['needs an original', { payments: [], now: `${DAY}T23:00:00Z`, date: NEXT_DAY }, INVALID],
    [
      'has the same amount',
      { payments: [original({ amount: toCents(1) })], now: `${DAY}T23:00:00Z`, date: NEXT_DAY },
      INVALID,
    ],
  ];
  it.each(cases.map(([name, given, code]) => [name, given, code] as const))(
    '%s',
    (_, given, code) => {
      expect(problemOf(given)).toBe(code);
    },
  );

  it('names the original, not another attempt', () => {
    const payments = [
      storedRecurring({ originalRecurringPaymentId: 'x' }, { paymentId: 'original', ...FAILED }),
    ];
    expect(problemOf({ payments, now: `${DAY}T23:00:00Z`, date: NEXT_DAY })).toBe(INVALID);
  });
});

describe('A further attempt on the same day', () => {
  it.each<readonly [RejectionReason, string | undefined]>([
    ['NAO_INFORMADO', undefined],
    ['PAGAMENTO_RECUSADO_SPI', undefined],
    ['FALHA_INFRAESTRUTURA_SPI', undefined],
    ['FALHA_INFRAESTRUTURA_ICP', undefined],
    ['FALHA_INFRAESTRUTURA_PSP_RECEBEDOR', undefined],
    // The bank tries these again without another EndToEndId.
    ['SALDO_INSUFICIENTE', INVALID],
    ['VALOR_ACIMA_LIMITE', INVALID],
    ['PAGAMENTO_RECUSADO_DETENTORA', INVALID],
    ['FALHA_INFRAESTRUTURA_DETENTORA', INVALID],
    ['TITULARIDADE_INCONSISTENTE', INVALID],
  ])('after %s', (rejection, code) => {
    const given = { payments: [original({ rejection })], now: BEFORE_NOON, date: DAY };
    expect(problemOf(given)).toBe(code);
    expect(problemOf({ ...given, automatic: { isRetryAccepted: false } })).toBe(code);
    expect(problemOf({ ...given, now: `${DAY}T15:00:00Z` })).toBe(LATE);
  });

  it('is not possible on another day', () => {
    const payments = [original({ rejection: 'NAO_INFORMADO' })];
    expect(problemOf({ payments, now: '2999-03-14T12:00:00Z', date: '2999-03-14' })).toBe(LATE);
  });
});
