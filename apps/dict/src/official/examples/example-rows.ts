import {
  exampleEntry,
  EXAMPLE_REQUESTS,
  exampleSubjects,
  type ClaimStatus,
  type ExampleSubjects,
  type OperationName,
  type RecoveryStatus,
  type RefundStatus,
  type ReportStatus,
} from '#libs/dict-api';
import { stableUuid, toCents, toIsoUtc } from '#libs/kernel';
import { type NewRow } from '#libs/database';
import { type ClaimRow } from '../../claims/claim.row';
import { accountFields } from '../../entries/entry-rules';
import { type MarkerRow } from '../../fraud/markers/marker.row';
import { type RefundRow } from '../../fraud/refunds/refund.row';
import { type ReportRow } from '../../fraud/reports/report.row';
import { type DictKey } from '../../keys/dict-key';
import { register } from '../../keys/new-key';
import { type RecoveryRow } from '../../recoveries/recovery.row';
import { type TransferRow } from '../../transfers/transfer.row';

/** The participants of the examples, and the amount of their payments. */
const PAYER = EXAMPLE_REQUESTS.CreateEntryRequest.Entry.Account.Participant;
const RECEIVER = EXAMPLE_REQUESTS.CompleteClaimRequest.Participant;
const AMOUNT = toCents(100_000);
const HOUR_MS = 3_600_000;
const RESOLUTION_MS = 7 * 24 * HOUR_MS;

/** What must exist for the example of an operation, besides its payment. */
interface Scene {
  readonly entry?: true;
  readonly claim?: ClaimStatus;
  /** A settled payment. */
  readonly payment?: true;
  /** The return of the payment. */
  readonly returned?: true;
  readonly report?: ReportStatus;
  readonly marker?: true;
  readonly refund?: RefundStatus;
  readonly recovery?: RecoveryStatus;
}

const SCENES: Partial<Record<OperationName, Scene>> = {
  getEntry: { entry: true },
  updateEntry: { entry: true },
  deleteEntry: { entry: true },
  getEntryStatistics: { entry: true },
  getEntryByCid: { entry: true },
  createClaim: { entry: true },
  getClaim: { entry: true, claim: 'OPEN' },
  acknowledgeClaim: { entry: true, claim: 'OPEN' },
  confirmClaim: { entry: true, claim: 'WAITING_RESOLUTION' },
  cancelClaim: { entry: true, claim: 'OPEN' },
  completeClaim: { claim: 'CONFIRMED' },
  createInfractionReport: { payment: true },
  getInfractionReport: { payment: true, report: 'OPEN' },
  updateInfractionReport: { payment: true, report: 'OPEN' },
  acknowledgeInfractionReport: { payment: true, report: 'OPEN' },
  cancelInfractionReport: { payment: true, report: 'OPEN' },
  closeInfractionReport: { payment: true, report: 'ACKNOWLEDGED' },
  getFraudMarker: { marker: true },
  cancelFraudMarker: { marker: true },
  createRefund: { payment: true, report: 'CLOSED' },
  getRefund: { payment: true, refund: 'OPEN' },
  cancelRefund: { payment: true, refund: 'OPEN' },
  closeRefund: { payment: true, returned: true, refund: 'OPEN' },
  createFundsRecovery: { payment: true },
  getFundsRecovery: { payment: true, recovery: 'TRACKED' },
  updateFundsRecovery: { payment: true, recovery: 'TRACKED' },
  getTrackingGraph: { payment: true, recovery: 'TRACKED' },
  listFundsRecoveryInfractionReports: { payment: true, recovery: 'AWAITING_ANALYSIS' },
  refundFundsRecovery: { payment: true, recovery: 'ANALYSED' },
  listFundsRecoveryRefunds: { payment: true, recovery: 'REFUNDING' },
  cancelFundsRecovery: { payment: true, recovery: 'TRACKED' },
};

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

/** The ids and keys that the example of each operation names. */
const NAMED = new Map(
  (Object.keys(SCENES) as OperationName[]).map((operation) => [
    operation,
    new Set(Object.values(exampleSubjects(operation))),
  ]),
);

/** Whether a request names what the example of its operation is about. */
export function namesExample(operation: OperationName, subject: string | undefined): boolean {
  return subject !== undefined && NAMED.get(operation)?.has(subject) === true;
}

/**
 * What must exist for the example of an operation.
 * @param nowMs of the sandbox
 */
export function exampleRows(operation: OperationName, nowMs: number): ExampleRows {
  const scene: Scene = SCENES[operation] ?? {};
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
