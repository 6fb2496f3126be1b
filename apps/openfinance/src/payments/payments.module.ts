import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { BankModule } from '../bank/bank.module';
import { PaymentConsentRepository } from '../payment-consents/payment-consent.repository';
import { PaymentConsentsController } from '../payment-consents/payment-consents.controller';
import { PaymentConsentsService } from '../payment-consents/payment-consents.service';
import { DictClient } from '../settlement/dict.client';
import { Payees } from '../settlement/payees';
import { PaymentSteps } from '../settlement/payment-steps';
import { Settlement } from '../settlement/settlement.service';
import { SpiClient } from '../settlement/spi.client';
import { Idempotency } from './idempotency.repository';
import { PayeeDirectory } from './payee-directory';
import { Payers } from './payers';
import { PaymentParties } from './payment-parties';
import { PaymentRepository } from './payment.repository';
import { PaymentStates } from './payment-states.service';
import { PaymentStore } from './payment-store.repository';
import { PaymentWork } from './payment-work.repository';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';

@Module({
  imports: [BankModule, WebhooksModule],
  controllers: [PaymentConsentsController, PaymentsController],
  providers: [
    ...[PaymentConsentsService, PaymentConsentRepository],
    ...[PaymentsService, PaymentStates, PaymentParties, PayeeDirectory, Payers],
    ...[PaymentRepository, PaymentStore, PaymentWork, Idempotency],
    ...[PaymentSteps, Settlement, Payees, SpiClient, DictClient],
  ],
  exports: [PaymentConsentsService],
})
export class PaymentsModule {}
