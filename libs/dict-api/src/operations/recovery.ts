import { change, get, post } from './operation';

const RECOVERY = '/funds-recoveries/{FundsRecoveryId}';
const TRACKED = { payment: true, recovery: 'TRACKED' } as const;
const STEP_ERRORS = ['NotFound', 'FundsRecoveryOperationInvalid'] as const;
const STEP = { invalid: 'FundsRecoveryInvalid', errors: STEP_ERRORS, since: '2.12' } as const;
const READ = { errors: ['NotFound'], since: '2.12' } as const;

export const RECOVERY_OPERATIONS = {
  createFundsRecovery: post('/funds-recoveries/', 'CreateFundsRecovery', {
    invalid: 'FundsRecoveryInvalid',
    errors: [
      'FundsRecoveryTrackingGraphParameterInvalid',
      'FundsRecoveryTrackingTimeout',
      'FundsRecoveryTransactionNotIndexed',
      'FundsRecoveryTransactionNotSettled',
      'FundsRecoveryTransactionNotEligible',
      'FundsRecoveryForTransactionAlreadyExists',
    ],
    since: '2.12',
    example: { payment: true },
  }),
  getFundsRecovery: get(RECOVERY, 'GetFundsRecoveryResponse', { ...READ, example: TRACKED }),
  updateFundsRecovery: change(RECOVERY, 'UpdateFundsRecovery', {
    ...STEP,
    method: 'PUT',
    example: TRACKED,
  }),
  createTrackingGraph: change(`${RECOVERY}/tracking-graph`, 'CreateTrackingGraph', {
    ...STEP,
    errors: [
      ...STEP_ERRORS,
      'FundsRecoveryTrackingGraphParameterInvalid',
      'FundsRecoveryTrackingTimeout',
      'DeprecatedResource',
    ],
    isWithdrawn: true,
  }),
  getTrackingGraph: get(`${RECOVERY}/tracking-graph`, 'GetTrackingGraphResponse', {
    ...READ,
    example: TRACKED,
  }),
  blockFundsRecovery: change(`${RECOVERY}/block`, 'BlockFundsRecovery', {
    ...STEP,
    errors: [...STEP_ERRORS, 'FundsRecoveryPrioritizationInvalid', 'DeprecatedResource'],
    isWithdrawn: true,
  }),
  listFundsRecoveryInfractionReports: get(
    `${RECOVERY}/infraction-reports`,
    'ListFundsRecoveryInfractionReportsResponse',
    { ...READ, example: { payment: true, recovery: 'AWAITING_ANALYSIS' } },
  ),
  refundFundsRecovery: change(`${RECOVERY}/refund`, 'RefundFundsRecovery', {
    ...STEP,
    example: { payment: true, recovery: 'ANALYSED' },
  }),
  listFundsRecoveryRefunds: get(`${RECOVERY}/refunds`, 'ListFundsRecoveryRefundsResponse', {
    ...READ,
    example: { payment: true, recovery: 'REFUNDING' },
  }),
  cancelFundsRecovery: change(`${RECOVERY}/cancel`, 'CancelFundsRecovery', {
    ...STEP,
    example: TRACKED,
  }),
} as const;

export const EVENT_OPERATIONS = {
  listEventNotifications: get('/event-notifications', 'ListEventNotificationsResponse', {
    policies: ['EVENT_LIST'],
    since: '2.12',
  }),
} as const;
