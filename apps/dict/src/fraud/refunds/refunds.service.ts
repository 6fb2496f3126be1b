import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type DictConfig } from '../../config';
import { type CallOf } from '../../operations/operation';
import { Transfers } from '../../transfers/transfers';
import { actorOf, changeEntity } from '../fraud-requests';
import { refuse } from '../fraud-refusal';
import { type DictResult, valueOf } from '../../official/dict-refusal';
import { closingOf, wasClosedBy } from './close-rules';
import { RefundFacts } from './refund-facts';
import { newRefund } from './refund-rules';
import { type RefundRow } from './refund.row';
import { Refunds } from './refunds.repository';

type Decision = (tx: UnitOfWork, refund: RefundRow) => Transactional<DictResult<RefundRow>>;

/** Changes refunds by the rules of the official API. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly facts: RefundFacts,
    private readonly refunds: Refunds,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async create({ body, now, nowMs }: CallOf<'createRefund'>): Promise<RefundRow> {
    const { facts, refunds } = this;
    const sent = body.Refund;
    await this.transfers.find(sent.TransactionId);
    const about = { actor: actorOf(body), nowMs, version: this.config.apiVersion };
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      DictResult<RefundRow>
    > {
      const draft = newRefund(sent, yield* facts.forRequest(tx, sent), about);
      return draft.ok ? yield* refunds.create(tx, draft.value, now) : draft;
    });
    return valueOf(result);
  }

  cancel({ body, now }: CallOf<'cancelRefund'>, path: string): Promise<RefundRow> {
    const { refunds } = this;
    return this.change(path, body.RefundId, function* (tx, refund) {
      const { requesting, status, fundsRecoveryId } = refund;
      if (requesting !== actorOf(body)) {
        const detail = `Only the requesting participant, ${requesting}, can cancel the refund.`;
        return refuse('Forbidden', detail);
      }
      if (fundsRecoveryId !== null) {
        const detail = `The refund belongs to the funds recovery ${fundsRecoveryId}. Cancel the funds recovery instead.`;
        return refuse('RefundOperationInvalid', detail);
      }
      if (status === 'CLOSED') {
        const detail = 'The refund is CLOSED. Only an OPEN refund can be cancelled.';
        return refuse('RefundOperationInvalid', detail);
      }
      return accepted(yield* refunds.cancel(tx, refund, now));
    });
  }

  async close({ body, now, nowMs }: CallOf<'closeRefund'>, path: string): Promise<RefundRow> {
    const { facts, refunds } = this;
    const { RefundTransactionId: returningId } = body;
    if (returningId !== undefined) await this.transfers.find(returningId);
    return this.change(path, body.RefundId, function* (tx, refund) {
      if (refund.contested !== actorOf(body)) {
        const detail = `Only the contested participant, ${refund.contested}, can close the refund.`;
        return refuse('Forbidden', detail);
      }
      if (wasClosedBy(body, refund)) return accepted(refund);
      if (refund.status !== 'OPEN') {
        const detail = `The refund is ${refund.status}. Only an OPEN refund can be closed.`;
        return refuse('RefundOperationInvalid', detail);
      }
      const known = yield* facts.forClosing(tx, refund, returningId);
      const analysis = closingOf(body, refund, { ...known, nowMs });
      if (!analysis.ok) return analysis;
      return accepted(yield* refunds.close(tx, refund, analysis.value, now));
    });
  }

  private change(path: string, inBody: string, decide: Decision): Promise<RefundRow> {
    const changed = { what: 'refund', path, inBody };
    return changeEntity(this.sandboxes, changed, (tx, id) => this.refunds.lock(tx, id), decide);
  }
}
