import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { formatCents, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks, type EventOrigin } from '#libs/webhooks';
import { Ledger } from '../ledger/ledger.repository';
import { entryOf, type Credit } from './credit';

/** The kind of due work that books credits of later instants. */
export const CREDIT_DUE = 'openfinance-credit';

/** Books credits, each once. */
@Injectable()
export class CreditRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly ledger: Ledger,
    private readonly webhooks: Webhooks,
  ) {}

  /** Books a credit now. */
  async book(credit: Credit): Promise<void> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    const deliveries = await atomically(database, () => this.booking(database, credit, origin));
    this.webhooks.announce(deliveries);
  }

  /** Books a credit at its instant. */
  schedule(credit: Credit): Promise<void> {
    const { creditId: key, atMs } = credit;
    return this.dueWork.enlist({ kind: CREDIT_DUE, key, dueAt: toIsoUtc(atMs), payload: credit });
  }

  /** Books a scheduled credit that is due. Its due work is removed with it: the second time nothing happens. */
  async bookDue(credit: Credit): Promise<void> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    const { dueWork } = this;
    const book = () => this.booking(database, credit, origin);
    const deliveries = await atomically(database, function* () {
      const due = yield dueWork.cancelling(database, CREDIT_DUE, credit.creditId);
      return due.length === 0 ? 0 : yield* book();
    });
    this.webhooks.announce(deliveries);
  }

  private *booking(database: DataSource, credit: Credit, origin: EventOrigin): AtomicWork<number> {
    yield* this.ledger.post(database, entryOf(credit));
    const { creditId, accountId, amount, payer, endToEndId, atMs } = credit;
    const data = { creditId, accountId, amount: formatCents(amount), payer, endToEndId };
    const event = {
      type: 'credit.received',
      subject: accountId,
      data: { ...data, at: toIsoUtc(atMs) },
    };
    return yield* this.webhooks.recording(database, [event], origin);
  }
}
