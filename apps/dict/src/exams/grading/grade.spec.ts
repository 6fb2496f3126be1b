import { gradeSteps, isServed } from '#libs/exams';
import { lettersOf } from '#libs/testing';
import { type ExamParameters } from '../exam.request';
import { type GradedStep } from '../exam-run';
import { EXAM_ITEMS } from '../items/exam-items';
import {
  type ClaimRecord,
  type ExamRecords,
  KEY_TYPES_IN_ORDER,
  NO_RECORDS,
  type RefundRecord,
  type ReportRecord,
} from './exam-records';

const START = '2026-01-31T12:00:00.000Z';
const END = '2026-01-31T13:00:00.000Z';
const at = (time: string): string => `2026-01-31T${time}Z`;
const SOON = at('12:00:30.000');
const LATE = at('13:00:00.001');

const CLAIM: ClaimRecord = {
  ...{ id: 'claim-1', keyType: 'PHONE', keyValue: '+5561988887777', status: 'OPEN' },
  ...{ createdAt: START, acknowledgedAt: null, lastModified: START },
  ...{ cancelledBy: null, cancelReason: null },
};
const REPORT: ReportRecord = {
  ...{ id: 'report-1', transactionId: 'E1', status: 'OPEN', analysisResult: null },
  ...{ createdAt: START, closedAt: null, lastModified: START },
};
const REFUND: RefundRecord = {
  ...{ id: 'refund-1', transactionId: 'E1', status: 'OPEN', analysisResult: null },
  ...{ createdAt: START, lastModified: START },
};

const acknowledged = (time: string) =>
  ({ status: 'WAITING_RESOLUTION', acknowledgedAt: time, lastModified: time }) as const;
const cancelled = { status: 'CANCELLED', cancelReason: 'FRAUD', lastModified: SOON } as const;
const closed = (analysisResult: 'AGREED' | 'DISAGREED', time = SOON) =>
  ({ status: 'CLOSED', analysisResult, closedAt: time, lastModified: time }) as const;

const claims = (...changes: readonly Partial<ClaimRecord>[]): Partial<ExamRecords> => ({
  claims: changes.map((change) => ({ ...CLAIM, ...change })),
});
const report = (change: Partial<ReportRecord> = {}) => ({ report: { ...REPORT, ...change } });
const refund = (change: Partial<RefundRecord> = {}) => ({ refund: { ...REFUND, ...change } });
const verification = (sequence: number, result: 'OK' | 'NOK') =>
  ({ sequence, keyType: 'PHONE', result, at: SOON }) as const;
const corruption = (repaired: boolean) => ({
  corruption: { id: 'corruption-1', at: START, entries: 3, repaired },
});
const key = (keyType: (typeof KEY_TYPES_IN_ORDER)[number]) => ({
  ...{ id: `key-${keyType}`, keyType, keyValue: keyType, createdAt: SOON },
});
const lookup = (keyType: (typeof KEY_TYPES_IN_ORDER)[number]) => ({
  ...{ endToEndId: `E-${keyType}`, keyType, keyValue: keyType, at: SOON },
});
const minutes = (...counts: readonly number[]): Partial<ExamRecords> => ({
  keysByMinute: new Map(counts.map((count, index) => [index + 1, count])),
});

function steps(
  name: string,
  records: Partial<ExamRecords>,
  { now = SOON, ...parameters }: ExamParameters & { readonly now?: string } = {},
): GradedStep[] {
  const item = EXAM_ITEMS.find((candidate) => candidate.item === name);
  if (item === undefined || !isServed(item)) throw new Error(`${name} is not served.`);
  const run = { parameters, subjects: [], startedAt: START, endsAt: END };
  return gradeSteps(item.steps(run), { run, records: { ...NO_RECORDS, ...records }, now });
}

describe('The grading of the homologation script', () => {
  it.each<[string, string, Partial<ExamRecords>, string, object?]>([
    ['preload', 'there are no keys', {}, '-'],
    ['preload', 'one is missing', { preloaded: { count: 999, decisive: undefined } }, '-'],
    ['preload', 'there are 1,000', { preloaded: { count: 1_000, decisive: key('PHONE') } }, 'P'],

    ['keys', 'nothing was done', {}, '----------'],
    ['keys', 'one key was registered', { keys: [key('PHONE')] }, '--P-------'],
    ['keys', 'one key was looked up', { lookups: [lookup('RANDOM')] }, '---------P'],
    [
      ...['keys', 'all was done'],
      { keys: KEY_TYPES_IN_ORDER.map(key), lookups: KEY_TYPES_IN_ORDER.map(lookup) },
      'PPPPPPPPPP',
    ] as never,

    ['vsync', 'nothing was verified', corruption(false), '---'],
    [
      'vsync',
      'it was NOK',
      { ...corruption(false), verifications: [verification(1, 'NOK')] },
      'P--',
    ],
    ['vsync', 'it was OK only', corruption(true), '-P-'],
    [
      ...['vsync', 'it was NOK and OK'],
      { ...corruption(true), verifications: [verification(1, 'NOK'), verification(2, 'OK')] },
      'PPP',
    ] as never,
    ['vsync', 'the corruption was undone by a reset', {}, '---'],

    ['claims-acknowledge', 'nothing was acknowledged', claims({}, {}), '--', { claims: 2 }],
    ['claims-acknowledge', 'one was', claims({}, acknowledged(SOON)), '-P', { claims: 2 }],
    [
      'claims-acknowledge',
      'it was after 60 s',
      claims(acknowledged(at('12:01:00.000'))),
      'P',
      { claims: 1 },
    ],
    [
      'claims-acknowledge',
      'it was after 60.001 s',
      claims(acknowledged(at('12:01:00.001'))),
      'F',
      { claims: 1 },
    ],
    [
      'claims-acknowledge',
      '60 s are over',
      claims({}),
      '-',
      { claims: 1, now: at('12:01:00.000') },
    ],
    [
      'claims-acknowledge',
      '60.001 s are over',
      claims({}),
      'F',
      { claims: 1, now: at('12:01:00.001') },
    ],
    [
      'claims-acknowledge',
      'the donor cancelled',
      claims({ ...cancelled, cancelledBy: 'DONOR' }),
      'F',
      { claims: 1 },
    ],
    [
      ...['claims-acknowledge', 'the examiner cancelled afterwards'],
      claims({ ...acknowledged(SOON), ...cancelled, cancelledBy: 'CLAIMER' }),
      ...['P', { claims: 1 }],
    ] as never,

    ['claim-donor', 'it is open', claims({}), '---'],
    ['claim-donor', 'it is acknowledged', claims(acknowledged(SOON)), 'P--'],
    [
      'claim-donor',
      'it is confirmed',
      claims({ ...acknowledged(SOON), status: 'CONFIRMED' }),
      'PP-',
    ],
    [
      'claim-donor',
      'it is completed',
      claims({ ...acknowledged(SOON), status: 'COMPLETED' }),
      'PPP',
    ],
    ['claim-donor', 'the donor cancelled', claims({ ...cancelled, cancelledBy: 'DONOR' }), 'FFF'],
    [
      'claim-donor',
      'the examiner cancelled',
      claims({ ...cancelled, cancelledBy: 'CLAIMER' }),
      '---',
    ],
    [
      'claim-donor',
      'it is acknowledged after the end',
      claims(acknowledged(LATE)),
      '---',
      { now: LATE },
    ],

    ['claim-claimer', 'nothing is claimed', {}, '---'],
    ['claim-claimer', 'it is open', claims({}), 'P--'],
    ['claim-claimer', 'it is confirmed', claims({ status: 'CONFIRMED' }), 'PP-'],
    ['claim-claimer', 'it is completed', claims({ status: 'COMPLETED' }), 'PPP'],

    ['infraction', 'nothing is reported', {}, '--'],
    ['infraction', 'it is reported', report(), 'P-'],
    ['infraction', 'it is closed', report(closed('AGREED')), 'PP'],
    ['infraction', 'the reporter cancelled', report({ status: 'CANCELLED' }), 'PF'],
    ['infraction', 'it is open', report(), '--', { role: 'COUNTERPARTY' }],
    [
      'infraction',
      'it is acknowledged',
      report({ status: 'ACKNOWLEDGED' }),
      'P-',
      { role: 'COUNTERPARTY' },
    ],
    ['infraction', 'it is agreed', report(closed('AGREED')), 'PP', { role: 'COUNTERPARTY' }],
    ['infraction', 'it is disagreed', report(closed('DISAGREED')), 'PP', { role: 'COUNTERPARTY' }],
    [
      'infraction',
      'it is closed after the end',
      report(closed('AGREED', LATE)),
      '--',
      { role: 'COUNTERPARTY', now: LATE },
    ],

    ['refund', 'nothing is reported', {}, '---'],
    ['refund', 'the report is open', report(), '---'],
    ['refund', 'the report is agreed', report(closed('AGREED')), 'P--'],
    [
      'refund',
      'the report is not agreed',
      report(closed('DISAGREED')),
      'F--',
      { role: 'COUNTERPARTY' },
    ],
    ['refund', 'it is asked for', { ...report(closed('AGREED')), ...refund() }, 'PP-'],
    [
      'refund',
      'it is closed',
      { ...report(closed('AGREED')), ...refund({ status: 'CLOSED' }) },
      'PPP',
    ],
    [
      'refund',
      'it is cancelled',
      { ...report(closed('AGREED')), ...refund({ status: 'CANCELLED' }) },
      'PFF',
    ],

    ['capacity', 'nothing is looked up', minutes(), '--', { minutes: 2 }],
    ['capacity', 'a minute is full', minutes(1_000), 'P-', { minutes: 2 }],
    ['capacity', 'a minute is short', minutes(999), '--', { minutes: 2, now: at('12:01:05.000') }],
    [
      'capacity',
      'a minute was short',
      minutes(999, 1_000),
      'FP',
      { minutes: 2, now: at('12:01:05.001') },
    ],
    [
      'capacity',
      'the last minute was short',
      minutes(1_000, 999),
      'PF',
      { minutes: 2, now: at('12:02:05.001') },
    ],
    [
      'capacity',
      'the institution is larger',
      minutes(1_999, 2_000),
      '-P',
      { minutes: 2, size: 'MEDIUM' },
    ],
    [
      'capacity',
      'the institution is large',
      minutes(3_999, 4_000),
      '-P',
      { minutes: 2, size: 'LARGE' },
    ],
    ['capacity', 'it is official', minutes(...Array<number>(10).fill(1_000)), 'PPPPPPPPPP'],
  ])('of %s, if %s', (item, _, records, expected, about = {}) => {
    expect(lettersOf(steps(item, records, about))).toBe(expected);
  });

  it('shows the records that decide', () => {
    const [first] = steps('claim-donor', claims(acknowledged(SOON)));
    expect(first).toEqual({
      name: 'acknowledged',
      expected: 'The participant, as donor, acknowledges the claim of the examiner.',
      status: 'passed',
      detail: `It happened at ${SOON}.`,
      evidence: [
        {
          ...{ kind: 'CLAIM', id: 'claim-1', keyType: 'PHONE', key: '+5561988887777' },
          ...{ status: 'WAITING_RESOLUTION', at: START, acknowledgedAt: SOON, lastModified: SOON },
        },
      ],
    });
  });
});
