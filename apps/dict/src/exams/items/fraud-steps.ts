import { failed, type Finding, happenedAt, NOT_YET, pending } from '#libs/exams';
import { type Evidence } from '../exam-run';
import { evidenceOfRefund, evidenceOfReport } from '../grading/evidence';
import { type RefundRecord, type ReportRecord } from '../grading/exam-records';
import { step, type ExamStep, type RunToGrade, type Scene } from './exam-item';

export function infractionSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  return parameters.role === 'COUNTERPARTY'
    ? [
        reported(
          'acknowledged',
          'The participant, as receiver, acknowledges the report of the examiner.',
        ),
        reported('closed', 'The participant closes the report, as AGREED or DISAGREED.'),
      ]
    : [
        reported(
          'created',
          'The participant, as payer, reports the payment with the reason REFUND_REQUEST.',
          'reported',
        ),
        reported('closed', 'The examiner acknowledges the report and closes it as AGREED at once.'),
      ];
}

/** The steps of the parties, by the role of the participant. */
const REFUND_TEXTS = {
  REPORTER: {
    agreed:
      'The participant, as payer, reports the payment. The examiner closes the report as AGREED at once.',
    requested: 'The participant asks for a refund with the reason FRAUD.',
    closed: 'The examiner returns the payment, and closes the refund at once.',
  },
  COUNTERPARTY: {
    agreed:
      'The participant, as receiver, acknowledges the report of the examiner, and closes it as AGREED.',
    requested: 'The examiner asks for a refund with the reason FRAUD at once.',
    closed: 'The participant closes the refund.',
  },
} as const;

export function refundSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const { agreed, requested, closed } = REFUND_TEXTS[parameters.role ?? 'REPORTER'];
  return [
    reported('agreed', agreed, 'report agreed'),
    step('refund requested', requested, (scene) => ofRefund(scene, ({ createdAt }) => createdAt)),
    step('refund closed', closed, (scene) =>
      ofRefund(scene, ({ status, lastModified }) => (status === 'CLOSED' ? lastModified : null)),
    ),
  ];
}

/** The instant when a report reached a state; null if it has not. */
const REPORT_STATES = {
  created: ({ createdAt }: ReportRecord) => createdAt,
  acknowledged: ({ status, closedAt, lastModified }: ReportRecord) =>
    status === 'ACKNOWLEDGED' ? lastModified : closedAt,
  closed: ({ closedAt }: ReportRecord) => closedAt,
  agreed: ({ closedAt, analysisResult }: ReportRecord) =>
    analysisResult === 'AGREED' ? closedAt : null,
} as const;

function reported(
  state: keyof typeof REPORT_STATES,
  expected: string,
  name: string = state,
): ExamStep {
  return step(name, expected, (scene) => ofReport(scene, state));
}

function ofReport({ run, records }: Scene, state: keyof typeof REPORT_STATES): Finding<Evidence> {
  const { report } = records;
  if (report === undefined) return NOT_YET;
  const evidence = evidenceOfReport(report);
  const { id, status, analysisResult } = report;
  if (state !== 'created' && status === 'CANCELLED') {
    return failed(`Report ${id} was cancelled.`, evidence);
  }
  if (state === 'agreed' && analysisResult === 'DISAGREED') {
    return failed(`Report ${id} was closed as DISAGREED.`, evidence);
  }
  const at = REPORT_STATES[state](report);
  if (at === null) return pending(`Report ${id} is ${status}.`, evidence);
  return inRun(at, run, () => happenedAt(at, evidence));
}

function ofRefund(
  { run, records: { refund } }: Scene,
  reachedAt: (refund: RefundRecord) => string | null,
): Finding<Evidence> {
  if (refund === undefined) return NOT_YET;
  const evidence = evidenceOfRefund(refund);
  const { id, status } = refund;
  if (status === 'CANCELLED') return failed(`Refund ${id} was cancelled.`, evidence);
  const at = reachedAt(refund);
  if (at === null) return pending(`Refund ${id} is ${status}.`, evidence);
  return inRun(at, run, () => happenedAt(at, evidence));
}

function inRun(
  at: string,
  { endsAt }: RunToGrade,
  found: () => Finding<Evidence>,
): Finding<Evidence> {
  return at <= endsAt ? found() : pending(`It happened at ${at}, after the end of the run.`);
}
