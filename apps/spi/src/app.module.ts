import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { TransactionsModule } from './transactions/transactions.module';

@Module({ imports: [SandboxModule, ControlModule, TransactionsModule] })
export class AppModule {}
