import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { CreditsModule } from '../credits/credits.module';
import { SettlementModule } from '../settlement/settlement.module';
import { IncomingController } from './incoming.controller';
import { IncomingService } from './incoming.service';

/** The bank as a participant of the SPI. */
@Module({
  imports: [BankModule, CreditsModule, SettlementModule],
  controllers: [IncomingController],
  providers: [IncomingService],
})
export class IncomingModule {}
