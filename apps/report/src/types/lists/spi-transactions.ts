import { z } from 'zod';
import { shown, type ListReportDefinition } from '../list-report';
import { inOrder, periodMembers } from '../period';
import { amount, instant } from '../siblings/wire';
import { ispb } from './filters';
import { PAYMENTS_ADDRESS } from '#libs/spi-api';

const parameters = z
  .strictObject({
    ...periodMembers,
    status: z
      .enum(['ACCEPTED', 'REJECTED'])
      .optional()
      .meta({ description: 'Only transactions with this status.' }),
    debtorIspb: ispb
      .optional()
      .meta({ description: 'Only transactions with this institution (ISPB) as the payer.' }),
    creditorIspb: ispb
      .optional()
      .meta({ description: 'Only transactions with this institution (ISPB) as the receiver.' }),
  })
  .check(inOrder);

/** The members of a transaction of the SPI that reports read. */
export const spiTransaction = z.object({
  id: z.string(),
  endToEndId: z.string(),
  txId: z.string(),
  amount,
  creditorIspb: z.string(),
  creditorName: z.string(),
  debtorIspb: z.string(),
  debtorName: z.string(),
  status: z.string(),
  reasonCode: z.string().optional(),
  createdAt: instant,
});

export type SpiTransaction = z.output<typeof spiTransaction>;

/** The path of the list in the SPI. */
export const SPI_TRANSACTIONS = {
  path: PAYMENTS_ADDRESS,
  item: spiTransaction,
  decimals: ['amount'],
} as const;

export const spiTransactions: ListReportDefinition<z.output<typeof parameters>, SpiTransaction> = {
  id: 'spi.transactions',
  title: 'SPI transactions',
  description: 'The payments that the SPI received, accepted and rejected, newest first.',
  sibling: 'spi',
  ...SPI_TRANSACTIONS,
  parameters,
  filters: ({ status, debtorIspb, creditorIspb }) => ({ status, debtorIspb, creditorIspb }),
  summed: 'amount',
  columns: [
    shown('createdAt', 'instant', 'When the SPI received the payment.'),
    shown('endToEndId', 'text', 'The EndToEndId of the pacs.008.'),
    shown('txId', 'text', 'The TxId of the pacs.008.'),
    shown('status', 'text', 'ACCEPTED or REJECTED.'),
    shown('reasonCode', 'text', 'The reject code of the SPI; empty if the payment was accepted.'),
    shown('amount', 'money', 'The amount of the payment, also if it was rejected.'),
    shown('debtorIspb', 'text', 'The ISPB of the institution of the payer.'),
    shown('debtorName', 'text', 'The name of the payer.'),
    shown('creditorIspb', 'text', 'The ISPB of the institution of the receiver.'),
    shown('creditorName', 'text', 'The name of the receiver.'),
    shown('id', 'text', 'The UUID of the transaction in the SPI.'),
  ],
};
