import { RECOVERY_STATUSES, type RecoveryStatus } from '#libs/dict-api';
import { checkTransitions, toCents, type Cents, type Transition } from '#libs/kernel';
import { type RecoveryRow } from './recovery.row';

/** What can happen to a funds recovery (DICT API 2.12.1, FundsRecovery). */
export const RECOVERY_STEPS = {
  /** DICT makes the tracking graph. */
  track: { from: ['CREATED'], to: 'TRACKED' },
  /** DICT makes the infraction reports. A root that is not tracked has its report already. */
  block: { from: ['CREATED', 'TRACKED'], to: 'AWAITING_ANALYSIS' },
  /** The last report is closed. */
  analyse: { from: ['AWAITING_ANALYSIS'], to: 'ANALYSED' },
  /** The creator commands the refunds. */
  refund: { from: ['ANALYSED'], to: 'REFUNDING' },
  /** The receiver of the root has disagreed, or the last refund is closed. */
  complete: { from: ['AWAITING_ANALYSIS', 'REFUNDING'], to: 'COMPLETED' },
  /** The creator cancels it. */
  cancel: {
    from: ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS', 'ANALYSED', 'REFUNDING'],
    to: 'CANCELLED',
  },
} as const satisfies Readonly<Record<string, Transition<RecoveryStatus>>>;

checkTransitions<RecoveryStatus>(RECOVERY_STEPS, RECOVERY_STATUSES, 'CREATED');

export type RecoveryStep = keyof typeof RECOVERY_STEPS;

/** Whether the status allows the step. */
export function canDo(step: RecoveryStep, { status }: Pick<RecoveryRow, 'status'>): boolean {
  const { from }: Transition<RecoveryStatus> = RECOVERY_STEPS[step];
  return from.includes(status);
}

/** The states in which its creator can change what it says. */
export const UPDATABLE: readonly RecoveryStatus[] = ['CREATED', 'TRACKED', 'AWAITING_ANALYSIS'];

/** The states in which its infraction reports are listed: since they were made. */
export const WITH_REPORTS: readonly RecoveryStatus[] = [
  'AWAITING_ANALYSIS',
  'ANALYSED',
  'REFUNDING',
  'COMPLETED',
  'CANCELLED',
];

/** The states in which its refunds are listed: since they were commanded. */
export const WITH_REFUNDS: readonly RecoveryStatus[] = ['REFUNDING', 'COMPLETED', 'CANCELLED'];

const HOUR_MS = 3_600_000;

/** The creator can command the refunds for 72 hours after the analysis. */
export const REFUND_PERIOD_HOURS = 72;

/** When the time to command the refunds ends, in ms. */
export function refundEndMs({ analysedAt }: Pick<RecoveryRow, 'analysedAt'>): number {
  return Date.parse(analysedAt ?? '') + REFUND_PERIOD_HOURS * HOUR_MS;
}

/** What is to be blocked for a payment: what is left of it, but not more than what the root has taken. */
export function amountToBlock(left: Cents, leftOfRoot: Cents): Cents {
  return toCents(Math.min(left, leftOfRoot));
}
