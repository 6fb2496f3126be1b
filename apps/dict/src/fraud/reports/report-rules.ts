import {
  type CloseInfractionReportRequest,
  type InfractionReport,
  type SituationType,
} from '#libs/dict-api';
import { accepted, refused, toCents, toIsoUtc } from '#libs/kernel';
import { isReturnId } from '../../transfers/transfer';
import { type TransferRow } from '../../transfers/transfer.row';
import { refuse, type FraudRefusal, type FraudResult } from '../fraud-refusal';
import { type Analysis, type NewReport } from './report';
import { type ReportRow } from './report.row';

const DAY_MS = 24 * 3_600_000;

/** The time after a payment in which it can be reported, in days (operational manual 8, infraction reports). */
export const REPORT_DAYS = { REFUND_REQUEST: 80, REFUND_CANCELLED: 30 } as const;

/** What is known of the reported transaction. */
export interface Reported {
  readonly transfer: TransferRow | undefined;
  /** What was returned of it, in cents. */
  readonly returned: number;
}

/**
 * What a participant reports, checked: who can report, what, and until when.
 * @param actor ISPB of the participant that reports
 * @param nowMs time of the sandbox
 */
export function newReport(
  sent: InfractionReport,
  { transfer, returned }: Reported,
  { actor, nowMs }: { readonly actor: string; readonly nowMs: number },
): FraudResult<NewReport> {
  const wrong = situationRefusal(sent.Reason, sent.SituationType, sent.ReportDetails ?? null);
  if (wrong !== undefined) return refused(wrong);
  const { TransactionId: id } = sent;
  if (transfer === undefined) {
    const detail = `Transaction ${id} is not known: the SPI has not received it, and nobody has declared it.`;
    return refuse('InfractionReportTransactionNotFound', detail);
  }
  const parties = partiesOf(sent.Reason, transfer);
  if (actor !== parties.reporter) {
    const who = sent.Reason === 'REFUND_REQUEST' ? 'payer' : 'receiver';
    const detail = `${sent.Reason} is for the participant of the ${who} of the payment, ${parties.reporter}, and ${actor} makes the request.`;
    return refuse('Forbidden', detail);
  }
  const { settledAt } = transfer;
  if (transfer.status !== 'SETTLED' || settledAt === null) {
    const detail = `Transaction ${id} is ${transfer.status}; only settled ones can be reported.`;
    return refuse('InfractionReportTransactionNotSettled', detail);
  }
  const needs = kindRefusal(sent, returned);
  if (needs !== undefined) return refused(needs);
  const days = REPORT_DAYS[sent.Reason];
  const endMs = Date.parse(settledAt) + days * DAY_MS;
  if (nowMs > endMs) {
    const detail = `Transaction ${id} was settled at ${settledAt}: it could be reported until ${toIsoUtc(endMs)}, ${String(days)} days later.`;
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

/** Who reports whom. A cancelled refund is reported by the receiver of the payment: the payer is suspected. */
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

/** The suspect of a report, as it is known now. */
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
): FraudRefusal | undefined {
  const error = 'InfractionReportInvalid';
  const property = 'infractionReport.transactionId';
  if (Reason === 'REFUND_REQUEST' && isReturnId(value)) {
    const detail = 'Is a return. REFUND_REQUEST is about a payment, whose id begins with E.';
    return { error, property, value, detail };
  }
  if (Reason === 'REFUND_CANCELLED' && !isReturnId(value) && returned === 0) {
    const detail = 'Nothing of the transaction was returned. REFUND_CANCELLED is about a return.';
    return { error, property, value, detail };
  }
  return undefined;
}

/** What is wrong with the situation and its details. */
export function situationRefusal(
  reason: InfractionReport['Reason'],
  situation: SituationType,
  details: string | null,
): FraudRefusal | undefined {
  const error = 'InfractionReportInvalid';
  const property = 'infractionReport.situationType';
  // Reports of version 1 of the API have no situation. No request of version 2 has UNKNOWN.
  if (situation === 'UNKNOWN') return undefined;
  if (reason === 'REFUND_CANCELLED' && situation !== 'OTHER') {
    return { error, property, value: situation, detail: 'Must be OTHER, with REFUND_CANCELLED.' };
  }
  if (situation === 'OTHER' && isBlank(details)) {
    const detail = 'Is missing: OTHER must be explained.';
    return { error, property: 'infractionReport.reportDetails', detail };
  }
  return undefined;
}

/**
 * The counterparty's analysis, checked.
 * @param taxId of the suspect; null if it is unknown, then nobody can be marked
 */
export function analysisOf(
  sent: Pick<CloseInfractionReportRequest, 'AnalysisResult' | 'AnalysisDetails' | 'FraudType'>,
  { taxId, transactionId }: Pick<ReportRow, 'taxId' | 'transactionId'>,
): FraudResult<Analysis> {
  const { AnalysisResult: result, AnalysisDetails: details = null, FraudType: fraudType } = sent;
  const invalid = (property: string, detail: string): FraudResult<never> =>
    refused({ error: 'InfractionReportInvalid', property, detail });
  if (result === 'DISAGREED') {
    if (fraudType === undefined) return accepted({ result, details, fraudType: null });
    return invalid('fraudType', 'Must be left out: DISAGREED marks nobody.');
  }
  if (fraudType === undefined) return invalid('fraudType', 'Is missing: AGREED needs it.');
  if (fraudType === 'OTHER' && isBlank(details)) {
    return invalid('analysisDetails', 'Is missing: the fraud type OTHER must be explained.');
  }
  if (taxId === null) {
    const detail = `DICT does not know the CPF or CNPJ of the suspect of transaction ${transactionId}, so nobody can be marked. Look the key up with this EndToEndId before the payment, or declare the parties with POST /__admin/transfers.`;
    return refuse('InfractionReportInvalid', detail);
  }
  return accepted({ result, details, fraudType });
}

export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}
