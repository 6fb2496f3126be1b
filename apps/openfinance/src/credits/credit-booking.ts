import { Injectable, Logger } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { formatCents, toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks } from '#libs/webhooks';
import { BalanceTooHigh, Ledger } from '../ledger/ledger.repository';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../idempotency/idempotency.repository';
import { entryOf, type Credit } from './credit';

/** The kind of due work that books scheduled credits. */
export const CREDIT_DUE = 'openfinance-credit';

/** The request of a credit and its response. They are stored, so that the request can be repeated. */
interface ReceivedCredit {
  readonly keyed: KeyedRequest;
  readonly response: object;
  readonly nowMs: number;
}

/** Books each credit once. */
@Injectable()
export class CreditBooking {
  private readonly logger = new Logger('Credits');

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly ledger: Ledger,
    private readonly idempotency: Idempotency,
    private readonly webhooks: Webhooks,
  ) {}

  /** The earlier request with the key; undefined if the key is new. */
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
    const { idempotency, dueWork } = this;
    const { creditId: key, atMs } = credit;
    const work = { kind: CREDIT_DUE, key, dueAt: toIsoUtc(atMs), payload: credit };
    const book = (tx: UnitOfWork) => this.book(tx, credit);
    return this.sandboxes.atomically(function* (tx) {
      const claim = { response: JSON.stringify(response), nowMs };
      const earlier = yield* idempotency.claim(tx, keyed, claim);
      if (earlier === undefined) yield* atMs <= nowMs ? book(tx) : dueWork.schedule(tx, work);
      return earlier;
    });
  }

  /**
   * Books a scheduled credit that is due, or drops it if the balance would be too high. Its due work is removed in the
   * same transaction, so a second call does nothing.
   */
  async bookDue(credit: Credit): Promise<void> {
    const { dueWork } = this;
    const book = (tx: UnitOfWork) => this.book(tx, credit);
    try {
      await this.sandboxes.atomically(function* (tx) {
        if (yield* dueWork.cancel(tx, CREDIT_DUE, credit.creditId)) yield* book(tx);
      });
    } catch (error) {
      if (!(error instanceof BalanceTooHigh)) throw error;
      const { creditId, accountId } = credit;
      this.logger.warn({
        creditId,
        accountId,
        reason: `The credit is not booked: ${error.message}`,
      });
    }
  }

  private *book(tx: UnitOfWork, credit: Credit): Transactional<void> {
    yield* this.ledger.post(tx, entryOf(credit));
    const { creditId, accountId, amount, payer, endToEndId, atMs } = credit;
    const data = { creditId, accountId, amount: formatCents(amount), payer, endToEndId };
    const event = {
      type: 'credit.received',
      subject: accountId,
      data: { ...data, at: toIsoUtc(atMs) },
    };
    yield* this.webhooks.publish(tx, [event]);
  }
}
