import { type UpdateFundsRecoveryRequest } from '#libs/dict-api';
import { accepted, refused, toIsoUtc } from '#libs/kernel';
import { refuse, type FraudResult } from '../../fraud/fraud-refusal';
import { canDo, RECOVERY_STEPS, refundEndMs, REFUND_PERIOD_HOURS, UPDATABLE } from '../recovery';
import { type RecoveryRow } from '../recovery.row';

/** Its creator does something with a recovery. */
export interface CreatorAction {
  /** ISPB of the participant that acts. */
  readonly actor: string;
  readonly nowMs: number;
}

/** Whether a participant can command the refunds now. */
export function checkRefund(
  recovery: RecoveryRow,
  { actor, nowMs }: CreatorAction,
): FraudResult<RecoveryRow> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  if (!canDo('refund', recovery)) return impossible('refund', recovery);
  const endMs = refundEndMs(recovery);
  if (nowMs <= endMs) return accepted(recovery);
  const detail = `The refunds could be commanded until ${toIsoUtc(endMs)}, ${String(REFUND_PERIOD_HOURS)} hours after the analysis.`;
  return refuse('FundsRecoveryOperationInvalid', detail);
}

export function checkCancel(
  recovery: RecoveryRow,
  { actor }: CreatorAction,
): FraudResult<RecoveryRow> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  return canDo('cancel', recovery) ? accepted(recovery) : impossible('cancel', recovery);
}

/** What an update changes; only members that were sent. */
export function updateOf(
  recovery: RecoveryRow,
  { actor }: CreatorAction,
  sent: UpdateFundsRecoveryRequest,
): FraudResult<Pick<RecoveryRow, 'situationType' | 'reportDetails' | 'contact'>> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  if (!UPDATABLE.includes(recovery.status)) {
    const detail = `The funds recovery is ${recovery.status}; to update it, it must be ${UPDATABLE.join(' or ')}.`;
    return refuse('FundsRecoveryOperationInvalid', detail);
  }
  const situationType = sent.SituationType ?? recovery.situationType;
  const reportDetails = sent.ReportDetails ?? recovery.reportDetails;
  if (situationType === 'OTHER' && (reportDetails ?? '').trim() === '') {
    return refused({
      error: 'FundsRecoveryInvalid',
      property: 'reportDetails',
      detail: 'Is required: the type OTHER needs an explanation.',
    });
  }
  return accepted({
    situationType,
    reportDetails,
    contact: sent.ContactInformation ?? recovery.contact,
  });
}

export function notCreator({ reporter }: RecoveryRow, actor: string): FraudResult<never> {
  const detail = `Only the participant that has created the funds recovery, ${reporter}, can do this, and ${actor} makes the request.`;
  return refuse('Forbidden', detail);
}

function impossible(step: 'refund' | 'cancel', { status }: RecoveryRow): FraudResult<never> {
  const from = RECOVERY_STEPS[step].from.join(' or ');
  const detail = `The funds recovery is ${status}; to ${step} it, it must be ${from}.`;
  return refuse('FundsRecoveryOperationInvalid', detail);
}
