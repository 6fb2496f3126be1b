import {
  type CheckedStep,
  failed,
  gradeSteps,
  OFFICIAL_MINUTES,
  passed,
  pending,
} from '#libs/exams';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { type ExamRun, type GradedStep } from '../exam-run';

/** Payments in ten minutes by the size of the institution: up to 1 million, up to 10 million, and more accounts. */
export const CAPACITY_SIZES = { SMALL: 10_000, MEDIUM: 20_000, LARGE: 40_000 } as const;
export type CapacitySize = keyof typeof CAPACITY_SIZES;

/** The role of the participant. The script requires both roles at once. */
export const CAPACITY_ROLES = ['BOTH', 'PAYER', 'RECEIVER'] as const;
export type CapacityRole = (typeof CAPACITY_ROLES)[number];

/** The time for the answers and notices after the last payment. */
export const CAPACITY_GRACE_MS = 60_000;

/** Shares and times of the script; the times are those of the SPI's manual of times, 7.0. */
const READ_SHARE = 0.99;
export const READ_LIMIT_MS = 200;
const TARGETS = {
  receiver: { p50: 1_400, p95: 2_300 },
  payer: { p50: 900, p95: 1_500 },
} as const;

/** The parameters of a capacity run. */
export interface CapacityParameters {
  readonly size: CapacitySize;
  readonly role: CapacityRole;
  readonly minutes: number;
}

/** The default parameters, those of an official run. */
export function capacityOf({
  size = 'SMALL',
  role = 'BOTH',
  minutes = OFFICIAL_MINUTES,
}: Partial<CapacityParameters>): CapacityParameters {
  return { size, role, minutes };
}

/** Times in ms; null if there is nothing to measure. */
export interface Percentiles {
  readonly p50: number | null;
  readonly p95: number | null;
}

/** The counts and times of the messages of the participant. */
export interface CapacityMeasures {
  /** Settled payments that it sent. */
  readonly sent: number;
  /** Payments that it received. */
  readonly received: number;
  /** Received payments that it answered. */
  readonly answered: number;
  /** Messages that were available to it. */
  readonly available: number;
  /** Available messages that it read within the limit. */
  readonly readInTime: number;
  /** From reading a payment (t2) to the receipt of its answer (t3'). */
  readonly receiver: Percentiles;
  /** From AccptncDtTm (t0') to the receipt of its payment (t1). */
  readonly payer: Percentiles;
}

/** The number of payments that a run needs, in each direction. */
export function paymentsOf({ size, minutes }: CapacityParameters): number {
  return Math.ceil((CAPACITY_SIZES[size] * minutes) / OFFICIAL_MINUTES);
}

/** The number of payments that the examiner sends per second. */
export function perSecondOf(parameters: CapacityParameters): number {
  return Math.ceil(paymentsOf(parameters) / (parameters.minutes * 60));
}

/** Whether a run is official. A shorter run only shows the progress of the participant. */
export function isOfficial({ minutes, role }: CapacityParameters): boolean {
  return minutes === OFFICIAL_MINUTES && role === 'BOTH';
}

/** Grades a capacity run. Before its end, all steps are pending and show what was counted. */
export function gradeCapacity(
  parameters: CapacityParameters,
  { endsAt }: Pick<ExamRun, 'endsAt'>,
  measures: CapacityMeasures,
  now: string,
): GradedStep[] {
  return gradeSteps(capacitySteps(parameters), { measures, isOver: now > endsAt });
}

/** The steps of item 7. */
export function capacitySteps(parameters: CapacityParameters): readonly CapacityStep[] {
  const wanted = paymentsOf(parameters);
  return CAPACITY_STEPS.filter(({ roles }) => roles.includes(parameters.role)).map((step) => ({
    name: step.name,
    expected: step.expected(wanted),
    check: ({ measures, isOver }) => {
      const { isMet, detail } = step.measure(measures, wanted);
      if (!isOver) return pending(detail);
      return isMet ? passed(detail) : failed(detail);
    },
  }));
}

type CapacityStep = CheckedStep<
  { readonly measures: CapacityMeasures; readonly isOver: boolean },
  never
>;

interface Measured {
  readonly isMet: boolean;
  readonly detail: string;
}

interface StepOfRoles {
  readonly name: string;
  readonly roles: readonly CapacityRole[];
  readonly expected: (wanted: number) => string;
  readonly measure: (measures: CapacityMeasures, wanted: number) => Measured;
}

const PAYERS: readonly CapacityRole[] = ['BOTH', 'PAYER'];
const RECEIVERS: readonly CapacityRole[] = ['BOTH', 'RECEIVER'];

const CAPACITY_STEPS: readonly StepOfRoles[] = [
  {
    name: 'payments sent',
    roles: PAYERS,
    expected: (wanted) => `${String(wanted)} payments of the participant are settled.`,
    measure: ({ sent }, wanted) => ({
      isMet: sent >= wanted,
      detail: `${String(sent)} are settled.`,
    }),
  },
  {
    name: 'payments answered',
    roles: RECEIVERS,
    expected: (wanted) => `The participant answers all ${String(wanted)} payments of the examiner.`,
    measure: ({ received, answered }, wanted) => ({
      isMet: received >= wanted && answered >= received,
      detail: `${String(answered)} of ${String(received)} are answered.`,
    }),
  },
  {
    name: 'messages read',
    roles: CAPACITY_ROLES,
    expected: () =>
      `At least 99 % of the messages are read within ${String(READ_LIMIT_MS)} ms after they are available.`,
    measure: ({ available, readInTime }) => ({
      isMet: available > 0 && readInTime >= READ_SHARE * available,
      detail: `${String(readInTime)} of ${String(available)} were read in time.`,
    }),
  },
  {
    name: 'receiver time',
    roles: RECEIVERS,
    expected: () => timesOf('a payment is read', 'its answer arrives', TARGETS.receiver),
    measure: ({ receiver }) => checkTimes(receiver, TARGETS.receiver),
  },
  {
    name: 'payer time',
    roles: PAYERS,
    expected: () =>
      timesOf('the payer has confirmed (AccptncDtTm)', 'the payment arrives', TARGETS.payer),
    measure: ({ payer }) => checkTimes(payer, TARGETS.payer),
  },
];

type Targets = (typeof TARGETS)[keyof typeof TARGETS];

function timesOf(from: string, to: string, { p50, p95 }: Targets): string {
  return `From the instant when ${from} to the instant when ${to}: at most ${String(p50)} ms (p50) and ${String(p95)} ms (p95).`;
}

function checkTimes({ p50, p95 }: Percentiles, targets: Targets): Measured {
  if (p50 === null || p95 === null) return { isMet: false, detail: 'No times were measured.' };
  return {
    isMet: p50 <= targets.p50 && p95 <= targets.p95,
    detail: `p50 is ${String(p50)} ms, p95 is ${String(p95)} ms.`,
  };
}

/** The instant until which messages count. @param startedAt ISO 8601 UTC */
export function windowEndOf({ minutes }: CapacityParameters, startedAt: string): string {
  return toIsoUtc(Math.min(LAST_INSTANT_MS, Date.parse(startedAt) + minutes * MINUTE_MS));
}

const MINUTE_MS = 60_000;
