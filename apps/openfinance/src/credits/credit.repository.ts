import { Injectable, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { formatCents, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks, type EventOrigin } from '#libs/webhooks';
import { BalanceTooHigh, Ledger } from '../ledger/ledger.repository';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../payments/store/idempotency.repository';
import { entryOf, type Credit } from './credit';

/** The kind of due work that books credits of later instants. */
export const CREDIT_DUE = 'openfinance-credit';

/** What is stored with a credit, so that its request can be repeated. */
interface ReceivedCredit {
  readonly keyed: KeyedRequest;
  readonly response: object;
  readonly nowMs: number;
}

/** Books credits, each once. */
@Injectable()
export class CreditRepository {
  private readonly logger = new Logger('Credits');

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly ledger: Ledger,
    private readonly idempotency: Idempotency,
    private readonly webhooks: Webhooks,
  ) {}

  /** What an earlier request with the key has booked. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /**
   * Books a credit now, or schedules it for its instant.
   * @returns the earlier request with the EndToEndId, if there was one; then nothing is booked
   */
  async receive(
    credit: Credit,
    { keyed, response, nowMs }: ReceivedCredit,
  ): Promise<EarlierRequest | undefined> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    const { idempotency, dueWork } = this;
    const { creditId: key, atMs } = credit;
    const work = { kind: CREDIT_DUE, key, dueAt: toIsoUtc(atMs), payload: credit };
    const book = () => this.booking(database, credit, origin);
    const { earlier, deliveries } = await atomically(database, function* () {
      const claim = { response: JSON.stringify(response), nowMs };
      const earlier = yield* idempotency.claiming(database, keyed, claim);
      if (earlier !== undefined) return { earlier, deliveries: 0 };
      if (atMs <= nowMs) return { earlier, deliveries: yield* book() };
      yield dueWork.enlisting(database, work);
      return { earlier, deliveries: 0 };
    });
    dueWork.announce();
    this.webhooks.announce(deliveries);
    return earlier;
  }

  /** Books a scheduled credit that is due, or drops one that the account cannot take by then. Its due work is removed with it: the second time nothing happens. */
  async bookDue(credit: Credit): Promise<void> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    const { dueWork } = this;
    const book = () => this.booking(database, credit, origin);
    try {
      const deliveries = await atomically(database, function* () {
        const due = yield dueWork.cancelling(database, CREDIT_DUE, credit.creditId);
        return due.length === 0 ? 0 : yield* book();
      });
      this.webhooks.announce(deliveries);
    } catch (error) {
      if (!(error instanceof BalanceTooHigh)) throw error;
      const { creditId, accountId } = credit;
      this.logger.warn({ creditId, accountId, reason: `It is not booked: ${error.message}` });
    }
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
