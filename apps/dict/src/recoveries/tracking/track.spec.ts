import { toCents, toIsoUtc } from '#libs/kernel';
import { track, type Payment } from './track';
import { trackingGraph } from './tracking-graph';
import { DEFAULT_PARAMETERS, readParameters, type TrackingParameters } from './tracking-parameters';

const START_MS = Date.parse('2026-03-10T12:00:00Z');
const MINUTE_MS = 60_000;

/** A payment as a line: from account, to account, amount in reais, minutes after the start. */
type Line = readonly [id: string, from: string, to: string, reais: number, minutes: number];

function payment([id, from, to, reais, minutes]: Line): Payment {
  return {
    endToEndId: id,
    amount: toCents(reais * 100),
    debtorIspb: '11111111',
    creditorIspb: '22222222',
    debtorTaxId: `${from}-person`,
    creditorTaxId: `${to}-person`,
    debtorAccount: from,
    creditorAccount: to,
    settledAt: toIsoUtc(START_MS + minutes * MINUTE_MS),
    purpose: 'IPAY',
    returns: null,
  };
}

const ROOT: Line = ['root', 'A', 'B', 1000, 0];

/** Tracks among all payments; the database would only send those that were asked for. */
function tracked(
  lines: readonly Line[],
  change: Partial<TrackingParameters> = {},
  others: readonly Payment[] = [],
): readonly string[] {
  const all = [...lines.map(payment), ...others];
  const tracking = track(payment(ROOT), { ...DEFAULT_PARAMETERS, ...change });
  let step = tracking.next();
  while (step.done !== true) step = tracking.next(all);
  return step.value.map(({ endToEndId }) => endToEndId);
}

describe('Tracking', () => {
  it.each<readonly [string, readonly Line[], Partial<TrackingParameters>, readonly string[]]>([
    ['nothing', [ROOT], {}, ['root']],
    ['one hop', [ROOT, ['b', 'B', 'C', 500, 10]], {}, ['root', 'b']],
    [
      'two hops, not three',
      [ROOT, ['b', 'B', 'C', 500, 10], ['c', 'C', 'D', 400, 20], ['d', 'D', 'E', 300, 30]],
      {},
      ['root', 'b', 'c'],
    ],
    [
      'one hop, if asked for',
      [ROOT, ['b', 'B', 'C', 500, 10], ['c', 'C', 'D', 400, 20]],
      { maxHops: 1 },
      ['root', 'b'],
    ],
    [
      'the window, its ends included',
      [ROOT, ['at once', 'B', 'C', 500, 0], ['at its end', 'B', 'D', 400, 120]],
      {},
      ['root', 'at once', 'at its end'],
    ],
    [
      'not before or after the window',
      [ROOT, ['before', 'B', 'C', 500, -1], ['after', 'B', 'D', 400, 121]],
      {},
      ['root'],
    ],
    [
      'a window of each hop',
      [ROOT, ['b', 'B', 'C', 500, 100], ['c', 'C', 'D', 500, 219]],
      {},
      ['root', 'b', 'c'],
    ],
    [
      'a shorter window',
      [ROOT, ['b', 'B', 'C', 500, 10], ['late', 'B', 'D', 500, 11]],
      { hopWindow: 'PT10M' },
      ['root', 'b'],
    ],
    [
      'amounts from the minimum',
      [ROOT, ['equal', 'B', 'C', 200, 10], ['below', 'B', 'D', 199, 10]],
      {},
      ['root', 'equal'],
    ],
    [
      'the larger ones first, up to the limit',
      [
        ROOT,
        ...[300, 700, 500, 600, 400].map((reais): Line => [
          String(reais),
          'B',
          String(reais),
          reais,
          5,
        ]),
      ],
      {},
      ['root', '700', '600', '500', '400'],
    ],
    [
      'layer by layer',
      [
        ROOT,
        ['b', 'B', 'C', 300, 10],
        ['c', 'C', 'D', 900, 20],
        ['b2', 'B', 'E', 250, 30],
        ['e', 'E', 'F', 950, 40],
      ],
      { maxTransactions: 4 },
      ['root', 'b', 'b2', 'e'],
    ],
    [
      'two payments between two accounts',
      [ROOT, ['b', 'B', 'C', 500, 10], ['b2', 'B', 'C', 400, 20]],
      {},
      ['root', 'b', 'b2'],
    ],
    [
      'no cycle',
      [ROOT, ['back', 'B', 'A', 900, 5], ['self', 'B', 'B', 800, 5], ['b', 'B', 'C', 500, 10]],
      {},
      ['root', 'b'],
    ],
    [
      'no cycle within a layer',
      [
        ROOT,
        ['b', 'B', 'C', 500, 10],
        ['b2', 'B', 'D', 400, 10],
        ['c', 'C', 'D', 350, 20],
        ['d', 'D', 'C', 300, 20],
      ],
      {},
      ['root', 'b', 'b2', 'c'],
    ],
    [
      'one account over two ways',
      [ROOT, ['b', 'B', 'C', 500, 10], ['b2', 'B', 'D', 400, 10], ['c', 'C', 'D', 350, 20]],
      {},
      ['root', 'b', 'b2', 'c'],
    ],
  ])('follows %s', (_, lines, change, expected) => {
    expect(tracked(lines, change)).toEqual(expected);
  });

  it('does not follow returns, refunds, and payments that were not settled', () => {
    const others = [
      { ...payment(['return', 'B', 'C', 500, 10]), returns: 'another' },
      { ...payment(['refund', 'B', 'C', 500, 10]), purpose: 'IPRT' },
      { ...payment(['pending', 'B', 'C', 500, 10]), settledAt: null },
    ];
    expect(tracked([ROOT], {}, others)).toEqual(['root']);
  });

  it('ends at an account that is unknown', () => {
    const others = [{ ...payment(['b', 'B', '?', 500, 10]), creditorAccount: null }];
    expect(tracked([ROOT, ['c', '?', 'D', 500, 20]], {}, others)).toEqual(['root', 'b']);
  });
});

describe('A tracking graph', () => {
  const head = {
    recoveryId: 'recovery',
    rootTransactionId: 'root',
    createdAt: '2026-03-10T13:00:00.000Z',
    parameters: DEFAULT_PARAMETERS,
  };
  const company = '11222333000181';
  const root = { ...payment(ROOT), debtorTaxId: '12345678909', creditorTaxId: company };
  const hop = {
    ...payment(['b', 'B', 'C', 500, 10]),
    debtorTaxId: company,
    creditorTaxId: company,
    creditorIspb: '33333333',
  };

  it('has numbers for persons and accounts', () => {
    const graph = trackingGraph(head, [
      { payment: root, refundable: toCents(90_010) },
      { payment: hop, refundable: toCents(50_000) },
    ]);
    expect(graph).toEqual({
      FundsRecoveryId: 'recovery',
      RootTransactionId: 'root',
      CreationTime: '2026-03-10T13:00:00.000Z',
      Parameters: {
        MinTransactionAmount: '200.00',
        MaxTransactions: 5,
        HopWindow: 'PT2H',
        MaxHops: 2,
      },
      Persons: {
        Person: [
          { Id: 1, Type: 'NATURAL_PERSON' },
          { Id: 2, Type: 'LEGAL_PERSON' },
        ],
      },
      Accounts: {
        Account: [
          { Id: 1, OwnerId: 1, Participant: '11111111' },
          { Id: 2, OwnerId: 2, Participant: '22222222' },
          { Id: 3, OwnerId: 2, Participant: '33333333' },
        ],
      },
      Transactions: {
        Transaction: [
          {
            Id: 'root',
            DebtorAccountId: 1,
            CreditorAccountId: 2,
            Amount: '1000.00',
            RefundableAmount: '900.10',
            SettlementTime: '2026-03-10T12:00:00.000Z',
          },
          {
            Id: 'b',
            DebtorAccountId: 2,
            CreditorAccountId: 3,
            Amount: '500.00',
            RefundableAmount: '500.00',
            SettlementTime: '2026-03-10T12:10:00.000Z',
          },
        ],
      },
    });
  });

  it('has persons and accounts that are unknown', () => {
    const unknown = { creditorTaxId: null, creditorAccount: null };
    const one = { ...root, ...unknown };
    const other = { ...hop, ...unknown, debtorAccount: null, debtorTaxId: null };
    const graph = trackingGraph(
      head,
      [one, other].map((each) => ({ payment: each, refundable: each.amount })),
    );
    expect(graph.Accounts.Account.map(({ Id, OwnerId }) => [Id, OwnerId])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });
});

describe('The parameters of tracking', () => {
  it('have defaults', () => {
    expect(readParameters()).toEqual({ ok: true, value: DEFAULT_PARAMETERS });
  });

  it('can be stricter', () => {
    const sent = {
      MinTransactionAmount: '5000',
      MaxTransactions: 1,
      HopWindow: 'PT5M',
      MaxHops: 1,
    };
    const value = { minAmount: 500_000, maxTransactions: 1, hopWindow: 'PT5M', maxHops: 1 };
    expect(readParameters(sent)).toEqual({ ok: true, value });
  });

  it.each([
    ['minTransactionAmount', { MinTransactionAmount: '199.99' }],
    ['minTransactionAmount', { MinTransactionAmount: 'many' }],
    ['maxTransactions', { MaxTransactions: 6 }],
    ['maxTransactions', { MaxTransactions: 0 }],
    ['maxTransactions', { MaxTransactions: 1.5 }],
    ['hopWindow', { HopWindow: 'PT2H1S' }],
    ['hopWindow', { HopWindow: 'PT0S' }],
    ['hopWindow', { HopWindow: 'P1M' }],
    ['hopWindow', { HopWindow: '2 hours' }],
    ['maxHops', { MaxHops: 3 }],
    ['maxHops', { MaxHops: 0 }],
  ])('refuse a %s: %j', (name, sent) => {
    expect(readParameters(sent)).toMatchObject({
      refusal: [
        { property: `trackingGraphParameters.${name}`, value: String(Object.values(sent)[0]) },
      ],
    });
  });
});
