import { type CloseRefundRequest } from '#libs/dict-api';
import { accepted, formatCents, parseCents, refused, toCents, type Cents } from '#libs/kernel';
import { REFUND_PAYMENT } from '../../transfers/spi-payment';
import { isReturnId } from '../../transfers/transfer';
import { type TransferRow } from '../../transfers/transfer.row';
import { refuse } from '../fraud-refusal';
import { type DictResult, type Refusal, refusalOfElement } from '../../official/dict-refusal';
import { type RefundAnalysis } from './refund';
import { returnEndMs } from './refund-rules';
import { type RefundRow } from './refund.row';

/** The facts that decide how a refund can be closed. */
export interface ClosingFacts {
  /** The payment that is refunded. */
  readonly original: TransferRow;
  /** The transaction that gives the money back; undefined if it is unknown. */
  readonly returning: TransferRow | undefined;
  /** The part of `returning` that other refunds have used, in cents. */
  readonly used: number;
  /**
   * The rest of the loss of the funds recovery, in cents: the amount of the root without its returns and without refunds that
   * were paid. The return that closes this refund is already subtracted. undefined for a refund without a recovery.
   */
  readonly leftOfLoss: number | undefined;
  /** Time of the sandbox. */
  readonly nowMs: number;
}

type Sent = Omit<CloseRefundRequest, 'RefundId' | 'Participant'>;

/** Checks how the contested participant closes a refund. */
export function closingOf(
  sent: Sent,
  refund: RefundRow,
  facts: ClosingFacts,
): DictResult<RefundAnalysis> {
  return sent.RefundAnalysisResult === 'REJECTED'
    ? rejection(sent, refund)
    : acceptance(sent, refund, facts);
}

function rejection(sent: Sent, { reason }: RefundRow): DictResult<RefundAnalysis> {
  const { RefundRejectionReason: why, RefundAnalysisDetails: details } = sent;
  if (sent.RefundTransactionId !== undefined) {
    return invalid('refundTransactionId', 'Must be left out, because the result is REJECTED.');
  }
  if (parsedAmount(sent.EffectiveRefundedAmount) !== undefined) {
    return invalid('effectiveRefundedAmount', 'Must be left out, because the result is REJECTED.');
  }
  if (why === undefined) {
    return invalid('refundRejectionReason', 'Is missing; the result REJECTED needs a reason.');
  }
  if (why === 'PARTICIPANT_EXCLUSION') {
    return invalid(
      'refundRejectionReason',
      'Must be another reason: only DICT itself uses PARTICIPANT_EXCLUSION.',
    );
  }
  if (why === 'INVALID_REQUEST' && reason !== 'OPERATIONAL_FLAW') {
    const detail = `Must be another reason: INVALID_REQUEST is only for OPERATIONAL_FLAW, and the refund is for ${reason}.`;
    return invalid('refundRejectionReason', detail);
  }
  if (why === 'INVALID_REQUEST' && (details ?? '').trim() === '') {
    const detail = 'Is missing; the reason INVALID_REQUEST needs an explanation.';
    return invalid('refundAnalysisDetails', detail);
  }
  return accepted({
    analysisResult: 'REJECTED',
    analysisDetails: details ?? null,
    rejectionReason: why,
    refundTransactionId: null,
    effectiveAmount: null,
  });
}

function acceptance(
  sent: Sent,
  refund: RefundRow,
  { original, returning, used, leftOfLoss, nowMs }: ClosingFacts,
): DictResult<RefundAnalysis> {
  const { RefundTransactionId: id, RefundAnalysisResult: result } = sent;
  if (sent.RefundRejectionReason !== undefined) {
    return invalid('refundRejectionReason', `Must be left out, because the result is ${result}.`);
  }
  if (id === undefined) {
    const detail = `Is missing; the result ${result} needs the transaction that gave the money back.`;
    return invalid('refundTransactionId', detail);
  }
  const wrong = returningRefusal(id, refund, { original, returning, nowMs });
  if (wrong !== undefined) return refused(wrong);
  if (returning === undefined) throw new Error('An unknown transaction was accepted.');
  const available = toCents(Math.max(0, returning.amount - used));
  const effective = effectiveAmount(sent, refund, available);
  if (!effective.ok) return effective;
  const above = aboveLoss(effective.value, leftOfLoss, isReturnId(id) ? available : 0);
  if (above !== undefined) return refused(above);
  return accepted({
    analysisResult: result,
    analysisDetails: sent.RefundAnalysisDetails ?? null,
    rejectionReason: null,
    refundTransactionId: id,
    effectiveAmount: effective.value,
  });
}

/** Why a transaction cannot give the money of a refund back; undefined if it can. */
function returningRefusal(
  id: string,
  refund: RefundRow,
  { original, returning, nowMs }: Omit<ClosingFacts, 'used' | 'leftOfLoss'>,
): Refusal | undefined {
  if (id === refund.transactionId) {
    return {
      error: 'RefundTransactionInvalid',
      detail:
        'The refunded transaction cannot give its own money back. Name its return or a payment.',
    };
  }
  if (returning === undefined) {
    const detail = `Transaction ${id} is unknown: the SPI has not received it, and it was not declared.`;
    return { error: 'RefundTransactionNotFound', detail };
  }
  if (returning.status !== 'SETTLED') {
    const detail = `Transaction ${id} is ${returning.status}. It must be SETTLED.`;
    return { error: 'RefundTransactionNotSettled', detail };
  }
  return isReturnId(id)
    ? returnRefusal(returning, refund, { original, nowMs })
    : paymentRefusal(returning, refund, { original, nowMs });
}

/** Checks a return (pacs.004). */
function returnRefusal(
  { endToEndId, returns }: TransferRow,
  refund: RefundRow,
  { original }: Pick<ClosingFacts, 'original' | 'nowMs'>,
): Refusal | undefined {
  if (refund.byPayment) {
    const detail = `${endToEndId} is a return (pacs.004). This refund needs a payment (pacs.008) with the purpose IPRT.`;
    return { error: 'TransactionTypeInvalid', detail };
  }
  if (returns === original.endToEndId) return undefined;
  const detail = `${endToEndId} returns ${returns ?? 'another payment'}, not ${original.endToEndId}.`;
  return { error: 'RefundTransactionInvalid', detail };
}

/** Checks a payment (pacs.008). It can replace a return only after the time for returns. */
function paymentRefusal(
  { endToEndId, purpose, debtorIspb, creditorIspb }: TransferRow,
  refund: RefundRow,
  { original, nowMs }: Pick<ClosingFacts, 'original' | 'nowMs'>,
): Refusal | undefined {
  const error = 'RefundTransactionInvalid';
  if (purpose !== REFUND_PAYMENT) {
    return { error, detail: `${endToEndId} has the purpose ${purpose}. It must be IPRT.` };
  }
  const payee = refund.refundAccount?.Participant ?? refund.requesting;
  if (debtorIspb !== refund.contested || creditorIspb !== payee) {
    const detail = `${endToEndId} was paid by ${debtorIspb} to ${creditorIspb}. It must be paid by ${refund.contested} to ${payee}.`;
    return { error, detail };
  }
  const endMs = returnEndMs(original.settledAt ?? original.orderedAt);
  if (refund.byPayment || nowMs > endMs) return undefined;
  const detail = `Transaction ${original.endToEndId} can still be returned. Send a return (pacs.004) instead of the payment ${endToEndId}.`;
  return { error: 'TransactionRefundable', detail };
}

/**
 * Checks that the refunds of a recovery together do not give back more than the loss: each hop asks for the same money.
 * @param returned the available part of the return that closes the refund, in cents; 0 for a payment
 */
function aboveLoss(
  effective: Cents,
  leftOfLoss: number | undefined,
  returned: number,
): Refusal | undefined {
  if (leftOfLoss === undefined) return undefined;
  const left = Math.max(0, leftOfLoss + returned);
  if (effective <= left) return undefined;
  const given = formatCents(effective);
  const detail =
    left === 0
      ? `${given} is too much: the whole loss of the funds recovery was already given back. Close the refund as REJECTED with the reason OTHER.`
      : `${given} is too much: only ${formatCents(toCents(left))} of the loss of the funds recovery is left. Close the refund as PARTIALLY_ACCEPTED with at most this amount.`;
  return refusalOfElement('RefundInvalid', 'effectiveRefundedAmount', detail, given);
}

/**
 * The amount that is given back.
 * @param available the part of the returning transaction that no other refund has used
 */
function effectiveAmount(
  { RefundAnalysisResult: result, EffectiveRefundedAmount: text }: Sent,
  { amount, fundsRecoveryId }: RefundRow,
  available: Cents,
): DictResult<Cents> {
  const sent = parsedAmount(text);
  if (fundsRecoveryId !== null && sent === undefined) {
    return invalid('effectiveRefundedAmount', 'Is missing; a refund of a funds recovery needs it.');
  }
  const effective = sent ?? toCents(Math.min(amount, available));
  if (effective <= 0 || effective > available) {
    const detail = `Must be a transaction with at least ${formatCents(effective)} for this refund: this one has ${formatCents(available)}.`;
    return invalid('refundTransactionId', detail);
  }
  if (effective > amount) {
    const detail = `Must be at most the amount of the refund, ${formatCents(amount)}.`;
    return invalid('effectiveRefundedAmount', detail);
  }
  const isTotal = effective === amount;
  if (isTotal === (result === 'TOTALLY_ACCEPTED')) return accepted(effective);
  const right = isTotal ? 'TOTALLY_ACCEPTED' : 'PARTIALLY_ACCEPTED';
  const detail = `Must be ${right}: ${formatCents(effective)} of ${formatCents(amount)} is given back.`;
  return invalid('refundAnalysisResult', detail);
}

/** undefined if it was not sent. The reader of the body has refused a value that is not an amount. */
function parsedAmount(text: string | undefined): Cents | undefined {
  const read = text === undefined ? undefined : parseCents(text);
  return read?.ok === true ? read.value : undefined;
}

function invalid(property: string, detail: string): DictResult<never> {
  return refuse('RefundInvalid', detail, property);
}

/** Whether the same request has closed the refund before. */
export function wasClosedBy(sent: Sent, refund: RefundRow): boolean {
  const effective = parsedAmount(sent.EffectiveRefundedAmount);
  return (
    refund.status === 'CLOSED' &&
    refund.analysisResult === sent.RefundAnalysisResult &&
    refund.analysisDetails === (sent.RefundAnalysisDetails ?? null) &&
    refund.rejectionReason === (sent.RefundRejectionReason ?? null) &&
    refund.refundTransactionId === (sent.RefundTransactionId ?? null) &&
    (effective === undefined || effective === refund.effectiveAmount)
  );
}
