import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { ConsentAccess } from './consent-access';
import { StatementRepository } from './statement.repository';

@Module({
  imports: [BankModule],
  controllers: [AccountsController],
  providers: [AccountsService, ConsentAccess, StatementRepository],
})
export class AccountsModule {}
