import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { BankRepository } from './bank.repository';
import { BankCustomers } from './bank-customers';
import { MoreTransactions } from './seed/more-transactions.repository';
import { SeedController } from './seed/seed.controller';
import { SeedService } from './seed/seed.service';
import { BankSeeding } from './seeding.repository';

@Module({
  imports: [LedgerModule],
  controllers: [SeedController],
  providers: [BankCustomers, BankRepository, BankSeeding, SeedService, MoreTransactions],
  exports: [BankCustomers, BankSeeding, LedgerModule],
})
export class BankModule {}
