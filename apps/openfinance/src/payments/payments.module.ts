import { Global, Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { BankModule } from '../bank/bank.module';
import { ExamplePaymentConsents } from '../payment-consents/example-payment-consents';
import { QrCodesModule } from '../qr-codes/qr-codes.module';
import { DictClient } from './parties/dict.client';
import { checkTransitions } from '#libs/kernel';
import {
  CancellationController,
  InstantCancellationController,
} from './api/cancellation.controller';
import { CancellationsService } from './cancellations.service';
import { ExamplePayments } from './example-payments';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { PaymentConsentsModule } from '../payment-consents/payment-consents.module';
import { Cancellers } from './parties/cancellers';
import { PayeeDirectory } from './parties/payee-directory';
import { INITIAL_STATUS, PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from './payment';
import { PaymentParties } from './parties/payment-parties';
import { PaymentEffects } from './store/payment-effects';
import { PaymentFollowers } from './store/payment-followers';
import { PaymentRepository } from './store/payment.repository';
import { PaymentStatesService } from './payment-states.service';
import { PaymentTransactions } from './store/payment-transactions';
import { StorePayments } from './store/store-payments';
import { UnsentPayments } from './store/unsent-payments';
import { PaymentsController } from './api/payments.controller';
import { PaymentsService } from './payments.service';

/** Payments. It is global for the examples of payment consents. */
@Global()
@Module({
  imports: [BankModule, IdempotencyModule, PaymentConsentsModule, QrCodesModule, WebhooksModule],
  controllers: [PaymentsController, CancellationController, InstantCancellationController],
  providers: [
    ...[PaymentsService, PaymentStatesService, PaymentParties, PayeeDirectory, ExamplePayments],
    ...[CancellationsService, Cancellers, DictClient],
    ...[PaymentRepository, PaymentTransactions, PaymentFollowers, StorePayments, UnsentPayments],
    PaymentEffects,
    { provide: ExamplePaymentConsents, useExisting: ExamplePayments },
  ],
  exports: [
    ...[PaymentRepository, PaymentTransactions, PaymentFollowers, StorePayments, UnsentPayments],
    ...[PaymentStatesService, PayeeDirectory, ExamplePaymentConsents],
  ],
})
export class PaymentsModule {
  constructor() {
    checkTransitions(PAYMENT_TRANSITIONS, PAYMENT_STATUSES, INITIAL_STATUS);
  }
}
