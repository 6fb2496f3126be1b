import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { ConsentsModule } from '../consents/consents.module';
import { CreditCardsController } from './credit-cards.controller';
import { CreditCardsService } from './credit-cards.service';

@Module({
  imports: [BankModule, ConsentsModule],
  controllers: [CreditCardsController],
  providers: [CreditCardsService],
})
export class CreditCardsModule {}
