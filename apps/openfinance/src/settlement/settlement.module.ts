import { Module } from '@nestjs/common';
import { TimeoutBudget } from '#libs/http';
import { BankModule } from '../bank/bank.module';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { PaymentsModule } from '../payments/payments.module';
import { Payees } from './payees';
import { PaymentSteps } from './payment-steps';
import { PaymentReturns } from './returns/payment-returns';
import { ReturnBooking } from './returns/return-booking';
import { SettledReturns } from './returns/settled-returns';
import { SpiReturns } from './returns/spi-returns.client';
import { Settlement } from './settlement';
import { SpiConnection } from './spi-connection';
import { SpiClient } from './spi.client';

/** Takes payments from their acceptance to their settlement, and books their returns. */
@Module({
  imports: [BankModule, IdempotencyModule, PaymentsModule],
  providers: [
    ...[PaymentSteps, Settlement, Payees, SpiClient, SpiConnection],
    { provide: TimeoutBudget, useFactory: () => new TimeoutBudget() },
    ...[PaymentReturns, ReturnBooking, SettledReturns, SpiReturns],
  ],
  exports: [SettledReturns],
})
export class SettlementModule {}
