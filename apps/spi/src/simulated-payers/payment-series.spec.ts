import { hasTaxIdCheckDigits } from '#libs/brazil';
import { toCents } from '#libs/kernel';
import {
  endOfBatch,
  endToEndIdOf,
  instantOf,
  paymentOf,
  type PaymentSeries,
} from './payment-series';

const START = Date.parse('2026-01-31T23:59:59.000Z');

function seriesWith(members: Partial<PaymentSeries>): PaymentSeries {
  return {
    id: 'id',
    template: {
      from: '99999003',
      to: '12345678',
      amount: toCents(100),
      key: undefined,
      txId: undefined,
      form: 'MANU',
      serviceLevel: 'PAGPRI',
      payer: undefined,
      creditor: undefined,
      description: undefined,
    },
    endToEndId: null,
    prefix: 'abcdef0',
    count: 100_000,
    perSecond: 10,
    startMs: START,
    sent: 0,
    status: 'RUNNING',
    failure: null,
    ...members,
  };
}

describe('A series of payments', () => {
  it.each([
    // perSecond, index, milliseconds after the start
    [10, 0, 0],
    [10, 1, 100],
    [10, 10, 1_000],
    [1, 1, 1_000],
    [3, 1, 400],
    [3, 3, 1_000],
    [1_000, 1, 100],
    [1_000, 100, 100],
    [1_000, 101, 200],
  ])('of %d a second sends payment %d after %d ms', (perSecond, index, after) => {
    expect(instantOf({ startMs: START, perSecond }, index)).toBe(START + after);
  });

  it.each([
    // what, sent, milliseconds after the start, end of the batch
    ['before its start', { startMs: START + 1 }, 0, 0],
    ['at its start', {}, 0, 1],
    ['at its start, at 1,000 a second', { perSecond: 1_000 }, 0, 1],
    ['in its first tenth', { perSecond: 1_000, sent: 1 }, 100, 101],
    ['when it is late', { perSecond: 1_000, sent: 1 }, 60_000, 201],
    ['at its end', { count: 3, sent: 1 }, 60_000, 3],
    ['after its end', { count: 3, sent: 3 }, 60_000, 3],
  ] as const)('%s sends a batch', (_, members, after, end) => {
    expect(endOfBatch(seriesWith(members), START + after)).toBe(end);
  });

  it('names each payment by the minute in which it is sent', () => {
    const series = seriesWith({});
    expect(endToEndIdOf(series, 0)).toBe('E99999003202601312359abcdef00000');
    expect(endToEndIdOf(series, 10)).toBe('E99999003202602010000abcdef0000a');
    const ids = new Set(Array.from({ length: 100_000 }, (_, index) => endToEndIdOf(series, index)));
    expect(ids.size).toBe(100_000);
    expect([...ids].every((id) => id.length === 32)).toBe(true);
    expect(endToEndIdOf(seriesWith({ endToEndId: 'E1' }), 0)).toBe('E1');
  });

  it('makes up customers who differ, with valid documents, the same each time', () => {
    const payments = Array.from({ length: 50 }, (_, index) => paymentOf(seriesWith({}), index));
    expect(paymentOf(seriesWith({ sent: 9 }), 49)).toEqual(payments[49]);
    expect(new Set(payments.map(({ payer }) => payer.document)).size).toBe(50);
    expect(new Set(payments.map(({ payer }) => payer.name)).size).toBeGreaterThan(20);
    const documents = payments.flatMap(({ payer, creditor }) => [
      payer.document,
      creditor.document,
    ]);
    expect(documents.every(hasTaxIdCheckDigits)).toBe(true);
  });

  it('keeps the customers that the request names', () => {
    const { template } = seriesWith({});
    const account = { number: '77', branch: undefined, type: 'SVGS' } as const;
    const payer = { name: 'Maria', document: undefined, account };
    const creditor = { document: '11144477735', account: undefined };
    const payment = paymentOf(seriesWith({ template: { ...template, payer, creditor } }), 0);
    expect(payment.payer).toMatchObject({ name: 'Maria', account: { number: '77', type: 'SVGS' } });
    expect(payment.creditor.document).toBe('11144477735');
    expect(payment).not.toHaveProperty('key');
  });
});
