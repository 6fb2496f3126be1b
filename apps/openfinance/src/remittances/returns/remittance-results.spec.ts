import { REMITTANCE, type Payment } from '../../payments/payment';
import { endedOf } from './remittance-results';

const payment = (paymentId: string, change: Partial<Payment>): Payment =>
  ({
    ...{ paymentId, consentId: 'one', product: REMITTANCE, status: 'ACSC' },
    ...{ rejection: null, spiCode: null, statusUpdatedAtMs: 5 },
    ...change,
  }) as Payment;
const NO_FUNDS = { status: 'RJCT', rejection: 'SALDO_INSUFICIENTE' } as const;

describe('Ended payments of the bank', () => {
  it.each<[string, readonly Payment[], object]>([
    [
      'share a statement if they have the same result at the same instant',
      [payment('a', {}), payment('b', {}), payment('c', { statusUpdatedAtMs: 6 })],
      { one: [['a', 'b'], ['c']] },
    ],
    [
      'do not with another result',
      [payment('a', {}), payment('b', NO_FUNDS)],
      { one: [['a'], ['b']] },
    ],
    [
      'do not in another remittance',
      [payment('a', {}), payment('b', { consentId: 'two' })],
      { one: [['a']], two: [['b']] },
    ],
    ['are none before their result', [payment('a', { status: 'ACPD' })], {}],
    ['are none of payments v4', [payment('a', { product: null })], {}],
  ])('%s', (_, payments, expected) => {
    const found = [...endedOf(payments)].map(([id, endings]) => [
      id,
      endings.map(({ paymentIds }) => paymentIds),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
