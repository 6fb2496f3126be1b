import { charge } from '../../test/qr-codes/codes';
import { chargeProblem, endOfCharge, type Charge } from './charge';

const due = (dueDate: string, validityDays: number): Charge =>
  charge({}, { term: { kind: 'cobv', dueDate, validityDays } });

describe('A charge', () => {
  it.each<readonly [string, Charge, string]>([
    ['is new', charge(), '2026-01-30T15:00:00.000Z'],
    ['has a millisecond left', charge(), '2026-01-30T15:09:59.999Z'],
    ['is due later', due('2026-02-10', 0), '2026-01-30T15:00:00.000Z'],
    // 23:59 in Brasília.
    ['is due on that day', due('2026-01-30', 0), '2026-01-31T02:59:59.999Z'],
    [
      'is in the last of its days after the due date',
      due('2026-01-30', 2),
      '2026-02-02T02:59:59.999Z',
    ],
    ['has a due date at the end of time', due('9999-12-31', 30), '9999-12-31T23:59:59.999Z'],
  ])('can be paid if it %s', (_, each, at) => {
    expect(chargeProblem(each, Date.parse(at))).toBeUndefined();
  });

  it.each<readonly [string, Charge, string, RegExp]>([
    ['has expired', charge(), '2026-01-30T15:10:00.000Z', /expired at 2026-01-30T15:10:00.000Z/],
    ['was due', due('2026-01-30', 0), '2026-01-31T03:00:00.000Z', /could be paid until 2026-01-30/],
    [
      'was due for some days',
      due('2026-01-30', 2),
      '2026-02-02T03:00:00.000Z',
      /until 2026-02-01, which is 2 days/,
    ],
    ['is paid', charge({ status: 'CONCLUIDA' }), '2026-01-30T15:00:00.000Z', /already paid/],
    [
      'is removed',
      charge({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }),
      '2026-01-30T15:00:00.000Z',
      /has removed it/,
    ],
    [
      'is being paid',
      charge({ takenBy: 'p1' }),
      '2026-01-30T15:00:00.000Z',
      /The payment p1 is paying it/,
    ],
  ])('cannot be paid if it %s', (_, each, at, words) => {
    expect(chargeProblem(each, Date.parse(at))).toMatch(words);
  });

  it('is shown while a payment is paying it', () => {
    const atMs = Date.parse('2026-01-30T15:00:00.000Z');
    expect(endOfCharge(charge({ takenBy: 'p1' }), atMs)).toBeUndefined();
  });
});
