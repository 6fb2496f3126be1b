import { type Schema } from '#libs/platform';
import { CreateTransactions1763690400000 } from './migrations/1763690400000-create-transactions';
import { AddReasonCode1763762400000 } from './migrations/1763762400000-add-reason-code';
import { TransactionRow } from './transactions/transaction.row';

/** The tables of the SPI in each sandbox. */
export const schema: Schema = {
  entities: [TransactionRow],
  migrations: [CreateTransactions1763690400000, AddReasonCode1763762400000],
};
