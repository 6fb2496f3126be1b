import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { schema } from './schema';
import { TransactionsModule } from './transactions/transactions.module';

@Module({ imports: [SandboxModule.forSchema(schema), ControlModule, TransactionsModule] })
export class AppModule {}
