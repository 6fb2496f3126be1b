import { Global, Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { PaymentConsentsModule } from '../payment-consents/payment-consents.module';
import { PaymentsModule } from '../payments/payments.module';
import { PaymentFollowers } from '../payments/store/payment-followers';
import { ExampleRecurringConsents } from '../recurring-consents/example-recurring-consents';
import { RecurringConsentsModule } from '../recurring-consents/recurring-consents.module';
import { RecurringPaymentsController } from './api/recurring-payments.controller';
import { ConsentConsumption } from './consent-consumption';
import { ExampleRecurringPayments } from './example-recurring-payments';
import { RecurringPartyFinder } from './recurring-parties';
import { RecurringPaymentLookup } from './recurring-payment-lookup';
import { RecurringPaymentStatesService } from './recurring-payment-states.service';
import { RecurringPaymentsService } from './recurring-payments.service';
import { RecurringStore } from './recurring-store';

/** Payments under recurring consents. It is global for the examples of recurring consents. */
@Global()
@Module({
  imports: [
    BankModule,
    IdempotencyModule,
    PaymentConsentsModule,
    PaymentsModule,
    RecurringConsentsModule,
  ],
  controllers: [RecurringPaymentsController],
  providers: [
    ...[RecurringPaymentsService, RecurringPaymentStatesService, RecurringPaymentLookup],
    ...[RecurringPartyFinder, RecurringStore, ConsentConsumption, ExampleRecurringPayments],
    { provide: ExampleRecurringConsents, useExisting: ExampleRecurringPayments },
  ],
  exports: [ExampleRecurringConsents],
})
export class RecurringPaymentsModule {
  constructor(followers: PaymentFollowers, consumption: ConsentConsumption) {
    followers.add((tx, payments) => consumption.follow(tx, payments));
  }
}
