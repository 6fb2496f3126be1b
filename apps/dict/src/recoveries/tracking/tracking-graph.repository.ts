import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type TrackingGraph } from '#libs/dict-api';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { TransferRow } from '../../transfers/transfer.row';
import { track, type Outgoing } from './track';
import { trackingGraph, type GraphHead, type TrackedPayment } from './tracking-graph';

/** The maximum number of payments that are read for one account. Payments that would close a cycle are not read. */
const READ_AN_ACCOUNT = 50;

/** Makes the tracking graph of a root transaction. */
@Injectable()
export class TrackingGraphs {
  constructor(private readonly refunds: Refunds) {}

  *graph(tx: UnitOfWork, root: TransferRow, head: GraphHead): Transactional<TrackingGraph> {
    const tracking = track(root, head.parameters);
    let step = tracking.next();
    while (step.done !== true) step = tracking.next(yield* this.outgoing(tx, step.value));
    const tracked: TrackedPayment[] = [];
    for (const payment of step.value) {
      tracked.push({ payment, refundable: yield* this.refunds.leftOf(tx, payment) });
    }
    return trackingGraph(head, tracked);
  }

  private *outgoing(tx: UnitOfWork, asked: Outgoing): Transactional<readonly TransferRow[]> {
    const { account, from, until, minAmount, notTo } = asked;
    const sql = tx.sql(TransferRow);
    const places = notTo.map((_, index) => `$${String(index + 6)}`).join(', ');
    const rows = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE debtor_account = $1 AND settled_at >= $2 AND settled_at <= $3 ` +
        `AND status = 'SETTLED' AND amount_cents >= $4 AND "returns" IS NULL AND purpose <> 'IPRT' ` +
        `AND (creditor_account IS NULL OR creditor_account NOT IN (${places})) ` +
        'ORDER BY amount_cents DESC, settled_at, end_to_end_id LIMIT $5',
      parameters: [account, from, until, minAmount, READ_AN_ACCOUNT, ...notTo],
    };
    return rows.map((row) => sql.read(row));
  }
}
