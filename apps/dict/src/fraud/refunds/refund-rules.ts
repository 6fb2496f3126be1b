import { type ApiVersion, type Refund, type RefundReason } from '#libs/dict-api';
import { accepted, parseCents, refused, toIsoUtc, type Cents } from '#libs/kernel';
import { type TransferRow } from '../../transfers/transfer.row';
import { isReturnId } from '../../transfers/transfer';
import { REFUND_PAYMENT } from '../../transfers/spi-payment';
import { refuse, type FraudRefusal, type FraudResult } from '../fraud-refusal';
import { type ReportRow } from '../reports/report.row';
import { type NewRefund } from './refund';

const HOUR_MS = 3_600_000;

/** How long after the close of the report the refund can be asked for, in hours. */
export const HOURS_AFTER_REPORT = 72;
/** How long after the payment it can be returned by a pacs.004, in days (SPI). */
export const RETURN_DAYS = 90;

/** The report that a reason needs: closed as AGREED. The others need none. */
export const NEEDED_REPORT = {
  FRAUD: 'REFUND_REQUEST',
  REFUND_CANCELLED: 'REFUND_CANCELLED',
} as const satisfies Partial<Record<RefundReason, ReportRow['reason']>>;

export interface Asked {
  readonly transfer: TransferRow | undefined;
  /** The report of the transaction that was closed last as AGREED, if the reason needs one. */
  readonly report: ReportRow | undefined;
}

/**
 * What a participant asks back, checked: who can ask, for what, and until when.
 * @param actor ISPB of the participant that asks
 * @param nowMs time of the sandbox
 */
export function newRefund(
  sent: Refund,
  { transfer, report }: Asked,
  { actor, nowMs, version }: { actor: string; nowMs: number; version: ApiVersion },
): FraudResult<NewRefund> {
  const amount = refundAmount(sent.RefundAmount);
  if (!amount.ok) return amount;
  const wrong = sentRefusal(sent, version);
  if (wrong !== undefined) return refused(wrong);
  const { TransactionId: id } = sent;
  if (transfer === undefined) {
    const detail = `Transaction ${id} is not known: the SPI has not received it, and nobody has declared it.`;
    return refuse('RefundTransactionNotFound', detail);
  }
  if (actor !== transfer.debtorIspb) {
    const detail = `Only the participant that was debited, ${transfer.debtorIspb}, can ask for a refund of transaction ${id}, and ${actor} makes the request.`;
    return refuse('Forbidden', detail);
  }
  const { status, settledAt } = transfer;
  if (status !== 'SETTLED' || settledAt === null) {
    const detail = `Transaction ${id} is ${status}; only settled ones can be refunded.`;
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

function refundAmount(text: string): FraudResult<Cents> {
  const read = parseCents(text);
  if (read.ok && read.value > 0) return read;
  const detail = 'Must be at least 0.01, with at most two decimals.';
  const property = 'refund.refundAmount';
  return refused({ error: 'RefundInvalid', property, value: text, detail });
}

function sentRefusal(
  { RefundReason: reason, RefundDetails: details = '' }: Refund,
  version: ApiVersion,
): FraudRefusal | undefined {
  if (reason === 'REFUND_CANCELLED' && version === '2.12') {
    const detail = 'Is deprecated: version 2.12 does not accept REFUND_CANCELLED any more.';
    return { error: 'InvalidReason', property: 'refund.refundReason', value: reason, detail };
  }
  if (reason === 'OPERATIONAL_FLAW' && details.trim() === '') {
    const detail = 'Is missing: OPERATIONAL_FLAW must be explained.';
    return { error: 'RefundInvalid', property: 'refund.refundDetails', detail };
  }
  return undefined;
}

/** A return is only asked back after REFUND_CANCELLED. Payments that are refunds are not asked back. */
function kindRefusal(
  { RefundReason: reason }: Refund,
  { endToEndId, purpose }: TransferRow,
): FraudRefusal | undefined {
  const error = 'TransactionNotRefundable';
  if ((reason === 'REFUND_CANCELLED') !== isReturnId(endToEndId)) {
    const detail =
      reason === 'REFUND_CANCELLED'
        ? `${endToEndId} is a payment. REFUND_CANCELLED is about a return, whose id begins with D.`
        : `${endToEndId} is a return, which is not refunded for ${reason}.`;
    return { error, detail };
  }
  if (purpose !== REFUND_PAYMENT) return undefined;
  return { error, detail: `${endToEndId} has the purpose IPRT: it is a refund itself.` };
}

function timeRefusal(
  { RefundReason: reason, TransactionId: id }: Refund,
  { report, settledAt, nowMs }: { report: ReportRow | undefined; settledAt: string; nowMs: number },
): FraudRefusal | undefined {
  const error = 'RefundPeriodExpired';
  if (reason === 'FRAUD' || reason === 'REFUND_CANCELLED') {
    const closedAt = report?.closedAt ?? undefined;
    if (report === undefined || closedAt === undefined) {
      const detail = `${reason} needs an infraction report of transaction ${id} with the reason ${NEEDED_REPORT[reason]} that was closed as AGREED.`;
      return { error: 'RefundInfractionReportNotFound', detail };
    }
    const endMs = Date.parse(closedAt) + HOURS_AFTER_REPORT * HOUR_MS;
    if (nowMs <= endMs) return undefined;
    const detail = `The infraction report ${report.id} was closed at ${closedAt}: a refund could be asked for until ${toIsoUtc(endMs)}, ${String(HOURS_AFTER_REPORT)} hours later.`;
    return { error, detail };
  }
  const endMs = returnEndMs(settledAt);
  if (nowMs <= endMs) return undefined;
  const detail = `Transaction ${id} was settled at ${settledAt}: a refund for ${reason} could be asked for until ${toIsoUtc(endMs)}, ${String(RETURN_DAYS)} days later.`;
  return { error, detail };
}

/** Until when a payment can be returned by a pacs.004. */
export function returnEndMs(settledAt: string): number {
  return Date.parse(settledAt) + RETURN_DAYS * 24 * HOUR_MS;
}
