import { type Schema } from '#libs/platform';
import { AccountRow, CustomerRow, SeedProgressRow } from './bank/bank.rows';
import { ConsentRow, ExtensionRow } from './consents/consent.row';
import { PostingRow } from './ledger/posting.row';
import { CreateBank1795400000000 } from './migrations/1795400000000-create-bank';
import { CreateConsents1795500000000 } from './migrations/1795500000000-create-consents';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [CustomerRow, AccountRow, SeedProgressRow, PostingRow, ConsentRow, ExtensionRow],
  migrations: [CreateBank1795400000000, CreateConsents1795500000000],
};
