import {
  type CloseInfractionReportRequest,
  type InfractionReport,
  type SituationType,
} from '#libs/dict-api';
import { accepted, refused, toCents, toIsoUtc } from '#libs/kernel';
import { isReturnId } from '../../transfers/transfer';
import { type TransferRow } from '../../transfers/transfer.row';
import { refuse } from '../fraud-refusal';
import { type DictResult, type Refusal, refusalOfElement } from '../../official/dict-refusal';
import { type Analysis, type NewReport } from './report';
import { type ReportRow } from './report.row';

const DAY_MS = 24 * 3_600_000;

/** The time after a payment in which it can be reported, in days (operational manual 8, infraction reports). */
export const REPORT_DAYS = { REFUND_REQUEST: 80, REFUND_CANCELLED: 30 } as const;

/** The facts of the reported transaction. */
export interface Reported {
  readonly transfer: TransferRow | undefined;
  /** The amount that was returned of it, in cents. */
  readonly returned: number;
}

/**
 * Checks an infraction report: who can report which transaction, and until when.
 * @param actor ISPB of the participant that reports
 * @param nowMs time of the sandbox
 */
export function newReport(
  sent: InfractionReport,
  { transfer, returned }: Reported,
  { actor, nowMs }: { readonly actor: string; readonly nowMs: number },
): DictResult<NewReport> {
  const wrong = situationRefusal(sent.Reason, sent.SituationType, sent.ReportDetails ?? null);
  if (wrong !== undefined) return refused(wrong);
  const { TransactionId: id } = sent;
  if (transfer === undefined) {
    const detail = `Transaction ${id} is unknown: the SPI has not received it, and it was not declared.`;
    return refuse('InfractionReportTransactionNotFound', detail);
  }
  const parties = partiesOf(sent.Reason, transfer);
  if (actor !== parties.reporter) {
    const who = sent.Reason === 'REFUND_REQUEST' ? 'payer' : 'receiver';
    const detail = `Only the participant of the ${who} of the payment, ${parties.reporter}, can report ${sent.Reason}, not ${actor}.`;
    return refuse('Forbidden', detail);
  }
  const { settledAt } = transfer;
  if (transfer.status !== 'SETTLED' || settledAt === null) {
    const detail = `Transaction ${id} is ${transfer.status}. Only a SETTLED transaction can be reported.`;
    return refuse('InfractionReportTransactionNotSettled', detail);
  }
  const needs = kindRefusal(sent, returned);
  if (needs !== undefined) return refused(needs);
  const days = REPORT_DAYS[sent.Reason];
  const endMs = Date.parse(settledAt) + days * DAY_MS;
  if (nowMs > endMs) {
    const detail = `Transaction ${id} was settled at ${settledAt}. It could be reported until ${toIsoUtc(endMs)}, ${String(days)} days later.`;
    return refuse('InfractionReportPeriodExpired', detail);
  }
  return accepted({
    transactionId: id,
    reason: sent.Reason,
    situationType: sent.SituationType,
    reportDetails: sent.ReportDetails ?? null,
    contact: sent.ContactInformation ?? null,
    ...parties,
    transactionAmount: toCents(transfer.amount),
    infractionAmount: null,
    fundsRecoveryId: null,
  });
}

type Parties = Pick<ReportRow, 'reporter' | 'counterparty' | 'taxId' | 'keyValue'>;

/** The reporter, the counterparty and the suspect. The receiver of a payment reports a cancelled refund: its payer is the suspect. */
function partiesOf(reason: InfractionReport['Reason'], transfer: TransferRow): Parties {
  const { debtorIspb, creditorIspb, debtorTaxId, creditorTaxId, creditorKey } = transfer;
  const isByReceiver = reason === 'REFUND_CANCELLED' && !isReturnId(transfer.endToEndId);
  return isByReceiver
    ? { reporter: creditorIspb, counterparty: debtorIspb, taxId: debtorTaxId, keyValue: null }
    : {
        reporter: debtorIspb,
        counterparty: creditorIspb,
        taxId: creditorTaxId,
        keyValue: creditorKey,
      };
}

export type Suspect = Pick<ReportRow, 'taxId' | 'keyValue'>;

/** The suspect of a report, with what is known of the payment now. */
export function suspectOf(
  report: Suspect & Pick<ReportRow, 'reason'>,
  transfer: TransferRow | undefined,
): Suspect {
  const known = transfer && partiesOf(report.reason, transfer);
  return {
    taxId: report.taxId ?? known?.taxId ?? null,
    keyValue: report.keyValue ?? known?.keyValue ?? null,
  };
}

function kindRefusal(
  { TransactionId: value, Reason }: InfractionReport,
  returned: number,
): Refusal | undefined {
  const error = 'InfractionReportInvalid';
  if (Reason === 'REFUND_REQUEST' && isReturnId(value)) {
    const detail = 'Must be a payment, whose id begins with E: REFUND_REQUEST is not for returns.';
    return refusalOfElement(error, 'infractionReport.transactionId', detail, value);
  }
  if (Reason === 'REFUND_CANCELLED' && !isReturnId(value) && returned === 0) {
    const detail = 'Must be a payment that was returned: REFUND_CANCELLED is about a return.';
    return refusalOfElement(error, 'infractionReport.transactionId', detail, value);
  }
  return undefined;
}

/** Checks the situation and its details. */
export function situationRefusal(
  reason: InfractionReport['Reason'],
  situation: SituationType,
  details: string | null,
): Refusal | undefined {
  const error = 'InfractionReportInvalid';
  // Reports of version 1 of the API have no situation. No request of version 2 has UNKNOWN.
  if (situation === 'UNKNOWN') return undefined;
  if (reason === 'REFUND_CANCELLED' && situation !== 'OTHER') {
    const detail = 'Must be OTHER, because the reason is REFUND_CANCELLED.';
    return refusalOfElement(error, 'infractionReport.situationType', detail, situation);
  }
  if (situation === 'OTHER' && isBlank(details)) {
    const detail = 'Is missing; the type OTHER needs an explanation.';
    return refusalOfElement(error, 'infractionReport.reportDetails', detail);
  }
  return undefined;
}

/**
 * Checks the analysis of the counterparty.
 * @param taxId of the suspect; null if it is unknown: then no fraud marker can be created
 */
export function analysisOf(
  sent: Pick<CloseInfractionReportRequest, 'AnalysisResult' | 'AnalysisDetails' | 'FraudType'>,
  { taxId, transactionId }: Pick<ReportRow, 'taxId' | 'transactionId'>,
): DictResult<Analysis> {
  const { AnalysisResult: result, AnalysisDetails: details = null, FraudType: fraudType } = sent;
  const invalid = (property: string, detail: string): DictResult<never> =>
    refuse('InfractionReportInvalid', detail, property);
  if (result === 'DISAGREED') {
    if (fraudType === undefined) return accepted({ result, details, fraudType: null });
    return invalid('fraudType', 'Must be left out: the result DISAGREED creates no fraud marker.');
  }
  if (fraudType === undefined)
    return invalid('fraudType', 'Is missing; the result AGREED needs it.');
  if (fraudType === 'OTHER' && isBlank(details)) {
    return invalid('analysisDetails', 'Is missing; the fraud type OTHER needs an explanation.');
  }
  if (taxId === null) {
    const detail = `DICT does not know the CPF or CNPJ of the suspect of transaction ${transactionId}, so it cannot create the fraud marker. Look up the key with this EndToEndId before the payment, or declare the parties with POST /__admin/transfers.`;
    return refuse('InfractionReportInvalid', detail);
  }
  return accepted({ result, details, fraudType });
}

export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}
