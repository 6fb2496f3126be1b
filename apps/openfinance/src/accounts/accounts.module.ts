import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { ConsentsModule } from '../consents/consents.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { AccountEntriesController } from './entries/account-entries.controller';
import { AccountEntriesService } from './entries/account-entries.service';
import { AccountLedger } from './entries/account-ledger.repository';
import { StatementRepository } from './statement.repository';

@Module({
  imports: [BankModule, ConsentsModule],
  controllers: [AccountsController, AccountEntriesController],
  providers: [AccountsService, StatementRepository, AccountEntriesService, AccountLedger],
})
export class AccountsModule {}
