import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { ConsentsModule } from '../consents/consents.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { StatementRepository } from './statement.repository';

@Module({
  imports: [BankModule, ConsentsModule],
  controllers: [AccountsController],
  providers: [AccountsService, StatementRepository],
})
export class AccountsModule {}
