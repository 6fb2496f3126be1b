import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module';
import { TransactionsController } from './transactions.controller';
import { TransactionsService } from './transactions.service';

/** The contract's pacs.008, and the list of payments. */
@Module({
  imports: [SettlementModule],
  controllers: [TransactionsController],
  providers: [TransactionsService],
})
export class TransactionsModule {}
