import { type DictErrorName } from '../errors';
import { operationOf, type OperationName } from '../operations';

/** The errors of every operation. */
const OF_ALL: readonly DictErrorName[] = [
  'BadRequest',
  'Forbidden',
  'RateLimited',
  'ServiceUnavailable',
];
/** The additional errors of every operation with a body. */
const OF_CHANGES: readonly DictErrorName[] = ['RequestSignatureInvalid', 'ResourceConflict'];

const BLOCKED: readonly DictErrorName[] = [
  'TaxIdNumberBlocked',
  'EntryBlocked',
  'UserOrAccountWithFraudRelatedRestriction',
];
const STEP_OF_CLAIM: readonly DictErrorName[] = ['NotFound', 'ClaimOperationInvalid'];
const STEP_OF_REPORT: readonly DictErrorName[] = [
  'NotFound',
  'Gone',
  'InfractionReportOperationInvalid',
];
const STEP_OF_RECOVERY: readonly DictErrorName[] = ['NotFound', 'FundsRecoveryOperationInvalid'];

/** The special errors of each operation (DICT API 2.12.1: the list of errors, and the texts of the operations). */
const OWN: Readonly<Record<OperationName, readonly DictErrorName[]>> = {
  createEntry: [
    'InvalidReason',
    'RequestIdAlreadyUsed',
    'ParticipantInvalid',
    'EntryLimitExceeded',
    'EntryAlreadyExists',
    'EntryKeyOwnedByDifferentPerson',
    'EntryKeyInCustodyOfDifferentParticipant',
    'EntryLockedByClaim',
    'EntryTaxIdNumberByDifferentOwner',
    ...BLOCKED,
  ],
  getEntry: [
    'NotFound',
    'EntryCannotBeQueriedForBookTransfer',
    'TaxIdNumberBlocked',
    'EntryBlocked',
    'EntryWithFraudRelatedRestriction',
  ],
  getEntryForInitiator: ['NotFound', 'TaxIdNumberBlocked', 'EntryBlocked'],
  updateEntry: [
    'NotFound',
    'InvalidReason',
    'EntryLimitExceeded',
    'EntryTaxIdNumberByDifferentOwner',
    ...BLOCKED,
  ],
  deleteEntry: ['NotFound', 'InvalidReason', 'EntryLockedByClaim', 'EntryBlocked'],
  checkKeys: [],
  createClaim: [
    'ParticipantInvalid',
    'ClaimKeyNotFound',
    'ClaimTypeInconsistent',
    'ClaimAlreadyExistsForKey',
    'ClaimResultingEntryAlreadyExists',
    ...BLOCKED,
  ],
  listClaims: [],
  getClaim: ['NotFound'],
  acknowledgeClaim: STEP_OF_CLAIM,
  confirmClaim: [...STEP_OF_CLAIM, 'InvalidReason', 'ClaimResolutionPeriodNotEnded'],
  cancelClaim: [
    ...STEP_OF_CLAIM,
    'InvalidReason',
    'ClaimResolutionPeriodNotEnded',
    'ClaimCompletionPeriodNotEnded',
  ],
  completeClaim: [
    ...STEP_OF_CLAIM,
    'ClaimCompletionPeriodNotEnded',
    'RequestIdAlreadyUsed',
    'EntryLimitExceeded',
  ],
  createSyncVerification: [],
  createCidSetFile: [],
  getCidSetFile: ['NotFound'],
  listCidSetEvents: [],
  getEntryByCid: ['NotFound'],
  createInfractionReport: [
    'InfractionReportTransactionNotFound',
    'InfractionReportTransactionNotSettled',
    'InfractionReportAlreadyBeingProcessedForTransaction',
    'InfractionReportAlreadyProcessedForTransaction',
    'InfractionReportPeriodExpired',
    'DeprecatedResource',
  ],
  listInfractionReports: [],
  getInfractionReport: ['NotFound', 'Gone'],
  updateInfractionReport: [...STEP_OF_REPORT, 'DeprecatedResource'],
  acknowledgeInfractionReport: STEP_OF_REPORT,
  cancelInfractionReport: STEP_OF_REPORT,
  closeInfractionReport: STEP_OF_REPORT,
  createFundsRecovery: [
    'FundsRecoveryTrackingGraphParameterInvalid',
    'FundsRecoveryTrackingTimeout',
    'FundsRecoveryTransactionNotIndexed',
    'FundsRecoveryTransactionNotSettled',
    'FundsRecoveryTransactionNotEligible',
    'FundsRecoveryForTransactionAlreadyExists',
  ],
  getFundsRecovery: ['NotFound'],
  updateFundsRecovery: STEP_OF_RECOVERY,
  createTrackingGraph: [
    ...STEP_OF_RECOVERY,
    'FundsRecoveryTrackingGraphParameterInvalid',
    'FundsRecoveryTrackingTimeout',
    'DeprecatedResource',
  ],
  getTrackingGraph: ['NotFound'],
  blockFundsRecovery: [
    ...STEP_OF_RECOVERY,
    'FundsRecoveryPrioritizationInvalid',
    'DeprecatedResource',
  ],
  listFundsRecoveryInfractionReports: ['NotFound'],
  refundFundsRecovery: STEP_OF_RECOVERY,
  listFundsRecoveryRefunds: ['NotFound'],
  cancelFundsRecovery: STEP_OF_RECOVERY,
  createFraudMarker: ['RequestIdAlreadyUsed'],
  listFraudMarkers: [],
  getFraudMarker: ['NotFound'],
  cancelFraudMarker: ['NotFound'],
  createRefund: [
    'RefundTransactionNotFound',
    'RefundTransactionNotSettled',
    'RefundAlreadyProcessedForTransaction',
    'RefundAlreadyBeingProcessedForTransaction',
    'RefundPeriodExpired',
    'RefundInfractionReportNotFound',
    'TransactionNotRefundable',
    'TransactionTypeInvalid',
  ],
  listRefunds: [],
  getRefund: ['NotFound'],
  cancelRefund: ['NotFound', 'RefundOperationInvalid'],
  closeRefund: [
    'NotFound',
    'RefundOperationInvalid',
    'RefundTransactionNotFound',
    'RefundTransactionNotSettled',
    'RefundTransactionInvalid',
    'TransactionRefundable',
    'TransactionTypeInvalid',
  ],
  getPersonStatistics: [],
  getEntryStatistics: ['NotFound'],
  listEventNotifications: [],
  listPolicies: [],
  getPolicy: ['NotFound'],
};

/** The errors of an operation. Its special errors are first. */
export function errorsOf(name: OperationName): readonly DictErrorName[] {
  const { invalid, request } = operationOf(name);
  const all = [
    ...(invalid === undefined ? [] : [invalid]),
    ...OWN[name],
    ...OF_ALL,
    ...(request === undefined ? [] : OF_CHANGES),
  ];
  return [...new Set(all)];
}
