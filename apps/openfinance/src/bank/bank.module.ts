import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { BankRepository } from './bank.repository';
import { Bank } from './bank.service';
import { BankSeeding } from './seeding.repository';

@Module({
  imports: [LedgerModule],
  providers: [Bank, BankRepository, BankSeeding],
  exports: [Bank, BankSeeding, LedgerModule],
})
export class BankModule {}
