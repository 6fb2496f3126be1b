import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { BankModule } from '../bank/bank.module';
import { Idempotency } from '../payments/store/idempotency.repository';
import { CreditRepository } from './credit.repository';
import { CreditsController } from './credits.controller';
import { CreditsService } from './credits.service';

@Module({
  imports: [BankModule, WebhooksModule],
  controllers: [CreditsController],
  providers: [CreditsService, CreditRepository, Idempotency],
  exports: [CreditRepository],
})
export class CreditsModule {}
