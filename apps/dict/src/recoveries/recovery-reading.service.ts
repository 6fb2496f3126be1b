import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { type RecoveryStatus, type TrackingGraph } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { Actors, entityId, notFound } from '../fraud/actors';
import { type RefundRow } from '../fraud/refunds/refund.row';
import { Refunds } from '../fraud/refunds/refunds.repository';
import { type ReportRow } from '../fraud/reports/report.row';
import { Reports } from '../fraud/reports/reports.repository';
import { type Call } from '../official/call';
import { DictRefusal } from '../official/dict-refusal';
import { Recoveries } from './recoveries.repository';
import { WITH_REFUNDS, WITH_REPORTS } from './recovery';
import { type RecoveryRow } from './recovery.row';

/** A recovery, and those who may see it. */
interface Found {
  readonly recovery: RecoveryRow;
  readonly parties: ReadonlySet<string>;
}

/** Shows recoveries to their creators and to the counterparties of their reports. */
@Injectable()
export class RecoveryReading {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly recoveries: Recoveries,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
    private readonly actors: Actors,
  ) {}

  async find(call: Call, path: string): Promise<RecoveryRow> {
    const { recovery, parties } = await this.load(path);
    await this.actors.checkReader(call, [...parties]);
    return recovery;
  }

  async graph(call: Call, path: string): Promise<TrackingGraph> {
    const { id, status, graph } = await this.find(call, path);
    if (graph !== null) return graph;
    const detail =
      status === 'CREATED'
        ? `Funds recovery ${id} has no tracking graph yet.`
        : `Funds recovery ${id} has no tracking graph: its root transaction was not tracked.`;
    throw new DictRefusal('NotFound', detail);
  }

  reportsOf(call: Call, path: string): Promise<readonly ReportRow[]> {
    return this.list(call, path, WITH_REPORTS, (database, id) =>
      this.reports.ofRecovery(database, id),
    );
  }

  refundsOf(call: Call, path: string): Promise<readonly RefundRow[]> {
    return this.list(call, path, WITH_REFUNDS, (database, id) =>
      this.refunds.ofRecovery(database, id),
    );
  }

  /** Only for the creator. */
  private async list<Row>(
    call: Call,
    path: string,
    statuses: readonly RecoveryStatus[],
    read: (database: DataSource, id: string) => AtomicWork<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const { recovery } = await this.load(path);
    await this.actors.checkReader(call, [recovery.reporter]);
    if (!statuses.includes(recovery.status)) {
      const detail = `The funds recovery is ${recovery.status}; to list them, it must be ${statuses.join(' or ')}.`;
      throw new DictRefusal('FundsRecoveryOperationInvalid', detail);
    }
    const database = await this.sandboxes.database();
    return atomically(database, () => read(database, recovery.id));
  }

  private async load(path: string): Promise<Found> {
    const id = entityId(path);
    const database = await this.sandboxes.database();
    const { recoveries } = this;
    const found = await atomically(database, function* (): AtomicWork<Found | undefined> {
      const recovery = yield* recoveries.find(database, id);
      return recovery && { recovery, parties: yield* recoveries.partiesOf(database, recovery) };
    });
    if (found === undefined) throw notFound('funds recovery', id);
    return found;
  }
}
