import { Module } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { AuthorisationModule } from '../authorisation/authorisation.module';
import { AuthorisationSources } from '../authorisation/authorisation-sources';
import { BankModule } from '../bank/bank.module';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { QrCodesModule } from '../qr-codes/qr-codes.module';
import { PaymentConsentsController } from './api/payment-consents.controller';
import { PayerAgreement } from './payer-agreement';
import { Payers } from './payers';
import { PaymentConsentSource } from './payment-consent-source';
import {
  PAYMENT_CONSENT_DEADLINE,
  PaymentConsentTransactions,
} from './payment-consent-transactions';
import { PaymentConsentRepository } from './payment-consent.repository';
import { PaymentConsentsService } from './payment-consents.service';

/** Consents to payments. */
@Module({
  imports: [AuthorisationModule, BankModule, IdempotencyModule, QrCodesModule, WebhooksModule],
  controllers: [PaymentConsentsController],
  providers: [
    ...[PaymentConsentsService, PaymentConsentRepository, PaymentConsentTransactions],
    ...[PaymentConsentSource, PayerAgreement, Payers],
  ],
  exports: [PaymentConsentRepository, PaymentConsentTransactions, Payers],
})
export class PaymentConsentsModule {
  constructor(
    dueWork: DueWork,
    consents: PaymentConsentsService,
    sources: AuthorisationSources,
    source: PaymentConsentSource,
  ) {
    dueWork.handle(PAYMENT_CONSENT_DEADLINE, ({ key }) => consents.settle(key));
    sources.add(source);
  }
}
