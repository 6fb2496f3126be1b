import {
  exampleEntry,
  EXAMPLE_REQUESTS,
  exampleSubjects,
  operationOf,
  type ClaimStatus,
  type ExampleSubjects,
  type OperationName,
  type RecoveryStatus,
  type RefundStatus,
  type ReportStatus,
} from '#libs/dict-api';
import { stableUuid, toCents, toIsoUtc } from '#libs/kernel';
import { type NewRow } from '#libs/database';
import { type ClaimRow } from '../directory/claim.row';
import { accountFields } from '../directory/entry-rules';
import { type MarkerRow } from '../fraud/markers/marker.row';
import { type RefundRow } from '../fraud/refunds/refund.row';
import { type ReportRow } from '../fraud/reports/report.row';
import { type DictKey } from '../keys/dict-key';
import { register } from '../keys/new-key';
import { type RecoveryRow } from '../recoveries/recovery.row';
import { type TransferRow } from '../transfers/transfer.row';

/** The participants and the amount of the payments of the examples. */
const PAYER = EXAMPLE_REQUESTS.CreateEntryRequest.Entry.Account.Participant;
const RECEIVER = EXAMPLE_REQUESTS.CompleteClaimRequest.Participant;
const AMOUNT = toCents(100_000);
const HOUR_MS = 3_600_000;
const RESOLUTION_MS = 7 * 24 * HOUR_MS;

/** The rows of an example. */
export interface ExampleRows {
  readonly keys: readonly DictKey[];
  readonly claims: readonly NewRow<ClaimRow>[];
  readonly transfers: readonly NewRow<TransferRow>[];
  readonly reports: readonly NewRow<ReportRow>[];
  readonly markers: readonly NewRow<MarkerRow>[];
  readonly refunds: readonly NewRow<RefundRow>[];
  readonly recoveries: readonly NewRow<RecoveryRow>[];
}

/**
 * The rows that must exist for the example of an operation.
 * @param nowMs time of the sandbox
 */
export function exampleRows(operation: OperationName, nowMs: number): ExampleRows {
  const scene = operationOf(operation).example ?? {};
  const about = { operation, own: exampleSubjects(operation), nowMs, now: toIsoUtc(nowMs) };
  return {
    keys: scene.entry ? [keyOf(about)] : [],
    claims: scene.claim === undefined ? [] : [claimOf(about, scene.claim)],
    transfers: [
      ...(scene.payment ? [transferOf(about)] : []),
      ...(scene.returned ? [returnOf(about)] : []),
    ],
    reports: scene.report === undefined ? [] : [reportOf(about, scene.report)],
    markers: scene.marker ? [markerOf(about)] : [],
    refunds: scene.refund === undefined ? [] : [refundOf(about, scene.refund)],
    recoveries: scene.recovery === undefined ? [] : [recoveryOf(about, scene.recovery)],
  };
}

interface About {
  readonly operation: OperationName;
  readonly own: ExampleSubjects;
  readonly nowMs: number;
  readonly now: string;
}

function keyOf({ operation, own, now }: About): DictKey {
  const { Key, Account, Owner } = exampleEntry(operation);
  const draft = {
    ...({ keyType: 'PHONE', keyValue: Key, requestId: own.requestId, ownedSince: null } as const),
    ...accountFields(Account),
    ...{ holderName: Owner.Name, holderTaxId: Owner.TaxIdNumber, tradeName: null },
  };
  return register(draft, {
    id: stableUuid(`example ${operation} ${now}`),
    slot: 1,
    createdAt: now,
  });
}

function claimOf({ own, now, nowMs }: About, status: ClaimStatus): NewRow<ClaimRow> {
  const { ClaimerAccount, Claimer, Type } = EXAMPLE_REQUESTS.CreateClaimRequest.Claim;
  return {
    ...{ id: own.claimId, type: Type, keyType: 'PHONE', keyValue: own.key, status },
    ...{ donor: PAYER, claimer: RECEIVER, claimerAccount: ClaimerAccount, claimerPerson: Claimer },
    ...{ createdAt: now, lastModified: now, completionPeriodEnd: null },
    resolutionPeriodEnd: toIsoUtc(nowMs + RESOLUTION_MS),
    acknowledgedAt: status === 'OPEN' ? null : now,
    confirmReason: status === 'CONFIRMED' ? 'USER_REQUESTED' : null,
    ...{ cancelReason: null, cancelledBy: null, ownedSince: now, requestId: null },
    entryCreatedAt: null,
  };
}

function transferOf({ own, operation, nowMs }: About): NewRow<TransferRow> {
  const at = toIsoUtc(nowMs - HOUR_MS);
  const { Owner } = exampleEntry(operation);
  return {
    ...{ endToEndId: own.transactionId, source: 'DECLARED', status: 'SETTLED', amount: AMOUNT },
    ...{
      debtorIspb: PAYER,
      creditorIspb: RECEIVER,
      purpose: 'IPAY',
      returns: null,
      returned: null,
    },
    ...{ debtorTaxId: Owner.TaxIdNumber, creditorTaxId: '98765432100' },
    debtorAccount: `${PAYER}/0001/1234567/CACC`,
    creditorAccount: `${RECEIVER}/0001/7654321/CACC`,
    ...{ creditorKey: null, orderedAt: at, settledAt: at },
  };
}

function returnOf(about: About): NewRow<TransferRow> {
  const payment = transferOf(about);
  return {
    ...payment,
    ...{ endToEndId: about.own.returnId, returns: about.own.transactionId, amount: toCents(6_000) },
    ...{ debtorIspb: payment.creditorIspb, creditorIspb: payment.debtorIspb },
    ...{ debtorTaxId: payment.creditorTaxId, creditorTaxId: payment.debtorTaxId },
    ...{ debtorAccount: payment.creditorAccount, creditorAccount: payment.debtorAccount },
    ...{ orderedAt: about.now, settledAt: about.now },
  };
}

function reportOf({ own, now }: About, status: ReportStatus): NewRow<ReportRow> {
  const { InfractionReport } = EXAMPLE_REQUESTS.CreateInfractionReportRequest;
  const isClosed = status === 'CLOSED';
  return {
    ...{ id: own.reportId, transactionId: own.transactionId, reason: 'REFUND_REQUEST', status },
    situationType: InfractionReport.SituationType,
    reportDetails: InfractionReport.ReportDetails ?? null,
    contact: InfractionReport.ContactInformation ?? null,
    ...{ reporter: PAYER, counterparty: RECEIVER, taxId: '98765432100', keyValue: null },
    ...{ transactionAmount: AMOUNT, infractionAmount: null, fundsRecoveryId: null },
    analysisResult: isClosed ? 'AGREED' : null,
    ...{ analysisDetails: null, fraudType: isClosed ? 'MULE_ACCOUNT' : null, fraudMarkerId: null },
    ...{ createdAt: now, closedAt: isClosed ? now : null, lastModified: now },
  };
}

function markerOf({ own, now }: About): NewRow<MarkerRow> {
  const { FraudMarker } = EXAMPLE_REQUESTS.CreateFraudMarkerRequest;
  return {
    ...{
      id: own.markerId,
      status: 'REGISTERED',
      taxId: FraudMarker.TaxIdNumber,
      keyValue: own.key,
    },
    ...{ fraudType: FraudMarker.FraudType, participant: PAYER, reportId: null, reporter: null },
    ...{ transactionAmount: null, createdAt: now, lastModified: now },
  };
}

function refundOf({ own, now }: About, status: RefundStatus): NewRow<RefundRow> {
  return {
    ...{ id: own.refundId, transactionId: own.transactionId, reason: 'OPERATIONAL_FLAW' },
    ...{ amount: toCents(10_000), details: 'O pagamento saiu em duplicidade.', status },
    ...{ requesting: PAYER, contested: RECEIVER, reportId: null, fundsRecoveryId: null },
    ...{ byPayment: false, refundAccount: null, analysisResult: null, analysisDetails: null },
    ...{ rejectionReason: null, refundTransactionId: null, effectiveAmount: null },
    ...{ createdAt: now, lastModified: now },
  };
}

function recoveryOf({ own, now }: About, status: RecoveryStatus): NewRow<RecoveryRow> {
  const { FundsRecovery } = EXAMPLE_REQUESTS.CreateFundsRecoveryRequest;
  const parameters = {
    minAmount: toCents(20_000),
    maxTransactions: 5,
    hopWindow: 'PT2H',
    maxHops: 2,
  };
  return {
    ...{ id: own.recoveryId, rootTransactionId: own.transactionId, reporter: PAYER, status },
    situationType: FundsRecovery.SituationType,
    reportDetails: FundsRecovery.ReportDetails ?? null,
    contact: FundsRecovery.ContactInformation,
    parameters,
    graph: {
      ...{ FundsRecoveryId: own.recoveryId, RootTransactionId: own.transactionId },
      CreationTime: now,
      Parameters: {
        MinTransactionAmount: '200.00',
        MaxTransactions: 5,
        HopWindow: 'PT2H',
        MaxHops: 2,
      },
      Persons: { Person: [] },
      Accounts: { Account: [] },
      Transactions: { Transaction: [] },
    },
    ...{ createdAt: now, analysedAt: status === 'ANALYSED' ? now : null, lastModified: now },
  };
}
