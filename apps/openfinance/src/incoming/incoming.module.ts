import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { CreditsModule } from '../credits/credits.module';
import { PaymentsModule } from '../payments/payments.module';
import { IncomingController } from './incoming.controller';
import { Incoming } from './incoming.service';

/** The bank as a participant of the SPI. */
@Module({
  imports: [BankModule, CreditsModule, PaymentsModule],
  controllers: [IncomingController],
  providers: [Incoming],
})
export class IncomingModule {}
