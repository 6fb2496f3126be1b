import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted, refused } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type CallOf } from '../../operations/operation';
import { TransferLocks } from '../../transfers/transfer-locks.repository';
import { Transfers } from '../../transfers/transfers';
import { actorOf, changeEntity } from '../fraud-requests';
import { refuse } from '../fraud-refusal';
import { type DictResult, valueOf } from '../../official/dict-refusal';
import { canDo, isUpdatable, REPORT_STEPS, wasClosedWith, type ReportStep } from './report';
import { analysisOf, newReport, situationRefusal, suspectOf } from './report-rules';
import { type ReportRow } from './report.row';
import { Reports } from './reports.repository';

type Decision = (tx: UnitOfWork, report: ReportRow) => Transactional<DictResult<ReportRow>>;

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
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      DictResult<ReportRow>
    > {
      const transfer = yield* locks.lock(tx, sent.TransactionId);
      const returned = transfer === undefined ? 0 : yield* locks.returnedOf(tx, transfer);
      const draft = newReport(sent, { transfer, returned }, { actor: actorOf(body), nowMs });
      return draft.ok ? yield* reports.create(tx, draft.value, now) : draft;
    });
    return valueOf(result);
  }

  acknowledge(call: CallOf<'acknowledgeInfractionReport'>, path: string): Promise<ReportRow> {
    const { reports } = this;
    return this.change(path, call.body.InfractionReportId, function* (tx, report) {
      if (report.counterparty !== actorOf(call.body)) return notYours(report, 'acknowledge');
      if (report.status === 'ACKNOWLEDGED') return accepted(report);
      if (!canDo('acknowledge', report)) return impossible('acknowledge', report);
      return accepted(yield* reports.acknowledge(tx, report, call.now));
    });
  }

  async close(call: CallOf<'closeInfractionReport'>, path: string): Promise<ReportRow> {
    const { body, now } = call;
    const { reports, locks } = this;
    return this.change(path, body.InfractionReportId, function* (tx, report) {
      if (report.counterparty !== actorOf(body)) return notYours(report, 'close');
      const { AnalysisResult: result, AnalysisDetails: details = null } = body;
      const same = { result, details, fraudType: body.FraudType ?? null };
      if (wasClosedWith(report, same)) return accepted(report);
      if (!canDo('close', report)) return impossible('close', report);
      // The parties of the payment may have become known after the report.
      const transfer = yield* locks.lock(tx, report.transactionId);
      const suspect = suspectOf(report, transfer);
      const suspected = yield* reports.suspect(tx, report, suspect);
      const analysis = analysisOf(body, suspected);
      if (!analysis.ok) return analysis;
      return accepted(yield* reports.close(tx, suspected, analysis.value, now));
    });
  }

  cancel(call: CallOf<'cancelInfractionReport'>, path: string): Promise<ReportRow> {
    const { reports } = this;
    return this.change(path, call.body.InfractionReportId, function* (tx, report) {
      if (report.reporter !== actorOf(call.body)) return notYours(report, 'cancel');
      if (report.fundsRecoveryId !== null) {
        const detail = `The report belongs to the funds recovery ${report.fundsRecoveryId}. Cancel the funds recovery instead.`;
        return refuse('InfractionReportOperationInvalid', detail);
      }
      return accepted(yield* reports.cancel(tx, report, call.now));
    });
  }

  update(call: CallOf<'updateInfractionReport'>, path: string): Promise<ReportRow> {
    const { body, now } = call;
    const { reports } = this;
    return this.change(path, body.InfractionReportId, function* (tx, report) {
      if (report.reporter !== actorOf(body)) return notYours(report, 'update');
      if (!isUpdatable(report)) {
        const detail = `The report is ${report.status}. It can be updated only while it is OPEN or ACKNOWLEDGED.`;
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
      return accepted(yield* reports.update(tx, report, change, now));
    });
  }

  private change(path: string, inBody: string, decide: Decision): Promise<ReportRow> {
    const changed = { what: 'infraction report', path, inBody };
    return changeEntity(this.sandboxes, changed, (tx, id) => this.reports.lock(tx, id), decide);
  }
}

function notYours(
  { reporter, counterparty }: ReportRow,
  step: ReportStep | 'update',
): DictResult<never> {
  const isOfReporter = step === 'cancel' || step === 'update';
  const who = isOfReporter ? `reporter, ${reporter}` : `counterparty, ${counterparty}`;
  return refuse('Forbidden', `Only the ${who}, can ${step} the report.`);
}

function impossible(step: ReportStep, { status }: ReportRow): DictResult<never> {
  const from = REPORT_STEPS[step].from.join(' or ');
  const detail = `The report is ${status}. To ${step} it, its status must be ${from}.`;
  return refuse('InfractionReportOperationInvalid', detail);
}
