import { Module } from '@nestjs/common';
import { BankModule } from '../bank.module';
import { MoreTransactions } from './more-transactions.repository';
import { SeedController } from './seed.controller';
import { SeedService } from './seed.service';

@Module({
  imports: [BankModule],
  controllers: [SeedController],
  providers: [SeedService, MoreTransactions],
})
export class SeedModule {}
