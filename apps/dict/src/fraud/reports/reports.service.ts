import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { accepted, refused } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type CallOf } from '../../official/operation';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { Transfers } from '../../transfers/transfers.service';
import { actorOf, idOf, notFound } from '../actors';
import { refuse, valueOf, type FraudResult } from '../fraud-refusal';
import { canDo, isUpdatable, REPORT_STEPS, wasClosedWith, type ReportStep } from './report';
import { analysisOf, newReport, situationRefusal, suspectOf } from './report-rules';
import { type ReportRow } from './report.row';
import { Reports } from './reports.repository';

type Decision = (database: DataSource, report: ReportRow) => AtomicWork<FraudResult<ReportRow>>;

/** Changes infraction reports by the rules of the official API. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly locks: TransferLocks,
    private readonly reports: Reports,
  ) {}

  async create({ body, now, nowMs }: CallOf<'createInfractionReport'>): Promise<ReportRow> {
    const { locks, reports } = this;
    const sent = body.InfractionReport;
    await this.transfers.find(sent.TransactionId);
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<FraudResult<ReportRow>> {
      const transfer = yield* locks.lock(database, sent.TransactionId);
      const returned = transfer === undefined ? 0 : yield* locks.returnedOf(database, transfer);
      const draft = newReport(sent, { transfer, returned }, { actor: actorOf(body), nowMs });
      return draft.ok ? yield* reports.create(database, draft.value, now) : draft;
    });
    return valueOf(result);
  }

  acknowledge(call: CallOf<'acknowledgeInfractionReport'>, path: string): Promise<ReportRow> {
    const { reports } = this;
    return this.change(path, call.body.InfractionReportId, function* (database, report) {
      if (report.counterparty !== actorOf(call.body)) return notYours(report, 'acknowledge');
      if (report.status === 'ACKNOWLEDGED') return accepted(report);
      if (!canDo('acknowledge', report)) return impossible('acknowledge', report);
      return accepted(yield* reports.acknowledge(database, report, call.now));
    });
  }

  async close(call: CallOf<'closeInfractionReport'>, path: string): Promise<ReportRow> {
    const { body, now } = call;
    const { reports, locks } = this;
    return this.change(path, body.InfractionReportId, function* (database, report) {
      if (report.counterparty !== actorOf(body)) return notYours(report, 'close');
      const { AnalysisResult: result, AnalysisDetails: details = null } = body;
      const same = { result, details, fraudType: body.FraudType ?? null };
      if (wasClosedWith(report, same)) return accepted(report);
      if (!canDo('close', report)) return impossible('close', report);
      // The parties of the payment can have become known after it was reported.
      const transfer = yield* locks.lock(database, report.transactionId);
      const suspect = suspectOf(report, transfer);
      const suspected = yield* reports.suspect(database, report, suspect);
      const analysis = analysisOf(body, suspected);
      if (!analysis.ok) return analysis;
      return accepted(yield* reports.close(database, suspected, analysis.value, now));
    });
  }

  cancel(call: CallOf<'cancelInfractionReport'>, path: string): Promise<ReportRow> {
    const { reports } = this;
    return this.change(path, call.body.InfractionReportId, function* (database, report) {
      if (report.reporter !== actorOf(call.body)) return notYours(report, 'cancel');
      if (report.fundsRecoveryId !== null) {
        const detail = `The report belongs to the funds recovery ${report.fundsRecoveryId}: cancel that instead.`;
        return refuse('InfractionReportOperationInvalid', detail);
      }
      return accepted(yield* reports.cancel(database, report, call.now));
    });
  }

  update(call: CallOf<'updateInfractionReport'>, path: string): Promise<ReportRow> {
    const { body, now } = call;
    const { reports } = this;
    return this.change(path, body.InfractionReportId, function* (database, report) {
      if (report.reporter !== actorOf(body)) return notYours(report, 'update');
      if (!isUpdatable(report)) {
        const detail = `The report is ${report.status}: it can be updated while it is OPEN or ACKNOWLEDGED.`;
        return refuse('InfractionReportOperationInvalid', detail);
      }
      const { SituationType: situationType, ReportDetails: reportDetails } = body;
      const change = {
        situationType: situationType ?? report.situationType,
        reportDetails: reportDetails ?? report.reportDetails,
        contact: body.ContactInformation ?? report.contact,
      };
      const wrong = situationRefusal(report.reason, change.situationType, change.reportDetails);
      if (wrong !== undefined) return refused(wrong);
      return accepted(yield* reports.update(database, report, change, now));
    });
  }

  private async change(path: string, inBody: string, decide: Decision): Promise<ReportRow> {
    const id = idOf(path, inBody, 'infractionReport');
    const { reports } = this;
    const database = await this.sandboxes.database();
    const result = await atomically(database, function* (): AtomicWork<
      FraudResult<ReportRow> | undefined
    > {
      const report = yield* reports.lock(database, id);
      return report && (yield* decide(database, report));
    });
    if (result === undefined) throw notFound('infraction report', id);
    return valueOf(result);
  }
}

function notYours(
  { reporter, counterparty }: ReportRow,
  step: ReportStep | 'update',
): FraudResult<never> {
  const isOfReporter = step === 'cancel' || step === 'update';
  const who = isOfReporter ? `its reporter, ${reporter}` : `its counterparty, ${counterparty}`;
  return refuse('Forbidden', `Only the participant that is ${who}, can ${step} the report.`);
}

function impossible(step: ReportStep, { status }: ReportRow): FraudResult<never> {
  const from = REPORT_STEPS[step].from.join(' or ');
  const detail = `The report is ${status}; to ${step} it, it must be ${from}.`;
  return refuse('InfractionReportOperationInvalid', detail);
}
