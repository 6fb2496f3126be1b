import { type Column } from '#libs/tabular';

/** The columns of iso8583.settlement. Each names the like of it in the records of acquirers. */
export const settlementColumns: readonly Column[] = [
  {
    name: 'record',
    type: 'text',
    description:
      'sale, refund or payment (Cielo E and D, Rede 008/012 and 034, Getnet 2 and 1); of a dispute: chargeback, ' +
      'chargeback-reversal, pre-arbitration or arbitration (Cielo E of types 08 and 09, Stone Chargeback and ChargebackRefund).',
  },
  {
    name: 'soldAt',
    type: 'instant',
    description: 'When the sale or refund was approved, or the dispute moved the money.',
  },
  {
    name: 'merchantId',
    type: 'text',
    description: 'The merchant (DE42): EC of Cielo, PV of Rede.',
  },
  { name: 'terminalId', type: 'text', description: 'The terminal (DE41).' },
  { name: 'card', type: 'text', description: 'The card: its first six and last four digits.' },
  { name: 'product', type: 'text', description: 'debit, credit or installments.' },
  { name: 'installment', type: 'integer', description: 'The number of the installment, from 1.' },
  {
    name: 'installments',
    type: 'integer',
    description: 'The number of installments of the sale; in a payment, that of its receivables.',
  },
  { name: 'gross', type: 'money', description: 'The amount before the fee; negative in a refund.' },
  {
    name: 'discount',
    type: 'money',
    description: 'The fee of the acquirer (MDR, taxa de desconto).',
  },
  { name: 'net', type: 'money', description: 'gross - discount.' },
  {
    name: 'anticipationFee',
    type: 'money',
    description: 'The fee of anticipation (Cielo A and B, Rede 036, Stone AdvanceRateAmount).',
  },
  { name: 'paid', type: 'money', description: 'net - anticipationFee: what is credited.' },
  { name: 'dueDate', type: 'date', description: 'The day of the payment without anticipation.' },
  {
    name: 'paymentDate',
    type: 'date',
    description: 'The day of the payment (Stone PrevisionPaymentDate).',
  },
  { name: 'status', type: 'text', description: 'paid or scheduled at the instant of the report.' },
  { name: 'nsu', type: 'text', description: 'The retrieval reference number (DE37).' },
  { name: 'authorizationCode', type: 'text', description: 'The authorization code (DE38).' },
  {
    name: 'saleId',
    type: 'text',
    description: 'The id of the transaction in iso8583.transactions.',
  },
];
