import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { type TrackingGraph } from '#libs/dict-api';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { TransferRow } from '../../transfers/transfer.row';
import { track, type Outgoing } from './track';
import { trackingGraph, type GraphHead, type TrackedPayment } from './tracking-graph';

/** Payments that are read of one account. Those that would close a cycle are not among them. */
const READ_AN_ACCOUNT = 50;

/** Tracks the money of a root transaction, as part of atomic work. */
@Injectable()
export class TrackingWork {
  constructor(private readonly refunds: Refunds) {}

  *graph(database: DataSource, root: TransferRow, head: GraphHead): AtomicWork<TrackingGraph> {
    const tracking = track(root, head.parameters);
    let step = tracking.next();
    while (step.done !== true) step = tracking.next(yield* this.outgoing(database, step.value));
    const tracked: TrackedPayment[] = [];
    for (const payment of step.value) {
      tracked.push({ payment, refundable: yield* this.refunds.leftOf(database, payment) });
    }
    return trackingGraph(head, tracked);
  }

  private *outgoing(database: DataSource, asked: Outgoing): AtomicWork<readonly TransferRow[]> {
    const { account, from, until, minAmount, notTo } = asked;
    const sql = EntitySql.of(database, TransferRow);
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
