import 'reflect-metadata';
import fc from 'fast-check';
import { returning, tableOf } from '#libs/database';
import { admin, databaseUnderTest } from '#libs/testing';
import { INTERNAL_ACCOUNTS } from '../../apps/openfinance/src/ledger/posting';
import { PostingRow } from '../../apps/openfinance/src/ledger/posting.row';
import { bankIn } from '../../apps/openfinance/test/bank/bank';
import { PAYEE } from '../../apps/openfinance/test/payments/builders';
import { PAYMENTS, plain } from '../../apps/openfinance/test/payments/payer';
import { incomingId, linkedIn, MARIA, startLinkedBank, type LinkedBank } from './linked-bank';

const BANK = '87654321';
const RUNS = 8;
/** Two customers of the bank, an account that nobody has, and an account of another bank. */
const OWN = [MARIA.number, '10000004', '99999999'];
const PAYEES = [
  PAYEE,
  ...OWN.map((number) => {
    return { ispb: BANK, issuer: '0001', number, accountType: 'CACC' };
  }),
];
const PAYERS = ['maria-corrente', 'joao-corrente', 'joao-pre-paga'];
const OUTCOMES = ['none', 'none', 'DEVOLVIDO', 'DEVOLVIDO', 'PDNG', 'RJCT:NAO_INFORMADO'];
/** Where a fault happens: payments and returns in the SPI, questions and notices at the bank. */
const FAULTY = [
  ['spi', '/spi/pacs.008'],
  ['spi', '/spi/returns'],
  ['spi', '/__admin/returns'],
  ['bank', '/spi/orders'],
  ['bank', '/spi/settlements'],
] as const;
const EFFECTS = [{ commitThenDrop: true }, { respond: { status: 503 } }];

const cents = fc.integer({ min: 1, max: 60_000 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      cents,
      payer: fc.nat({ max: PAYERS.length - 1 }),
      payee: fc.nat({ max: PAYEES.length - 1 }),
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('receive' as const),
      cents,
      account: fc.nat({ max: OWN.length - 1 }),
      isLater: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('return' as const), cents, of: fc.nat({ max: 20 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      where: fc.constantFrom(...FAULTY),
      effect: fc.constantFrom(...EFFECTS),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      by: fc.constantFrom('PT1S', 'PT3S', 'PT1M', 'PT1H'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Linked = Awaited<ReturnType<typeof linkedIn>>;

async function carryOut(linked: Linked, next: Step): Promise<void> {
  switch (next.kind) {
    case 'pay': {
      if (next.outcome !== 'none') {
        const effect = { outcome: next.outcome };
        await linked.rule({ match: { method: 'POST', path: PAYMENTS }, effect, times: 1 });
      }
      const [accountId, creditorAccount] = [PAYERS[next.payer], PAYEES[next.payee]];
      const payment = plain({ accountId, amount: amountOf(next.cents), creditorAccount });
      expect([201, 422]).toContain((await linked.send(PAYMENTS, payment)).status);
      return;
    }
    case 'receive': {
      const account = { number: OWN[next.account] ?? '', branch: '0001' };
      const payment = { endToEndId: incomingId(), amount: amountOf(next.cents), account };
      // A fault can break the connection of the test too.
      await linked.payIn(payment, next.isLater ? '?settle=async' : '').catch(() => undefined);
      return;
    }
    case 'return': {
      const paid = await linked.inSpi<readonly { readonly endToEndId: string }[]>(
        `/spi/transactions?debtorIspb=${BANK}`,
      );
      const { endToEndId = '' } = paid[next.of % Math.max(1, paid.length)] ?? {};
      const body = { endToEndId, amount: amountOf(next.cents) };
      const { status } = await linked.control.call('post', '/returns', body);
      expect([202, 400, 404, 409, 503]).toContain(status);
      return;
    }
    case 'fault': {
      const [service, path] = next.where;
      const { rule } = service === 'spi' ? linked.control : linked.bankControl;
      await rule({ match: { path }, effect: next.effect, times: next.times });
      return;
    }
    case 'advance':
      await linked.advanceSpi(next.by);
      await linked.advance(next.by);
  }
}

function amountOf(value: number): string {
  return (value / 100).toFixed(2);
}

describe(`The ledgers of the bank and of the SPI on ${databaseUnderTest}`, () => {
  let services: LinkedBank;
  beforeAll(async () => {
    services = await startLinkedBank();
  });
  afterAll(() => services.close());

  /** What has left the bank through the SPI, without what has come in, in cents: as the bank has booked it. */
  const bookedBy = (sandbox: string): Promise<number> =>
    bankIn(services.bank.app, sandbox).work(async (_, database) => {
      const [row] = await returning<{ sum: string | number }>(
        database,
        `SELECT COALESCE(SUM(cents), 0) AS sum FROM ${tableOf(database, PostingRow)} WHERE account_id = $1`,
        [INTERNAL_ACCOUNTS.spi],
      );
      return Number(row?.sum ?? 0);
    });

  /** The same, as the SPI has settled it. */
  const settledFor = async ({ inSpi }: Linked): Promise<number> => {
    interface Moved {
      readonly status: string;
      readonly amount: number | string;
      readonly debtorIspb: string;
      readonly creditorIspb: string;
    }
    const payments = await inSpi<readonly Moved[]>('/spi/transactions');
    const returns = await inSpi<readonly Moved[]>('/spi/returns');
    return [...payments, ...returns]
      .filter(({ status }) => status === 'ACCEPTED')
      .reduce((sum, { amount, debtorIspb, creditorIspb }) => {
        const moved = Math.round(Number(amount) * 100);
        return sum + (debtorIspb === BANK ? moved : 0) - (creditorIspb === BANK ? moved : 0);
      }, 0);
  };

  it('agree after any sequence of payments in and out, returns, rules and faults', async () => {
    let runs = 0;
    const seen = { payments: 0, returns: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
        runs += 1;
        const sandbox = `ledgers-${String(runs)}`;
        const linked = await linkedIn(services, sandbox);
        await linked.balance('maria-corrente');
        const before = await bookedBy(sandbox);
        for (const next of steps) {
          await carryOut(linked, next);
          expect(await linked.unsound()).toEqual([]);
        }
        for (const control of [linked.control, admin(services.bank.app, sandbox)]) {
          await control.call('delete', '/rules').expect(204);
        }
        for (let round = 0; round < 3; round += 1) {
          await linked.advance('P1D');
          await linked.advanceSpi('P1D');
        }
        expect(await linked.unsound()).toEqual([]);
        expect((await bookedBy(sandbox)) - before).toBe(await settledFor(linked));
        seen.payments += (await linked.inSpi<unknown[]>('/spi/transactions')).length;
        seen.returns += (await linked.returns()).length;
      }),
      { numRuns: RUNS, seed: 40, endOnFailure: true },
    );
    // Otherwise the sequences move nothing through the SPI.
    expect(seen.payments).toBeGreaterThan(RUNS * 3);
    expect(seen.returns).toBeGreaterThan(RUNS);
  });
});
