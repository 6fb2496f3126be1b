import { type CloseRefundRequest } from '#libs/dict-api';
import { accepted, formatCents, parseCents, refused, toCents, type Cents } from '#libs/kernel';
import { REFUND_PAYMENT } from '../../transfers/spi-payment';
import { isReturnId } from '../../transfers/transfer';
import { type TransferRow } from '../../transfers/transfer.row';
import { refuse, type FraudRefusal, type FraudResult } from '../fraud-refusal';
import { type RefundAnalysis } from './refund';
import { returnEndMs } from './refund-rules';
import { type RefundRow } from './refund.row';

/** What is known when a refund is closed. */
export interface ClosingFacts {
  /** The payment that is refunded. */
  readonly original: TransferRow;
  /** The transaction that gives the money back; undefined if it is unknown. */
  readonly returning: TransferRow | undefined;
  /** What other refunds have used of it, in cents. */
  readonly used: number;
  /**
   * Of a refund of a funds recovery: what neither returns of the root nor refunds have given back of the loss yet, in cents. A
   * return that this refund is closed with is among these returns.
   */
  readonly leftOfLoss: number | undefined;
  /** Time of the sandbox. */
  readonly nowMs: number;
}

type Sent = Omit<CloseRefundRequest, 'RefundId' | 'Participant'>;

/** How the contested participant closes the refund, checked. */
export function closingOf(
  sent: Sent,
  refund: RefundRow,
  facts: ClosingFacts,
): FraudResult<RefundAnalysis> {
  return sent.RefundAnalysisResult === 'REJECTED'
    ? rejection(sent, refund)
    : acceptance(sent, refund, facts);
}

function rejection(sent: Sent, { reason }: RefundRow): FraudResult<RefundAnalysis> {
  const { RefundRejectionReason: why, RefundAnalysisDetails: details } = sent;
  if (sent.RefundTransactionId !== undefined) {
    return invalid('refundTransactionId', 'Must be left out: REJECTED gives nothing back.');
  }
  if (parsedAmount(sent.EffectiveRefundedAmount) !== undefined) {
    return invalid('effectiveRefundedAmount', 'Must be left out: REJECTED gives nothing back.');
  }
  if (why === undefined) {
    return invalid('refundRejectionReason', 'Is missing: REJECTED needs a reason.');
  }
  if (why === 'PARTICIPANT_EXCLUSION') {
    return invalid('refundRejectionReason', 'PARTICIPANT_EXCLUSION is only used by DICT itself.');
  }
  if (why === 'INVALID_REQUEST' && reason !== 'OPERATIONAL_FLAW') {
    const detail = `INVALID_REQUEST is only for OPERATIONAL_FLAW, and the refund is for ${reason}.`;
    return invalid('refundRejectionReason', detail);
  }
  if (why === 'INVALID_REQUEST' && (details ?? '').trim() === '') {
    const detail = 'Is missing: INVALID_REQUEST must be explained.';
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
): FraudResult<RefundAnalysis> {
  const { RefundTransactionId: id, RefundAnalysisResult: result } = sent;
  if (sent.RefundRejectionReason !== undefined) {
    return invalid('refundRejectionReason', `Must be left out: the result is ${result}.`);
  }
  if (id === undefined) {
    const detail = `Is missing: ${result} names the transaction that gave the money back.`;
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

/** Why a transaction cannot be the one that gives the money back. */
function returningRefusal(
  id: string,
  refund: RefundRow,
  { original, returning, nowMs }: Omit<ClosingFacts, 'used' | 'leftOfLoss'>,
): FraudRefusal | undefined {
  if (id === refund.transactionId) {
    return {
      error: 'RefundTransactionInvalid',
      detail: 'The transaction that gives the money back is the refunded one.',
    };
  }
  if (returning === undefined) {
    const detail = `Transaction ${id} is not known: the SPI has not received it, and nobody has declared it.`;
    return { error: 'RefundTransactionNotFound', detail };
  }
  if (returning.status !== 'SETTLED') {
    const detail = `Transaction ${id} is ${returning.status}; the money must have moved.`;
    return { error: 'RefundTransactionNotSettled', detail };
  }
  return isReturnId(id)
    ? returnRefusal(returning, refund, { original, nowMs })
    : paymentRefusal(returning, refund, { original, nowMs });
}

/** A pacs.004. */
function returnRefusal(
  { endToEndId, returns }: TransferRow,
  refund: RefundRow,
  { original }: Pick<ClosingFacts, 'original' | 'nowMs'>,
): FraudRefusal | undefined {
  if (refund.byPayment) {
    const detail = `${endToEndId} is a return (pacs.004). This refund is paid by a payment (pacs.008) with the purpose IPRT.`;
    return { error: 'TransactionTypeInvalid', detail };
  }
  if (returns === original.endToEndId) return undefined;
  const detail = `${endToEndId} returns ${returns ?? 'another payment'}, not ${original.endToEndId}.`;
  return { error: 'RefundTransactionInvalid', detail };
}

/** A pacs.008. It replaces a return only if the time for returns is over. */
function paymentRefusal(
  { endToEndId, purpose, debtorIspb, creditorIspb }: TransferRow,
  refund: RefundRow,
  { original, nowMs }: Pick<ClosingFacts, 'original' | 'nowMs'>,
): FraudRefusal | undefined {
  const error = 'RefundTransactionInvalid';
  if (purpose !== REFUND_PAYMENT) {
    return { error, detail: `${endToEndId} has the purpose ${purpose}; it must be IPRT.` };
  }
  const payee = refund.refundAccount?.Participant ?? refund.requesting;
  if (debtorIspb !== refund.contested || creditorIspb !== payee) {
    const detail = `${endToEndId} was paid by ${debtorIspb} to ${creditorIspb}; it must be paid by ${refund.contested} to ${payee}.`;
    return { error, detail };
  }
  const endMs = returnEndMs(original.settledAt ?? original.orderedAt);
  if (refund.byPayment || nowMs > endMs) return undefined;
  const detail = `Transaction ${original.endToEndId} can still be returned: send a return (pacs.004) instead of the payment ${endToEndId}.`;
  return { error: 'TransactionRefundable', detail };
}

/**
 * The refunds of one recovery ask for the same money at each hop, and together never give back more than the loss.
 * @param returned what the return that closes the refund has for it, in cents; 0 for a payment
 */
function aboveLoss(
  effective: Cents,
  leftOfLoss: number | undefined,
  returned: number,
): FraudRefusal | undefined {
  if (leftOfLoss === undefined) return undefined;
  const left = Math.max(0, leftOfLoss + returned);
  if (effective <= left) return undefined;
  const given = formatCents(effective);
  const detail =
    left === 0
      ? `${given} is too much: the whole loss of the funds recovery was given back. Close the refund as REJECTED with the reason OTHER.`
      : `${given} is too much: ${formatCents(toCents(left))} of the loss of the funds recovery is left. Close the refund as PARTIALLY_ACCEPTED with at most that amount.`;
  return { error: 'RefundInvalid', property: 'effectiveRefundedAmount', value: given, detail };
}

/**
 * What is given back of the refund.
 * @param available of the transaction that gives it back
 */
function effectiveAmount(
  { RefundAnalysisResult: result, EffectiveRefundedAmount: text }: Sent,
  { amount, fundsRecoveryId }: RefundRow,
  available: Cents,
): FraudResult<Cents> {
  const sent = parsedAmount(text);
  if (fundsRecoveryId !== null && sent === undefined) {
    return invalid('effectiveRefundedAmount', 'Is missing: refunds of a funds recovery need it.');
  }
  const effective = sent ?? toCents(Math.min(amount, available));
  if (effective <= 0 || effective > available) {
    const detail = `The transaction has ${formatCents(available)} for this refund, and ${formatCents(effective)} is given back.`;
    return invalid('refundTransactionId', detail);
  }
  if (effective > amount) {
    const detail = `${formatCents(effective)} is more than the amount of the refund, ${formatCents(amount)}.`;
    return invalid('effectiveRefundedAmount', detail);
  }
  const isTotal = effective === amount;
  if (isTotal === (result === 'TOTALLY_ACCEPTED')) return accepted(effective);
  const right = isTotal ? 'TOTALLY_ACCEPTED' : 'PARTIALLY_ACCEPTED';
  const detail = `Must be ${right}: ${formatCents(effective)} of ${formatCents(amount)} is given back.`;
  return invalid('refundAnalysisResult', detail);
}

/** undefined if it was not sent, or is no amount, which the reader of the body has refused. */
function parsedAmount(text: string | undefined): Cents | undefined {
  const read = text === undefined ? undefined : parseCents(text);
  return read?.ok === true ? read.value : undefined;
}

function invalid(property: string, detail: string): FraudResult<never> {
  return refuse('RefundInvalid', detail, property);
}

/** Whether the refund was closed by the same request. */
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
