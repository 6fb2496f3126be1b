import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { AccountRow, CustomerRow, SeedProgressRow } from './bank/bank.rows';
import { ConsentRow, ExtensionRow } from './consents/consent.row';
import { PostingRow } from './ledger/posting.row';
import { CreateBank1795400000000 } from './migrations/1795400000000-create-bank';
import { CreateConsents1795500000000 } from './migrations/1795500000000-create-consents';
import { CreatePayments1795600000000 } from './migrations/1795600000000-create-payments';
import { CreateCharges1795700100000 } from './migrations/1795700100000-create-charges';
import { PaymentConsentRow } from './payment-consents/payment-consent.row';
import { IdempotencyKeyRow } from './payments/store/idempotency-key.row';
import { PaymentRow } from './payments/store/payment.row';
import { ChargeRow } from './qr-codes/charge.row';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[CustomerRow, AccountRow, SeedProgressRow, PostingRow],
    ...[ConsentRow, ExtensionRow],
    ...[PaymentConsentRow, PaymentRow, IdempotencyKeyRow, ChargeRow],
    ...webhookEntities,
  ],
  migrations: [
    CreateBank1795400000000,
    CreateConsents1795500000000,
    CreatePayments1795600000000,
    CreateCharges1795700100000,
    ...webhookMigrations,
  ],
};
