import { type UpdateFundsRecoveryRequest } from '#libs/dict-api';
import { accepted, toIsoUtc } from '#libs/kernel';
import { refuse } from '../../fraud/fraud-refusal';
import { type DictResult } from '../../official/dict-refusal';
import { canDo, RECOVERY_STEPS, refundEndMs, REFUND_PERIOD_HOURS, UPDATABLE } from '../recovery';
import { type RecoveryRow } from '../recovery.row';

/** An action of the creator of a recovery. */
export interface CreatorAction {
  /** ISPB of the participant that acts. */
  readonly actor: string;
  readonly nowMs: number;
}

/** Checks whether the participant can request the refunds now. */
export function checkRefund(
  recovery: RecoveryRow,
  { actor, nowMs }: CreatorAction,
): DictResult<RecoveryRow> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  if (!canDo('refund', recovery)) return impossible('refund', recovery);
  const endMs = refundEndMs(recovery);
  if (nowMs <= endMs) return accepted(recovery);
  const detail = `The refunds could be requested until ${toIsoUtc(endMs)}, ${String(REFUND_PERIOD_HOURS)} hours after the analysis.`;
  return refuse('FundsRecoveryOperationInvalid', detail);
}

export function checkCancel(
  recovery: RecoveryRow,
  { actor }: CreatorAction,
): DictResult<RecoveryRow> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  return canDo('cancel', recovery) ? accepted(recovery) : impossible('cancel', recovery);
}

/** The change of a recovery by an update. Absent members stay as they are. */
export function updateOf(
  recovery: RecoveryRow,
  { actor }: CreatorAction,
  sent: UpdateFundsRecoveryRequest,
): DictResult<Pick<RecoveryRow, 'situationType' | 'reportDetails' | 'contact'>> {
  if (actor !== recovery.reporter) return notCreator(recovery, actor);
  if (!UPDATABLE.includes(recovery.status)) {
    const detail = `The funds recovery is ${recovery.status}. To update it, its status must be ${UPDATABLE.join(' or ')}.`;
    return refuse('FundsRecoveryOperationInvalid', detail);
  }
  const situationType = sent.SituationType ?? recovery.situationType;
  const reportDetails = sent.ReportDetails ?? recovery.reportDetails;
  if (situationType === 'OTHER' && (reportDetails ?? '').trim() === '') {
    const detail = 'Is required: the type OTHER needs an explanation.';
    return refuse('FundsRecoveryInvalid', detail, 'reportDetails');
  }
  return accepted({
    situationType,
    reportDetails,
    contact: sent.ContactInformation ?? recovery.contact,
  });
}

export function notCreator({ reporter }: RecoveryRow, actor: string): DictResult<never> {
  const detail = `Only the creator of the funds recovery, ${reporter}, can do this, not ${actor}.`;
  return refuse('Forbidden', detail);
}

function impossible(step: 'refund' | 'cancel', { status }: RecoveryRow): DictResult<never> {
  const from = RECOVERY_STEPS[step].from.join(' or ');
  const detail = `The funds recovery is ${status}. To ${step} it, its status must be ${from}.`;
  return refuse('FundsRecoveryOperationInvalid', detail);
}
