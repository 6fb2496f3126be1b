import type { Schema } from '#libs/sandbox';
import { CreateTransactions1763690400000 } from './migrations/1763690400000-create-transactions';
import { TransactionRow } from './transactions/transaction.row';

/** What the SPI keeps in each sandbox. */
export const schema: Schema = {
  entities: [TransactionRow],
  migrations: [CreateTransactions1763690400000],
};
