import { type Answer } from '../official/official-client';
import { FRAUD, PAYER, RECEIVER, type Fraud } from './fraud-client';

/** Refunds that are created, and the answers. */
export const REFUND_CREATION: readonly (readonly [
  string,
  (fraud: Fraud) => Promise<Answer>,
  string,
])[] = [
  [
    'of an unknown transaction',
    ({ refund }) => refund('E9999901012341234123412345678900'),
    '400 RefundTransactionNotFound',
  ],
  [
    'by the receiver',
    async ({ refund, declare }) => refund(await declare(), {}, RECEIVER),
    '403 Forbidden',
  ],
  [
    'of a pending payment',
    async ({ refund, declare }) => refund(await declare({ status: 'PENDING' })),
    '400 RefundTransactionNotSettled',
  ],
  [
    'for FRAUD without a report',
    async ({ refund, declare }) => refund(await declare(), FRAUD),
    '400 RefundInfractionReportNotFound',
  ],
  [
    'for FRAUD with an open report',
    async ({ refund, declare, reported }) => {
      const payment = await declare();
      await reported(payment);
      return refund(payment, FRAUD);
    },
    '400 RefundInfractionReportNotFound',
  ],
  [
    'for FRAUD with a report that was not agreed to',
    async ({ refund, declare, reported, acknowledge, close }) => {
      const payment = await declare();
      const id = await reported(payment);
      await acknowledge(id);
      await close(id, { FraudType: undefined, AnalysisResult: 'DISAGREED' });
      return refund(payment, FRAUD);
    },
    '400 RefundInfractionReportNotFound',
  ],
  [
    'for FRAUD with a report that was cancelled',
    async ({ refund, declare, agreed, step }) => {
      const payment = await declare();
      await step('report', 'Cancel', { id: await agreed(payment), ispb: PAYER });
      return refund(payment, FRAUD);
    },
    '400 RefundInfractionReportNotFound',
  ],
  [
    'for FRAUD in the last moment of 72 hours',
    async ({ refund, declare, agreed, advance }) => {
      const payment = await declare();
      await agreed(payment);
      await advance('PT72H');
      return refund(payment, FRAUD);
    },
    '201',
  ],
  [
    'for FRAUD after 72 hours',
    async ({ refund, declare, agreed, advance }) => {
      const payment = await declare();
      await agreed(payment);
      await advance('PT72H0.001S');
      return refund(payment, FRAUD);
    },
    '400 RefundPeriodExpired',
  ],
  [
    'for OPERATIONAL_FLAW without details',
    async ({ refund, declare }) => refund(await declare(), { RefundDetails: undefined }),
    '400 RefundInvalid',
  ],
  [
    'for OPERATIONAL_FLAW after 90 days',
    async ({ refund, declare, advance }) => {
      const payment = await declare();
      await advance('P90DT1S');
      return refund(payment);
    },
    '400 RefundPeriodExpired',
  ],
  [
    'for PIX_AUTOMATICO',
    async ({ refund, declare }) =>
      refund(await declare(), { RefundReason: 'PIX_AUTOMATICO', RefundDetails: undefined }),
    '201',
  ],
  [
    'for REFUND_CANCELLED, which is deprecated',
    async ({ refund, declare }) => refund(await declare(), { RefundReason: 'REFUND_CANCELLED' }),
    '400 InvalidReason',
  ],
  [
    'of more than the payment',
    async ({ refund, declare }) => refund(await declare(), { RefundAmount: '100.01' }),
    '400 RefundInvalid',
  ],
  [
    'of nothing',
    async ({ refund, declare }) => refund(await declare(), { RefundAmount: '0.00' }),
    '400 RefundInvalid',
  ],
  [
    'of more than is left',
    async ({ refund, declare, giveBack }) => {
      const payment = await declare();
      await giveBack(payment, '40.00');
      return refund(payment, { RefundAmount: '60.01' });
    },
    '400 RefundInvalid',
  ],
  [
    'of a payment that was returned',
    async ({ refund, declare, giveBack }) => {
      const payment = await declare();
      await giveBack(payment, '100.00');
      return refund(payment);
    },
    '400 TransactionNotRefundable',
  ],
  [
    'of a payment whose return was rejected',
    async ({ refund, declare, giveBack }) => {
      const payment = await declare();
      await giveBack(payment, '100.00', { status: 'REJECTED' });
      return refund(payment);
    },
    '201',
  ],
  [
    'of a return',
    async ({ refund, declare, giveBack }) =>
      refund(await giveBack(await declare(), '100.00'), {}, RECEIVER),
    '400 TransactionNotRefundable',
  ],
  [
    'of a payment that is a refund',
    async ({ refund, declare }) => refund(await declare({ purpose: 'IPRT' })),
    '400 TransactionNotRefundable',
  ],
  [
    'of a transaction that has an open refund',
    async ({ refund, refunded, declare }) => {
      const payment = await declare();
      await refunded(payment, { RefundAmount: '1.00' });
      return refund(payment, { RefundAmount: '1.00' });
    },
    '400 RefundAlreadyBeingProcessedForTransaction',
  ],
  [
    'of a transaction that has a closed refund',
    async ({ refund, refunded, declare, closeRefund }) => {
      const payment = await declare();
      const rejected = { RefundAnalysisResult: 'REJECTED', RefundRejectionReason: 'NO_BALANCE' };
      await closeRefund(await refunded(payment), rejected);
      return refund(payment);
    },
    '400 RefundAlreadyProcessedForTransaction',
  ],
  [
    'of a transaction whose refund was cancelled',
    async ({ refund, refunded, declare, step }) => {
      const payment = await declare();
      await step('refund', 'Cancel', { id: await refunded(payment), ispb: PAYER });
      return refund(payment);
    },
    '201',
  ],
];
