import { migrations } from './migrations';
import { type Schema } from '#libs/app';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { CustomerRow, SeedProgressRow } from './bank/bank.rows';
import { AccountRow } from './ledger/account.row';
import { ConsentRow, ExtensionRow } from './consents/consent.row';
import { PostingRow } from './ledger/posting.row';
import { PaymentConsentRow } from './payment-consents/payment-consent.row';
import { IdempotencyKeyRow } from './idempotency/idempotency-key.row';
import { PaymentRow } from './payments/store/payment.row';
import { RecurringConsentRow } from './recurring-consents/recurring-consent.row';
import { ChargeRow } from './qr-codes/charge.row';
import { OwnerRow, TokenRow } from './security/tokens/token.row';
import { DirectoryKeyRow, OrganisationRow, SoftwareRow } from './institutions/institution.rows';
import { ClientRow } from './registration/client.row';
import { JtiRow } from './security/jtis/jti.row';
import { PushedRequestRow } from './authorization-server/pushed/pushed-request.row';
import { PlannedFlawRow } from './authorization-server/flaws/planned-flaw.row';
import { CodeRow } from './authorization-server/tokens/code.row';
import { ExamCallRow } from './exams/watch/exam-call.row';
import { ExamRunRow } from './exams/exam-run.row';
import { LimitCounterRow } from './limits/limit-counter.row';
import { RemittancePaymentRow } from './remittances/payments/remittance-payment.row';
import {
  RemittanceDayRow,
  RemittanceLotRow,
  RemittanceReturnRow,
  RemittanceRow,
  RemittanceSeriesRow,
} from './remittances/remittance.rows';
import { SettingRow } from './settings/setting.row';

/** The tables of open banking in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[CustomerRow, AccountRow, SeedProgressRow, PostingRow],
    ...[ConsentRow, ExtensionRow],
    ...[PaymentConsentRow, PaymentRow, IdempotencyKeyRow, ChargeRow],
    ...[TokenRow, OwnerRow, PushedRequestRow, CodeRow, JtiRow],
    RecurringConsentRow,
    ...[TokenRow, OwnerRow],
    SettingRow,
    LimitCounterRow,
    ...[ExamRunRow, ExamCallRow, PlannedFlawRow],
    ...[RemittanceRow, RemittancePaymentRow, RemittanceLotRow],
    ...[RemittanceDayRow, RemittanceSeriesRow, RemittanceReturnRow],
    ClientRow,
    ...[OrganisationRow, SoftwareRow, DirectoryKeyRow],
    ...webhookEntities,
  ],
  migrations: [...migrations, ...webhookMigrations],
};
