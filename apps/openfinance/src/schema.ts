import { type Schema } from '#libs/platform';
import { AccountRow, CustomerRow, SeedProgressRow } from './bank/bank.rows';
import { PostingRow } from './ledger/posting.row';
import { CreateBank1795400000000 } from './migrations/1795400000000-create-bank';
import { CreatePayments1795500000000 } from './migrations/1795500000000-create-payments';
import { PaymentConsentRow } from './payment-consents/payment-consent.row';
import { IdempotencyKeyRow } from './payments/idempotency-key.row';
import { PaymentRow } from './payments/payment.row';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [
    CustomerRow,
    AccountRow,
    SeedProgressRow,
    PostingRow,
    PaymentConsentRow,
    PaymentRow,
    IdempotencyKeyRow,
  ],
  migrations: [CreateBank1795400000000, CreatePayments1795500000000],
};
