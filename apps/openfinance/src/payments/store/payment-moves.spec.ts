import { type Payment } from '../payment';
import { alikeIn, type PaymentMove } from './payment-moves';

const move = (state: Partial<Payment>, change: PaymentMove['change']): PaymentMove => ({
  payment: { status: 'RCVD', attempts: 0, isAccepted: false, nextAtMs: 5, ...state } as Payment,
  change,
});
const ACCEPT = { status: 'ACCP', nextAtMs: 6 } as const;

describe('Moves of payments', () => {
  it.each<[string, readonly PaymentMove[], readonly number[]]>([
    ['that are alike share a statement', [move({}, ACCEPT), move({}, { ...ACCEPT })], [2]],
    [
      'with another change do not',
      [move({}, ACCEPT), move({}, { ...ACCEPT, nextAtMs: 7 })],
      [1, 1],
    ],
    ['with another status do not', [move({}, ACCEPT), move({ status: 'PDNG' }, ACCEPT)], [1, 1]],
    ['with other attempts do not', [move({}, ACCEPT), move({ attempts: 1 }, ACCEPT)], [1, 1]],
    [
      'of which one is accepted do not',
      [move({}, ACCEPT), move({ isAccepted: true }, ACCEPT)],
      [1, 1],
    ],
    ['due at other instants do not', [move({}, ACCEPT), move({ nextAtMs: null }, ACCEPT)], [1, 1]],
  ])('%s', (_, moves, sizes) => {
    expect(alikeIn(moves).map((group) => group.length)).toEqual(sizes);
  });
});
