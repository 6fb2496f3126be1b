import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { accepted } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { type DictConfig } from '../../config';
import { type CallOf } from '../../official/operation';
import { Transfers } from '../../transfers/transfers.service';
import { actorOf, idOf, notFound } from '../actors';
import { refuse, valueOf, type FraudResult } from '../fraud-refusal';
import { closingOf, wasClosedBy } from './close-rules';
import { RefundPieces } from './refund-pieces.repository';
import { newRefund } from './refund-rules';
import { type RefundRow } from './refund.row';

type Decision = (database: DataSource, refund: RefundRow) => AtomicWork<FraudResult<RefundRow>>;

/** Changes refunds by the rules of the official API. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly pieces: RefundPieces,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async create({ body, now, nowMs }: CallOf<'createRefund'>): Promise<RefundRow> {
    const { pieces } = this;
    const sent = body.Refund;
    await this.transfers.find(sent.TransactionId);
    const about = { actor: actorOf(body), nowMs, version: this.config.apiVersion };
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<FraudResult<RefundRow>> {
      const transfer = yield* pieces.locks.lock(database, sent.TransactionId);
      const report = transfer && (yield* pieces.reportFor(database, sent, transfer));
      const draft = newRefund(sent, { transfer, report }, about);
      return draft.ok ? yield* pieces.refunds.create(database, draft.value, now) : draft;
    });
    return valueOf(result);
  }

  cancel({ body, now }: CallOf<'cancelRefund'>, path: string): Promise<RefundRow> {
    const { refunds } = this.pieces;
    return this.change(path, body.RefundId, function* (database, refund) {
      const { requesting, status, fundsRecoveryId } = refund;
      if (requesting !== actorOf(body)) {
        const detail = `Only the participant that has asked for the refund, ${requesting}, can cancel it.`;
        return refuse('Forbidden', detail);
      }
      if (fundsRecoveryId !== null) {
        const detail = `The refund belongs to the funds recovery ${fundsRecoveryId}: cancel that instead.`;
        return refuse('RefundOperationInvalid', detail);
      }
      if (status === 'CLOSED') {
        const detail = 'The refund is CLOSED; to cancel it, it must be OPEN.';
        return refuse('RefundOperationInvalid', detail);
      }
      return accepted(yield* refunds.cancel(database, refund, now));
    });
  }

  async close({ body, now, nowMs }: CallOf<'closeRefund'>, path: string): Promise<RefundRow> {
    const { locks, refunds } = this.pieces;
    const { RefundTransactionId: returningId } = body;
    if (returningId !== undefined) await this.transfers.find(returningId);
    return this.change(path, body.RefundId, function* (database, refund) {
      if (refund.contested !== actorOf(body)) {
        const detail = `Only the contested participant, ${refund.contested}, can close the refund.`;
        return refuse('Forbidden', detail);
      }
      if (wasClosedBy(body, refund)) return accepted(refund);
      if (refund.status !== 'OPEN') {
        const detail = `The refund is ${refund.status}; to close it, it must be OPEN.`;
        return refuse('RefundOperationInvalid', detail);
      }
      const leftOfLoss = yield* refunds.leftForRefund(database, refund);
      const original = yield* locks.lock(database, refund.transactionId);
      if (original === undefined) throw new Error('The refunded transaction is lost.');
      const returning =
        returningId === undefined ? undefined : yield* locks.lock(database, returningId);
      const used =
        returning === undefined ? 0 : yield* refunds.usedOf(database, returning.endToEndId);
      const facts = { original, returning, used, leftOfLoss, nowMs };
      const analysis = closingOf(body, refund, facts);
      if (!analysis.ok) return analysis;
      return accepted(yield* refunds.close(database, refund, analysis.value, now));
    });
  }

  private async change(path: string, inBody: string, decide: Decision): Promise<RefundRow> {
    const id = idOf(path, inBody, 'refund');
    const { refunds } = this.pieces;
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<
      FraudResult<RefundRow> | undefined
    > {
      const refund = yield* refunds.lock(database, id);
      return refund && (yield* decide(database, refund));
    });
    if (result === undefined) throw notFound('refund', id);
    return valueOf(result);
  }
}
