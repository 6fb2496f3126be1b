import fc from 'fast-check';
import { brasiliaDate } from '#libs/brazil';
import { returning, tableOf } from '#libs/database';
import { frozenAt, type TestApp } from '#libs/testing';
import { INTERNAL_ACCOUNTS } from '../../src/ledger/posting';
import { PostingRow } from '../../src/ledger/posting.row';
import { ACCOUNTS } from '../bank/bank';
import { POOR } from '../bank/ledger-steps';
import { PAYEE } from '../payments/builders';
import {
  cancellationBy,
  item,
  newEndToEndId,
  NOW,
  payerIn,
  PAYMENTS,
  plain,
  type PaymentData,
} from '../payments/payer';

/** The outcome that a rule requests for the payment of the same step; `none` is the usual way. */
const OUTCOMES = [
  'none',
  'none',
  'none',
  'PDNG',
  'DEVOLVIDO',
  'VALOR_ACIMA_LIMITE',
  'RJCT:NAO_INFORMADO',
];
const JOAO = { loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } } as const;
/** Only his payments are scheduled. */
const BY_JOAO = cancellationBy('98765432100');
const OWN_BANK = { ispb: '87654321', issuer: '0001', accountType: 'CACC' } as const;
/** Another bank, an account of this bank, the account of the payer, and an account that nobody has. */
const PAYEES = [
  PAYEE,
  { ...OWN_BANK, number: '10000001' },
  { ...OWN_BANK, number: '10000004' },
  { ...OWN_BANK, number: '99999999' },
];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const cents = fc.integer({ min: 1, max: 90_000 });
const account = fc.nat({ max: POOR.length - 1 });
const seconds = fc.constantFrom(1, 2, 3, 60, 1_800, 90_000, 200_000);

export const paymentStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      account,
      cents,
      outcome: fc.constantFrom(...OUTCOMES),
      payee: fc.nat({ max: PAYEES.length - 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('schedule' as const), cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), of: fc.nat({ max: 40 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('credit' as const), account, cents, seconds }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('advance' as const), seconds }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), seconds }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'save' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restore' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reset' as const }) },
);
type PaymentStep = typeof paymentStep extends fc.Arbitrary<infer Step> ? Step : never;

/** Does steps over HTTP in a sandbox of its own, and says after each what is wrong with the books. */
export class PaymentSequence {
  private readonly payer: ReturnType<typeof payerIn>;
  private nowMs = Date.parse(NOW);
  /** Payments of later days: their amounts are blocked when they are sent. */
  private readonly scheduled = new Set<string>();
  /** The instant of the snapshot, if there is one. */
  private savedMs: number | undefined;

  constructor(
    test: TestApp,
    private readonly name: string,
  ) {
    this.payer = payerIn(test, name);
  }

  async start(): Promise<void> {
    await this.setClock(Date.parse(NOW));
  }

  async carryOut(step: PaymentStep): Promise<void> {
    const { payer, nowMs } = this;
    switch (step.kind) {
      case 'pay':
        return this.pay(step);
      case 'schedule':
        return this.schedule(step);
      case 'cancel': {
        const all = await this.payments();
        const { paymentId = 'nobody' } = all[step.of % Math.max(1, all.length)] ?? {};
        const { status } = await payer.patch(`${PAYMENTS}/${paymentId}`, BY_JOAO);
        expectOneOf([200, 404, 422], status);
        return;
      }
      case 'credit': {
        const at = new Date(nowMs + (step.seconds - 2) * 1_000).toISOString();
        const person = { name: 'Rui', document: '11144477735' };
        const credit = {
          accountId: idOf(step.account),
          amount: amountOf(step.cents),
          payer: person,
        };
        await payer.call('post', '/credits', { ...credit, at }).expect(201);
        return;
      }
      case 'advance':
        return this.setClock(nowMs + step.seconds * 1_000);
      case 'back':
        return this.setClock(nowMs - step.seconds * 1_000);
      case 'save':
        await payer.call('post', `/sandboxes/${this.name}/snapshots/saved`).expect(201);
        this.savedMs = nowMs;
        return;
      case 'restore':
        if (this.savedMs === undefined) return;
        await payer.call('post', `/sandboxes/${this.name}/snapshots/saved/restore`).expect(200);
        this.nowMs = this.savedMs;
        return;
      case 'reset':
        await payer.call('post', '/reset').expect(200);
        return this.setClock(Date.parse(NOW));
    }
  }

  /** How many payments have each status. */
  async statuses(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const { status } of await this.payments()) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  /**
   * What is wrong: the sum of the postings, a balance that is not the sum of its postings or is negative, a
   * blocked amount that is not that of the payments that have one, a payment that is booked without being
   * settled, or not once though it is, and money between accounts of the bank that comes from the SPI or goes there.
   */
  async wrong(): Promise<unknown[]> {
    const payments = await this.payments();
    const wrong: unknown[] = await this.payer.unsound();
    for (const [number, accountId] of await this.accounts()) {
      const onTheirWay = payments
        .filter((payment) => payment.debtorAccount.number === number && this.isBlocked(payment))
        .reduce((sum, { payment }) => sum + Math.round(Number(payment.amount) * 100), 0);
      const [, blocked] = await this.payer.balance(accountId);
      if (blocked !== onTheirWay) wrong.push({ accountId, blocked, onTheirWay });
    }
    const settled = payments.filter(({ status }) => status === 'ACSC');
    const expected = settled
      .map(({ paymentId, payment }) => `${paymentId} -${payment.amount}`)
      .sort();
    const debits = (await this.debits()).sort();
    if (String(debits) !== String(expected)) wrong.push({ debits, expected });
    const within = payments.filter(({ creditorAccount }) => creditorAccount.ispb === OWN_BANK.ispb);
    const outside = await this.paymentsInSpi();
    const leaked = within.filter(({ paymentId }) => outside.has(paymentId));
    if (leaked.length > 0) wrong.push({ leaked });
    return wrong;
  }

  private async pay(step: Extract<PaymentStep, { kind: 'pay' }>): Promise<void> {
    const { payer } = this;
    const { outcome } = step;
    if (outcome !== 'none') {
      const match = { method: 'POST', path: PAYMENTS };
      await payer.rule({ match, effect: { outcome }, times: 1 });
    }
    const accountId = idOf(step.account);
    const payment = {
      accountId,
      amount: amountOf(step.cents),
      creditorAccount: PAYEES[step.payee],
    };
    expectOneOf([201, 422], (await payer.send(PAYMENTS, plain(payment))).status);
  }

  private async schedule({ cents }: { readonly cents: number }): Promise<void> {
    const date = brasiliaDate(this.nowMs + DAY_MS);
    const amount = amountOf(cents);
    const { consentId } = await this.payer.consent(
      { schedule: { single: { date } }, amount },
      JOAO,
    );
    const endToEndId = newEndToEndId(`${date.replaceAll('-', '')}1500`);
    const payment = item({ endToEndId, payment: { amount, currency: 'BRL' } });
    const [made] = await this.payer.payList([payment], { 'x-consent-id': consentId });
    if (made !== undefined) this.scheduled.add(made.paymentId);
  }

  private isBlocked({ paymentId, status }: PaymentData): boolean {
    const early = ['RCVD', 'ACCP', 'PDNG'];
    return status === 'ACPD' || (early.includes(status) && !this.scheduled.has(paymentId));
  }

  private async setClock(instantMs: number): Promise<void> {
    const { call } = this.payer;
    await call('put', '/clock', frozenAt(new Date(instantMs).toISOString())).expect(200);
    this.nowMs = instantMs;
  }

  private async payments(): Promise<readonly PaymentData[]> {
    return (await this.payer.list('?page-size=1000')).data;
  }

  /** The accounts of the test, by their numbers with check digits. */
  private async accounts(): Promise<readonly (readonly [number: string, accountId: string])[]> {
    const { body } = await this.payer.get(`${ACCOUNTS}?page-size=100`).expect(200);
    const { data } = body as { data: { accountId: string; number: string; checkDigit: string }[] };
    return data.map(({ accountId, number, checkDigit }) => [number + checkDigit, accountId]);
  }

  /** The payments that have moved the account of the SPI, in either direction. */
  private paymentsInSpi(): Promise<ReadonlySet<string>> {
    return this.payer.work(async (_, database) => {
      const sql =
        `SELECT payment_id FROM ${tableOf(database, PostingRow)} ` +
        'WHERE payment_id IS NOT NULL AND account_id = $1';
      const parameters = [INTERNAL_ACCOUNTS.spi];
      const rows = await returning<{ payment_id: string }>(database, sql, parameters);
      return new Set(rows.map((row) => row.payment_id));
    });
  }

  /** The payments that debited an account, with the amount, as the ledger has them. */
  private debits(): Promise<string[]> {
    return this.payer.work(async (_, database) => {
      const sql =
        `SELECT entry_id, cents FROM ${tableOf(database, PostingRow)} ` +
        'WHERE payment_id = entry_id AND cents < 0';
      const rows = await returning<{ entry_id: string; cents: number | string }>(database, sql, []);
      return rows.map((row) => `${row.entry_id} ${(Number(row.cents) / 100).toFixed(2)}`);
    });
  }
}

function idOf(account: number): string {
  return POOR[account] ?? '';
}

function amountOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

function expectOneOf(expected: readonly number[], status: number): void {
  expect(expected).toContain(status);
}
