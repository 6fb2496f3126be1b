import { type EntryKind } from '../model/statement';
import { type TransactionType } from './elements';

/** TRNTYPE of a credit and of a debit. The sign of the money is in TRNAMT alone. */
export interface EntryTypes {
  readonly credit: TransactionType;
  readonly debit: TransactionType;
}

const CREDIT_OR_DEBIT: EntryTypes = { credit: 'CREDIT', debit: 'DEBIT' };

export const TYPES_OF_KIND: Readonly<Record<EntryKind, EntryTypes>> = {
  pix: CREDIT_OR_DEBIT,
  pixReturn: CREDIT_OR_DEBIT,
  ted: { credit: 'XFER', debit: 'XFER' },
  transfer: { credit: 'XFER', debit: 'XFER' },
  boleto: { credit: 'CREDIT', debit: 'PAYMENT' },
  card: { credit: 'CREDIT', debit: 'POS' },
  fee: { credit: 'CREDIT', debit: 'FEE' },
  interest: { credit: 'INT', debit: 'INT' },
  cash: { credit: 'DEP', debit: 'CASH' },
  salary: { credit: 'DIRECTDEP', debit: 'PAYMENT' },
  investment: { credit: 'OTHER', debit: 'OTHER' },
  other: CREDIT_OR_DEBIT,
};
