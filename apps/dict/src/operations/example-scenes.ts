import {
  exampleSubjects,
  type ClaimStatus,
  type DictRequestName,
  type DictRequests,
  type OperationName,
  type RecoveryStatus,
  type RefundStatus,
  type ReportStatus,
} from '#libs/dict-api';
import { type Call } from '../official/call';

type AnyBody = DictRequests[DictRequestName];

/** The objects that must exist for the example of an operation. */
export interface ExampleScene {
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

/** Operations that are absent need nothing. */
const SCENES: Partial<Record<OperationName, ExampleScene>> = {
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

/** The keys, ids and transactions of the examples that have a scene. */
const NAMED = new Map(
  (Object.keys(SCENES) as OperationName[]).map((operation) => [
    operation,
    new Set(Object.values(exampleSubjects(operation))),
  ]),
);

/** The scene for the example of an operation; undefined if the example needs nothing. */
export function exampleSceneOf(operation: OperationName): ExampleScene | undefined {
  return SCENES[operation];
}

/** Whether a request names the key, the id or the transaction of the example of its operation. */
export function isExample(
  { operation, body }: Call<unknown>,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const named = Object.values(parameters)[0] ?? subjectIn(body as AnyBody | undefined);
  return named !== undefined && NAMED.get(operation)?.has(named) === true;
}

/** The key or transaction that a body names. */
function subjectIn(body: AnyBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  if ('Claim' in body) return body.Claim.Key;
  if ('InfractionReport' in body) return body.InfractionReport.TransactionId;
  if ('Refund' in body) return body.Refund.TransactionId;
  return 'FundsRecovery' in body ? body.FundsRecovery.RootTransactionId : undefined;
}
