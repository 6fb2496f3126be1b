import { type ApiVersion, type Refund, type RefundReason } from '#libs/dict-api';
import { accepted, parseCents, refused, toIsoUtc, type Cents } from '#libs/kernel';
import { type TransferRow } from '../../transfers/transfer.row';
import { isReturnId } from '../../transfers/transfer';
import { REFUND_PAYMENT } from '../../transfers/spi-payment';
import { refuse } from '../fraud-refusal';
import { type DictResult, type Refusal, refusalOfElement } from '../../official/dict-refusal';
import { type ReportRow } from '../reports/report.row';
import { type NewRefund } from './refund';

const HOUR_MS = 3_600_000;

/** The time after the report was closed in which a refund can be requested, in hours. */
export const HOURS_AFTER_REPORT = 72;
/** The time after a payment in which a pacs.004 can return it, in days (SPI). */
export const RETURN_DAYS = 90;

/** The reason of the report that a refund needs. It must be closed as AGREED. Other refunds need no report. */
export const NEEDED_REPORT = {
  FRAUD: 'REFUND_REQUEST',
  REFUND_CANCELLED: 'REFUND_CANCELLED',
} as const satisfies Partial<Record<RefundReason, ReportRow['reason']>>;

/** The facts that decide whether a refund can be requested. */
export interface RequestFacts {
  readonly transfer: TransferRow | undefined;
  /** The last report of the transaction that was closed as AGREED, if the reason needs one. */
  readonly report: ReportRow | undefined;
}

/**
 * Checks the request for a refund: who can request it, for which transaction, and until when.
 * @param actor ISPB of the participant that makes the request
 * @param nowMs time of the sandbox
 */
export function newRefund(
  sent: Refund,
  { transfer, report }: RequestFacts,
  { actor, nowMs, version }: { actor: string; nowMs: number; version: ApiVersion },
): DictResult<NewRefund> {
  const amount = refundAmount(sent.RefundAmount);
  if (!amount.ok) return amount;
  const wrong = sentRefusal(sent, version);
  if (wrong !== undefined) return refused(wrong);
  const { TransactionId: id } = sent;
  if (transfer === undefined) {
    const detail = `Transaction ${id} is unknown: the SPI has not received it, and it was not declared.`;
    return refuse('RefundTransactionNotFound', detail);
  }
  if (actor !== transfer.debtorIspb) {
    const detail = `Only the participant of the payer, ${transfer.debtorIspb}, can request a refund of transaction ${id}, not ${actor}.`;
    return refuse('Forbidden', detail);
  }
  const { status, settledAt } = transfer;
  if (status !== 'SETTLED' || settledAt === null) {
    const detail = `Transaction ${id} is ${status}. Only a SETTLED transaction can be refunded.`;
    return refuse('RefundTransactionNotSettled', detail);
  }
  const forbidden = kindRefusal(sent, transfer) ?? timeRefusal(sent, { report, settledAt, nowMs });
  if (forbidden !== undefined) return refused(forbidden);
  return accepted({
    transactionId: id,
    reason: sent.RefundReason,
    amount: amount.value,
    details: sent.RefundDetails ?? null,
    requesting: transfer.debtorIspb,
    contested: transfer.creditorIspb,
    reportId: report?.id ?? null,
    fundsRecoveryId: null,
    byPayment: false,
    refundAccount: null,
  });
}

function refundAmount(text: string): DictResult<Cents> {
  const read = parseCents(text);
  if (read.ok && read.value > 0) return read;
  const detail = 'Must be at least 0.01, with at most two decimals.';
  return refused(refusalOfElement('RefundInvalid', 'refund.refundAmount', detail, text));
}

function sentRefusal(
  { RefundReason: reason, RefundDetails: details = '' }: Refund,
  version: ApiVersion,
): Refusal | undefined {
  if (reason === 'REFUND_CANCELLED' && version === '2.12') {
    const detail = 'Must be another reason: version 2.12 does not accept REFUND_CANCELLED.';
    return refusalOfElement('InvalidReason', 'refund.refundReason', detail, reason);
  }
  if (reason === 'OPERATIONAL_FLAW' && details.trim() === '') {
    const detail = 'Is missing; the reason OPERATIONAL_FLAW needs an explanation.';
    return refusalOfElement('RefundInvalid', 'refund.refundDetails', detail);
  }
  return undefined;
}

/** A return can be refunded only for REFUND_CANCELLED. A payment that is itself a refund cannot be refunded. */
function kindRefusal(
  { RefundReason: reason }: Refund,
  { endToEndId, purpose }: TransferRow,
): Refusal | undefined {
  const error = 'TransactionNotRefundable';
  if ((reason === 'REFUND_CANCELLED') !== isReturnId(endToEndId)) {
    const detail =
      reason === 'REFUND_CANCELLED'
        ? `${endToEndId} is a payment. REFUND_CANCELLED is about a return, whose id begins with D.`
        : `${endToEndId} is a return. A return cannot be refunded for ${reason}.`;
    return { error, detail };
  }
  if (purpose !== REFUND_PAYMENT) return undefined;
  return { error, detail: `${endToEndId} has the purpose IPRT: it is itself a refund.` };
}

function timeRefusal(
  { RefundReason: reason, TransactionId: id }: Refund,
  { report, settledAt, nowMs }: { report: ReportRow | undefined; settledAt: string; nowMs: number },
): Refusal | undefined {
  const error = 'RefundPeriodExpired';
  if (reason === 'FRAUD' || reason === 'REFUND_CANCELLED') {
    const closedAt = report?.closedAt ?? undefined;
    if (report === undefined || closedAt === undefined) {
      const detail = `A refund for ${reason} needs an infraction report of transaction ${id} with the reason ${NEEDED_REPORT[reason]}, closed as AGREED.`;
      return { error: 'RefundInfractionReportNotFound', detail };
    }
    const endMs = Date.parse(closedAt) + HOURS_AFTER_REPORT * HOUR_MS;
    if (nowMs <= endMs) return undefined;
    const detail = `The infraction report ${report.id} was closed at ${closedAt}. A refund could be requested until ${toIsoUtc(endMs)}, ${String(HOURS_AFTER_REPORT)} hours later.`;
    return { error, detail };
  }
  const endMs = returnEndMs(settledAt);
  if (nowMs <= endMs) return undefined;
  const detail = `Transaction ${id} was settled at ${settledAt}. A refund for ${reason} could be requested until ${toIsoUtc(endMs)}, ${String(RETURN_DAYS)} days later.`;
  return { error, detail };
}

/** The end of the time in which a pacs.004 can return a payment, in ms. */
export function returnEndMs(settledAt: string): number {
  return Date.parse(settledAt) + RETURN_DAYS * 24 * HOUR_MS;
}
