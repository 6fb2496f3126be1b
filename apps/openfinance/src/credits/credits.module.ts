import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { BankModule } from '../bank/bank.module';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { CreditBooking } from './credit-booking';
import { CreditsController } from './credits.controller';
import { CreditsService } from './credits.service';

@Module({
  imports: [BankModule, IdempotencyModule, WebhooksModule],
  controllers: [CreditsController],
  providers: [CreditsService, CreditBooking],
  exports: [CreditBooking],
})
export class CreditsModule {}
