import { change, get, post } from './operation';

const REPORT = '/infraction-reports/{InfractionReportId}';
const REPORT_STEP_ERRORS = ['NotFound', 'Gone', 'InfractionReportOperationInvalid'] as const;
const REPORT_STEP = {
  invalid: 'InfractionReportInvalid',
  errors: REPORT_STEP_ERRORS,
  policies: ['INFRACTION_REPORTS_WRITE'],
  example: { payment: true, report: 'OPEN' },
} as const;

export const REPORT_OPERATIONS = {
  createInfractionReport: post('/infraction-reports/', 'CreateInfractionReport', {
    invalid: 'InfractionReportInvalid',
    errors: [
      'InfractionReportTransactionNotFound',
      'InfractionReportTransactionNotSettled',
      'InfractionReportAlreadyBeingProcessedForTransaction',
      'InfractionReportAlreadyProcessedForTransaction',
      'InfractionReportPeriodExpired',
      'DeprecatedResource',
    ],
    policies: ['INFRACTION_REPORTS_WRITE'],
    example: { payment: true },
  }),
  listInfractionReports: get('/infraction-reports/', 'ListInfractionReportsResponse'),
  getInfractionReport: get(REPORT, 'GetInfractionReportResponse', {
    errors: ['NotFound', 'Gone'],
    policies: ['INFRACTION_REPORTS_READ'],
    example: { payment: true, report: 'OPEN' },
  }),
  updateInfractionReport: change(REPORT, 'UpdateInfractionReport', {
    ...REPORT_STEP,
    method: 'PUT',
    errors: [...REPORT_STEP_ERRORS, 'DeprecatedResource'],
    since: '2.6',
  }),
  acknowledgeInfractionReport: change(
    `${REPORT}/acknowledge`,
    'AcknowledgeInfractionReport',
    REPORT_STEP,
  ),
  cancelInfractionReport: change(`${REPORT}/cancel`, 'CancelInfractionReport', REPORT_STEP),
  closeInfractionReport: change(`${REPORT}/close`, 'CloseInfractionReport', {
    ...REPORT_STEP,
    example: { payment: true, report: 'ACKNOWLEDGED' },
  }),
} as const;

export const MARKER_OPERATIONS = {
  createFraudMarker: post('/fraud-markers/', 'CreateFraudMarker', {
    invalid: 'FraudMarkerInvalid',
    errors: ['RequestIdAlreadyUsed'],
    policies: ['FRAUD_MARKERS_WRITE'],
    since: '2.6',
  }),
  listFraudMarkers: get('/fraud-markers/', 'ListFraudMarkersResponse', {
    policies: ['FRAUD_MARKERS_LIST'],
    since: '2.6',
  }),
  getFraudMarker: get('/fraud-markers/{FraudMarkerId}', 'GetFraudMarkerResponse', {
    errors: ['NotFound'],
    policies: ['FRAUD_MARKERS_READ'],
    since: '2.6',
    example: { marker: true },
  }),
  cancelFraudMarker: change('/fraud-markers/{FraudMarkerId}/cancel', 'CancelFraudMarker', {
    invalid: 'FraudMarkerInvalid',
    errors: ['NotFound'],
    policies: ['FRAUD_MARKERS_WRITE'],
    since: '2.6',
    example: { marker: true },
  }),
} as const;

export const REFUND_OPERATIONS = {
  createRefund: post('/refunds/', 'CreateRefund', {
    invalid: 'RefundInvalid',
    errors: [
      'RefundTransactionNotFound',
      'RefundTransactionNotSettled',
      'RefundAlreadyProcessedForTransaction',
      'RefundAlreadyBeingProcessedForTransaction',
      'RefundPeriodExpired',
      'RefundInfractionReportNotFound',
      'TransactionNotRefundable',
      'TransactionTypeInvalid',
    ],
    policies: ['REFUNDS_WRITE'],
    example: { payment: true, report: 'CLOSED' },
  }),
  listRefunds: get('/refunds/', 'ListRefundsResponse'),
  getRefund: get('/refunds/{RefundId}', 'GetRefundResponse', {
    errors: ['NotFound'],
    policies: ['REFUNDS_READ'],
    example: { payment: true, refund: 'OPEN' },
  }),
  cancelRefund: change('/refunds/{RefundId}/cancel', 'CancelRefund', {
    invalid: 'RefundInvalid',
    errors: ['NotFound', 'RefundOperationInvalid'],
    policies: ['REFUNDS_WRITE'],
    example: { payment: true, refund: 'OPEN' },
  }),
  closeRefund: change('/refunds/{RefundId}/close', 'CloseRefund', {
    invalid: 'RefundInvalid',
    errors: [
      'NotFound',
      'RefundOperationInvalid',
      'RefundTransactionNotFound',
      'RefundTransactionNotSettled',
      'RefundTransactionInvalid',
      'TransactionRefundable',
      'TransactionTypeInvalid',
    ],
    policies: ['REFUNDS_WRITE'],
    example: { payment: true, returned: true, refund: 'OPEN' },
  }),
} as const;
