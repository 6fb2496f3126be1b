import { type Answer } from '../official/official-client';
import { PAYER, RECEIVER, STRANGER, type Fraud } from './fraud-client';

/** A report that does not exist. */
export const UNKNOWN_ID = '91d65e98-97c0-4b0f-b577-73625da1f9fc';

/** Reports that are created, and the answers. */
export const REPORT_CREATION: readonly (readonly [
  string,
  (fraud: Fraud) => Promise<Answer>,
  string,
])[] = [
  [
    'of an unknown transaction',
    ({ report }) => report('E9999901012341234123412345678900'),
    '400 InfractionReportTransactionNotFound',
  ],
  [
    'by a stranger',
    async ({ report, declare }) => report(await declare(), {}, STRANGER),
    '403 Forbidden',
  ],
  [
    'by the receiver',
    async ({ report, declare }) => report(await declare(), {}, RECEIVER),
    '403 Forbidden',
  ],
  [
    'of a rejected payment',
    async ({ report, declare }) => report(await declare({ status: 'REJECTED' })),
    '400 InfractionReportTransactionNotSettled',
  ],
  [
    'of a pending payment',
    async ({ report, declare }) => report(await declare({ status: 'PENDING' })),
    '400 InfractionReportTransactionNotSettled',
  ],
  [
    'in the last moment of 80 days',
    async ({ report, declare, advance }) => {
      const id = await declare();
      await advance('P80D');
      return report(id);
    },
    '201',
  ],
  [
    'after 80 days',
    async ({ report, declare, advance }) => {
      const id = await declare();
      await advance('P80DT0.001S');
      return report(id);
    },
    '400 InfractionReportPeriodExpired',
  ],
  [
    'of a transaction that has an open report',
    async ({ report, reported, declare }) => {
      const id = await declare();
      await reported(id);
      return report(id);
    },
    '400 InfractionReportAlreadyBeingProcessedForTransaction',
  ],
  [
    'of a transaction that has a closed report',
    async ({ report, agreed, declare }) => {
      const id = await declare();
      await agreed(id);
      return report(id);
    },
    '400 InfractionReportAlreadyProcessedForTransaction',
  ],
  [
    'of a transaction whose report was cancelled',
    async ({ report, reported, declare, step }) => {
      const transaction = await declare();
      const id = await reported(transaction);
      await step('report', 'Cancel', { id, ispb: PAYER });
      return report(transaction);
    },
    '201',
  ],
  [
    'with the situation UNKNOWN',
    async ({ report, declare }) => report(await declare(), { SituationType: 'UNKNOWN' }),
    '400 InfractionReportInvalid',
  ],
  [
    'with the situation OTHER, without details',
    async ({ report, declare }) =>
      report(await declare(), { SituationType: 'OTHER', ReportDetails: undefined }),
    '400 InfractionReportInvalid',
  ],
  [
    'of a return, for REFUND_REQUEST',
    async ({ report, declare, giveBack }) =>
      report(await giveBack(await declare(), '100.00'), {}, RECEIVER),
    '400 InfractionReportInvalid',
  ],
  [
    'for REFUND_CANCELLED, by the receiver of the payment',
    async ({ report, declare, giveBack }) => {
      const id = await declare();
      await giveBack(id, '100.00');
      return report(id, { Reason: 'REFUND_CANCELLED', SituationType: 'OTHER' }, RECEIVER);
    },
    '201',
  ],
  [
    'for REFUND_CANCELLED, after 30 days',
    async ({ report, declare, giveBack, advance }) => {
      const id = await declare();
      await giveBack(id, '100.00');
      await advance('P30DT1S');
      return report(id, { Reason: 'REFUND_CANCELLED', SituationType: 'OTHER' }, RECEIVER);
    },
    '400 InfractionReportPeriodExpired',
  ],
  [
    'for REFUND_CANCELLED, with another situation',
    async ({ report, declare }) =>
      report(await declare(), { Reason: 'REFUND_CANCELLED' }, RECEIVER),
    '400 InfractionReportInvalid',
  ],
  [
    'for REFUND_CANCELLED, of a payment that was not returned',
    async ({ report, declare }) =>
      report(await declare(), { Reason: 'REFUND_CANCELLED', SituationType: 'OTHER' }, RECEIVER),
    '400 InfractionReportInvalid',
  ],
  [
    'for REFUND_CANCELLED, by the payer',
    async ({ report, declare, giveBack }) => {
      const id = await declare();
      await giveBack(id, '100.00');
      return report(id, { Reason: 'REFUND_CANCELLED', SituationType: 'OTHER' }, PAYER);
    },
    '403 Forbidden',
  ],
];

/** Steps of an open report, and the answers. */
export const REPORT_STEPS: readonly (readonly [
  string,
  (fraud: Fraud, id: string) => Promise<Answer>,
  string,
])[] = [
  ['acknowledge by the reporter', ({ acknowledge }, id) => acknowledge(id, PAYER), '403 Forbidden'],
  [
    'close before acknowledge',
    ({ close }, id) => close(id),
    '400 InfractionReportOperationInvalid',
  ],
  [
    'cancel by the counterparty',
    ({ step }, id) => step('report', 'Cancel', { id, ispb: RECEIVER }),
    '403 Forbidden',
  ],
  ['a report that does not exist', ({ acknowledge }) => acknowledge(UNKNOWN_ID), '404 NotFound'],
  ['an id that is no UUID', ({ by }) => by(PAYER).get('/infraction-reports/1'), '404 NotFound'],
  [
    'get by a stranger',
    ({ by }, id) => by(STRANGER).get(`/infraction-reports/${id}`),
    '403 Forbidden',
  ],
  ['get by the counterparty', ({ by }, id) => by(RECEIVER).get(`/infraction-reports/${id}`), '200'],
  [
    'close by the reporter',
    async ({ acknowledge, close }, id) => {
      await acknowledge(id);
      return close(id, {}, PAYER);
    },
    '403 Forbidden',
  ],
  [
    'close as AGREED without a fraud type',
    async ({ acknowledge, close }, id) => {
      await acknowledge(id);
      return close(id, { FraudType: undefined });
    },
    '400 InfractionReportInvalid',
  ],
  [
    'close as DISAGREED with a fraud type',
    async ({ acknowledge, close }, id) => {
      await acknowledge(id);
      return close(id, { AnalysisResult: 'DISAGREED' });
    },
    '400 InfractionReportInvalid',
  ],
  [
    'close with the fraud type UNKNOWN',
    async ({ acknowledge, close }, id) => {
      await acknowledge(id);
      return close(id, { FraudType: 'UNKNOWN' });
    },
    '400 InfractionReportInvalid',
  ],
  [
    'close with the fraud type OTHER without details',
    async ({ acknowledge, close }, id) => {
      await acknowledge(id);
      return close(id, { FraudType: 'OTHER', AnalysisDetails: undefined });
    },
    '400 InfractionReportInvalid',
  ],
];
