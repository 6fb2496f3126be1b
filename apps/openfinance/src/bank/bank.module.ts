import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { BankRepository } from './bank.repository';
import { Bank } from './bank.service';

@Module({
  imports: [LedgerModule],
  providers: [Bank, BankRepository],
  exports: [Bank, LedgerModule],
})
export class BankModule {}
