import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { DueWork } from '#libs/sandbox';
import { AuthorisationModule } from '../authorisation/authorisation.module';
import { AuthorisationSources } from '../authorisation/authorisation-sources';
import { BankModule } from '../bank/bank.module';
import {
  PAYMENT_CONSENT_DEADLINE,
  PaymentConsentRepository,
} from '../payment-consents/payment-consent.repository';
import { PaymentConsentSource } from '../payment-consents/payment-consent-source';
import { PayerAgreement } from '../payment-consents/payer-agreement';
import { PaymentConsentsController } from '../payment-consents/api/payment-consents.controller';
import { PaymentConsentsService } from '../payment-consents/payment-consents.service';
import { QrCodesModule } from '../qr-codes/qr-codes.module';
import { DictClient } from '../settlement/dict.client';
import { Payees } from '../settlement/payees';
import { PaymentSteps } from '../settlement/payment-steps';
import { Settlement } from '../settlement/settlement.service';
import { PaymentReturns } from '../settlement/returns/payment-returns.service';
import { ReturnBooking } from '../settlement/returns/return-booking.repository';
import { SettledReturns } from '../settlement/returns/settled-returns.service';
import { SpiReturns } from '../settlement/returns/spi-returns.client';
import { SpiClient } from '../settlement/spi.client';
import { checkTransitions } from '#libs/kernel';
import {
  CancellationController,
  InstantCancellationController,
} from './api/cancellation.controller';
import { Cancellations } from './cancellations.service';
import { ExamplePayments } from './example-payments';
import { Idempotency } from './store/idempotency.repository';
import { Cancellers } from './parties/cancellers';
import { PayeeDirectory } from './parties/payee-directory';
import { Payers } from './parties/payers';
import { INITIAL_STATUS, PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from './payment';
import { PaymentParties } from './parties/payment-parties';
import { PaymentChanges } from './store/payment-changes.repository';
import { PaymentRepository } from './store/payment.repository';
import { PaymentStates } from './payment-states.service';
import { PaymentStore } from './store/payment-store.repository';
import { PaymentWork } from './store/payment-work.repository';
import { PaymentsController } from './api/payments.controller';
import { PaymentsService } from './payments.service';

@Module({
  imports: [AuthorisationModule, BankModule, QrCodesModule, WebhooksModule],
  controllers: [
    PaymentConsentsController,
    PaymentsController,
    CancellationController,
    InstantCancellationController,
  ],
  providers: [
    ...[PaymentConsentsService, PaymentConsentRepository, PaymentConsentSource, PayerAgreement],
    ...[PaymentsService, PaymentStates, PaymentParties, PayeeDirectory, Payers, ExamplePayments],
    ...[Cancellations, Cancellers],
    ...[PaymentRepository, PaymentStore, PaymentWork, PaymentChanges, Idempotency],
    ...[PaymentSteps, Settlement, Payees, SpiClient, DictClient],
    ...[PaymentReturns, ReturnBooking, SettledReturns, SpiReturns],
  ],
  exports: [PaymentConsentsService, SettledReturns],
})
export class PaymentsModule {
  constructor(
    dueWork: DueWork,
    consents: PaymentConsentsService,
    sources: AuthorisationSources,
    source: PaymentConsentSource,
  ) {
    checkTransitions(PAYMENT_TRANSITIONS, PAYMENT_STATUSES, INITIAL_STATUS);
    dueWork.handle(PAYMENT_CONSENT_DEADLINE, ({ key }) => consents.settle(key));
    sources.add(source);
  }
}
