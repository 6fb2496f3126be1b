import { type Schema } from '#libs/platform';
import { AccountRow, CustomerRow, SeedProgressRow } from './bank/bank.rows';
import { PostingRow } from './ledger/posting.row';
import { CreateBank1795400000000 } from './migrations/1795400000000-create-bank';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [CustomerRow, AccountRow, SeedProgressRow, PostingRow],
  migrations: [CreateBank1795400000000],
};
