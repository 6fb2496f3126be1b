import { evidenceOfRefund, evidenceOfReport } from '../grading/evidence';
import { type RefundRecord, type ReportRecord } from '../grading/exam-records';
import { failed, type Finding, happenedAt, NOT_YET, pending } from '../grading/finding';
import { type ExamStep, type RunToGrade, type Scene } from './exam-item';

export function infractionSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const isReporter = parameters.role !== 'COUNTERPARTY';
  return isReporter
    ? [
        {
          name: 'reported',
          expected:
            'The participant, as payer, reports the payment with the reason REFUND_REQUEST.',
          check: (scene) => ofReport(scene, 'created'),
        },
        {
          name: 'closed',
          expected: 'The examiner acknowledges the report and closes it as AGREED at once.',
          check: (scene) => ofReport(scene, 'closed'),
        },
      ]
    : [
        {
          name: 'acknowledged',
          expected: 'The participant, as receiver, acknowledges the report of the examiner.',
          check: (scene) => ofReport(scene, 'acknowledged'),
        },
        {
          name: 'closed',
          expected: 'The participant closes the report, as AGREED or DISAGREED.',
          check: (scene) => ofReport(scene, 'closed'),
        },
      ];
}

export function refundSteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const isReporter = parameters.role !== 'COUNTERPARTY';
  const expected = isReporter
    ? [
        'The participant, as payer, reports the payment. The examiner closes the report as AGREED at once.',
        'The participant asks for a refund with the reason FRAUD.',
        'The examiner returns the payment, and closes the refund at once.',
      ]
    : [
        'The participant, as receiver, acknowledges the report of the examiner, and closes it as AGREED.',
        'The examiner asks for a refund with the reason FRAUD at once.',
        'The participant closes the refund.',
      ];
  const [agreed = '', requested = '', closed = ''] = expected;
  return [
    { name: 'report agreed', expected: agreed, check: (scene) => ofReport(scene, 'agreed') },
    {
      name: 'refund requested',
      expected: requested,
      check: (scene) => ofRefund(scene, ({ createdAt }) => createdAt),
    },
    {
      name: 'refund closed',
      expected: closed,
      check: (scene) =>
        ofRefund(scene, ({ status, lastModified }) => (status === 'CLOSED' ? lastModified : null)),
    },
  ];
}

/** When a report has reached a state; null if it has not. */
const REPORT_STATES = {
  created: ({ createdAt }: ReportRecord) => createdAt,
  acknowledged: ({ status, closedAt, lastModified }: ReportRecord) =>
    status === 'ACKNOWLEDGED' ? lastModified : closedAt,
  closed: ({ closedAt }: ReportRecord) => closedAt,
  agreed: ({ closedAt, analysisResult }: ReportRecord) =>
    analysisResult === 'AGREED' ? closedAt : null,
} as const;

function ofReport({ run, records }: Scene, state: keyof typeof REPORT_STATES): Finding {
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
): Finding {
  if (refund === undefined) return NOT_YET;
  const evidence = evidenceOfRefund(refund);
  const { id, status } = refund;
  if (status === 'CANCELLED') return failed(`Refund ${id} was cancelled.`, evidence);
  const at = reachedAt(refund);
  if (at === null) return pending(`Refund ${id} is ${status}.`, evidence);
  return inRun(at, run, () => happenedAt(at, evidence));
}

function inRun(at: string, { endsAt }: RunToGrade, found: () => Finding): Finding {
  return at <= endsAt ? found() : pending(`It happened at ${at}, after the end of the run.`);
}
