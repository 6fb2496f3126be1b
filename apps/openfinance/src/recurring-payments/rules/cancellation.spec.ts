import { ENERGY, MARIA, storedRecurring } from '../../../test/recurring/builders';
import { type Payment } from '../../payments/payment';
import { recurringCancellationProblem } from './cancellation';

const request = { loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } };
/** The day of the payment, 2999-03-13, begins at 03:00 in UTC. */
const BEFORE_22 = '2999-03-13T00:59:59Z';
const AT_22 = '2999-03-13T01:00:00Z';
const BEFORE_MIDNIGHT = '2999-03-13T02:59:59Z';
const AT_MIDNIGHT = '2999-03-13T03:00:00Z';
const NOT_ALLOWED = 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO';
const LATE = 'CANCELAMENTO_FORA_PERIODO_PERMITIDO';
const AGAIN = { originalRecurringPaymentId: 'a' };

describe('The cancellation of a recurring payment', () => {
  const cases: readonly (readonly [string, Partial<Payment>, object, string, string, string?])[] = [
    ['by the payer until midnight', { status: 'SCHD' }, {}, MARIA, BEFORE_MIDNIGHT],
    ['by the payer after that', { status: 'SCHD' }, {}, MARIA, AT_MIDNIGHT, LATE],
    ['by the user of the consent', { status: 'SCHD' }, {}, '98765432100', BEFORE_MIDNIGHT],
    ['by the payee until 22:00', { status: 'SCHD' }, {}, ENERGY, BEFORE_22],
    ['by the payee after that', { status: 'SCHD' }, {}, ENERGY, AT_22, LATE],
    ['by somebody else', { status: 'SCHD' }, {}, '12345678000195', BEFORE_22, NOT_ALLOWED],
    ['of a further attempt by the payee', { status: 'SCHD' }, AGAIN, ENERGY, BEFORE_22],
    ['of a further attempt by the payer', { status: 'SCHD' }, AGAIN, MARIA, BEFORE_22, NOT_ALLOWED],
    [
      'of a further attempt on the same day',
      { status: 'SCHD', createdAtMs: Date.parse('2999-03-13T12:00:00Z') },
      AGAIN,
      ENERGY,
      '2999-03-13T13:00:00Z',
      NOT_ALLOWED,
    ],
    ['of one that is held', { status: 'PDNG' }, {}, MARIA, AT_MIDNIGHT],
    ['of one that was sent', { status: 'PDNG', attempts: 1 }, {}, MARIA, BEFORE_22, NOT_ALLOWED],
    ...(['RCVD', 'ACCP', 'ACPD', 'ACSC', 'RJCT', 'CANC'] as const).map(
      (status) =>
        [`of one that is ${status}`, { status }, {}, MARIA, BEFORE_22, NOT_ALLOWED] as const,
    ),
  ];
  it.each(
    cases.map(
      ([name, change, recurring, by, now, code]) =>
        [name, { change, recurring, by, now, code }] as const,
    ),
  )('%s', (_, { change, recurring, by, now, code }) => {
    const payment = storedRecurring(recurring, change);
    const problem = recurringCancellationProblem(payment, request, by, Date.parse(now));
    expect(problem?.code).toBe(code);
  });
});
