import { endToEndIdOf, type Answer } from '../official/official-client';
import { PAYER, RECEIVER, returnIdOf, STRANGER, type Fraud } from './fraud-client';

const rejected = { RefundAnalysisResult: 'REJECTED' } as const;
const total = { RefundAnalysisResult: 'TOTALLY_ACCEPTED' } as const;
const partial = { RefundAnalysisResult: 'PARTIALLY_ACCEPTED' } as const;
const payer = { ispb: PAYER };
const iprt = (fraud: Fraud, change: object = {}) =>
  fraud.declare({
    endToEndId: endToEndIdOf(RECEIVER),
    debtor: { ispb: RECEIVER },
    creditor: payer,
    key: undefined,
    purpose: 'IPRT',
    ...change,
  });
type CloseCase = readonly [
  string,
  (fraud: Fraud, about: { readonly id: string; readonly payment: string }) => Promise<Answer>,
  string,
];
/** Ways to close or to cancel an open refund of R$ 100.00, and the answers. */
export const REFUND_CLOSING: readonly CloseCase[] = [
  [
    'by the requesting participant',
    ({ closeRefund }, { id }) =>
      closeRefund(id, { ...rejected, RefundRejectionReason: 'OTHER' }, PAYER),
    '403 Forbidden',
  ],
  [
    'as REJECTED without a reason',
    ({ closeRefund }, { id }) => closeRefund(id, rejected),
    '400 RefundInvalid',
  ],
  [
    'as REJECTED',
    ({ closeRefund }, { id }) => closeRefund(id, { ...rejected, RefundRejectionReason: 'OTHER' }),
    '200',
  ],
  [
    'as INVALID_REQUEST without details',
    ({ closeRefund }, { id }) =>
      closeRefund(id, { ...rejected, RefundRejectionReason: 'INVALID_REQUEST' }),
    '400 RefundInvalid',
  ],
  [
    'as INVALID_REQUEST',
    ({ closeRefund }, { id }) =>
      closeRefund(id, {
        ...rejected,
        RefundAnalysisDetails: 'Sem falha.',
        RefundRejectionReason: 'INVALID_REQUEST',
      }),
    '200',
  ],
  [
    'as PARTICIPANT_EXCLUSION',
    ({ closeRefund }, { id }) =>
      closeRefund(id, { ...rejected, RefundRejectionReason: 'PARTICIPANT_EXCLUSION' }),
    '400 RefundInvalid',
  ],
  [
    'as REJECTED with a transaction',
    async ({ closeRefund, giveBack }, { id, payment }) =>
      closeRefund(id, {
        ...rejected,
        RefundRejectionReason: 'OTHER',
        RefundTransactionId: await giveBack(payment, '1.00'),
      }),
    '400 RefundInvalid',
  ],
  [
    'as accepted without a transaction',
    ({ closeRefund }, { id }) => closeRefund(id, total),
    '400 RefundInvalid',
  ],
  [
    'by the original payment',
    ({ closeRefund }, { id, payment }) =>
      closeRefund(id, { ...total, RefundTransactionId: payment }),
    '400 RefundTransactionInvalid',
  ],
  [
    'by an unknown return',
    ({ closeRefund }, { id }) =>
      closeRefund(id, { ...total, RefundTransactionId: returnIdOf(RECEIVER) }),
    '400 RefundTransactionNotFound',
  ],
  [
    'by a pending return',
    async ({ closeRefund, giveBack }, { id, payment }) =>
      closeRefund(id, {
        ...total,
        RefundTransactionId: await giveBack(payment, '100.00', { status: 'PENDING' }),
      }),
    '400 RefundTransactionNotSettled',
  ],
  [
    'by the return of another payment',
    async ({ closeRefund, giveBack, declare }, { id }) =>
      closeRefund(id, {
        ...total,
        RefundTransactionId: await giveBack(await declare(), '100.00'),
      }),
    '400 RefundTransactionInvalid',
  ],
  [
    'by a payment with the purpose IPAY',
    async (fraud, { id }) =>
      fraud.closeRefund(id, {
        ...total,
        RefundTransactionId: await iprt(fraud, { purpose: 'IPAY' }),
      }),
    '400 RefundTransactionInvalid',
  ],
  [
    'by a payment, while the original can be returned',
    async (fraud, { id }) =>
      fraud.closeRefund(id, { ...total, RefundTransactionId: await iprt(fraud) }),
    '400 TransactionRefundable',
  ],
  [
    'by a payment, when the time for returns is over',
    async (fraud, { id }) => {
      await fraud.advance('P91D');
      return fraud.closeRefund(id, { ...total, RefundTransactionId: await iprt(fraud) });
    },
    '200',
  ],
  [
    'by a payment of a stranger',
    async (fraud, { id }) => {
      await fraud.advance('P91D');
      const returning = await iprt(fraud, { debtor: { ispb: STRANGER } });
      return fraud.closeRefund(id, { ...total, RefundTransactionId: returning });
    },
    '400 RefundTransactionInvalid',
  ],
  [
    'as total by a return of a part',
    async ({ closeRefund, giveBack }, { id, payment }) =>
      closeRefund(id, { ...total, RefundTransactionId: await giveBack(payment, '99.99') }),
    '400 RefundInvalid',
  ],
  [
    'as partial by a return of a part',
    async ({ closeRefund, giveBack }, { id, payment }) =>
      closeRefund(id, { ...partial, RefundTransactionId: await giveBack(payment, '99.99') }),
    '200',
  ],
  [
    'as partial by a return of all',
    async ({ closeRefund, giveBack }, { id, payment }) =>
      closeRefund(id, { ...partial, RefundTransactionId: await giveBack(payment, '100.00') }),
    '400 RefundInvalid',
  ],
  [
    'after it was cancelled',
    async ({ closeRefund, step }, { id }) => {
      await step('refund', 'Cancel', { id, ispb: PAYER });
      return closeRefund(id, { ...rejected, RefundRejectionReason: 'OTHER' });
    },
    '400 RefundOperationInvalid',
  ],
  [
    'and then cancelled',
    async ({ closeRefund, step }, { id }) => {
      await closeRefund(id, { ...rejected, RefundRejectionReason: 'OTHER' });
      return step('refund', 'Cancel', { id, ispb: PAYER });
    },
    '400 RefundOperationInvalid',
  ],
  [
    'that is cancelled by the contested participant',
    ({ step }, { id }) => step('refund', 'Cancel', { id, ispb: RECEIVER }),
    '403 Forbidden',
  ],
  [
    'that is cancelled twice',
    async ({ step }, { id }) => {
      await step('refund', 'Cancel', { id, ispb: PAYER });
      return step('refund', 'Cancel', { id, ispb: PAYER });
    },
    '200',
  ],
];
