import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RecoveryStatus, type TrackingGraph } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { entityId, notFound, ReadAccess } from '../fraud/fraud-requests';
import { type RefundRow } from '../fraud/refunds/refund.row';
import { Refunds } from '../fraud/refunds/refunds.repository';
import { type ReportRow } from '../fraud/reports/report.row';
import { Reports } from '../fraud/reports/reports.repository';
import { type Call } from '../official/call';
import { DictRefusal } from '../official/dict-refusal';
import { Recoveries } from './recoveries.repository';
import { WITH_REFUNDS, WITH_REPORTS } from './recovery';
import { type RecoveryRow } from './recovery.row';

/** A recovery, and the participants that can see it. */
interface Found {
  readonly recovery: RecoveryRow;
  readonly parties: ReadonlySet<string>;
}

/** Shows recoveries to their creators and to the counterparties of their reports. */
@Injectable()
export class RecoveryReadingService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly recoveries: Recoveries,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
    private readonly access: ReadAccess,
  ) {}

  async find(call: Call, path: string): Promise<RecoveryRow> {
    const { recovery, parties } = await this.load(path);
    await this.access.check(call, [...parties]);
    return recovery;
  }

  async graph(call: Call, path: string): Promise<TrackingGraph> {
    const { id, status, graph } = await this.find(call, path);
    if (graph !== null) return graph;
    const detail =
      status === 'CREATED'
        ? `Funds recovery ${id} does not have its tracking graph yet.`
        : `Funds recovery ${id} has no tracking graph: its root transaction was not tracked.`;
    throw new DictRefusal('NotFound', detail);
  }

  reportsOf(call: Call, path: string): Promise<readonly ReportRow[]> {
    return this.list(call, path, WITH_REPORTS, (tx, id) => this.reports.ofRecovery(tx, id));
  }

  refundsOf(call: Call, path: string): Promise<readonly RefundRow[]> {
    return this.list(call, path, WITH_REFUNDS, (tx, id) => this.refunds.ofRecovery(tx, id));
  }

  /** Lists for the creator. */
  private async list<Row>(
    call: Call,
    path: string,
    statuses: readonly RecoveryStatus[],
    read: (tx: UnitOfWork, id: string) => Transactional<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const { recovery } = await this.load(path);
    await this.access.check(call, [recovery.reporter]);
    if (!statuses.includes(recovery.status)) {
      const detail = `The funds recovery is ${recovery.status}. To list them, its status must be ${statuses.join(' or ')}.`;
      throw new DictRefusal('FundsRecoveryOperationInvalid', detail);
    }
    return this.sandboxes.atomically((tx) => read(tx, recovery.id));
  }

  private async load(path: string): Promise<Found> {
    const id = entityId(path);
    const { recoveries } = this;
    const found = await this.sandboxes.atomically(function* (tx): Transactional<Found | undefined> {
      const recovery = yield* recoveries.find(tx, id);
      return recovery && { recovery, parties: yield* recoveries.partiesOf(tx, recovery) };
    });
    if (found === undefined) throw notFound('funds recovery', id);
    return found;
  }
}
