import { Module } from '@nestjs/common';
import { SandboxModule } from '#libs/sandbox';
import { schema } from './schema';
import { TransactionsModule } from './transactions/transactions.module';

@Module({ imports: [SandboxModule.forSchema(schema), TransactionsModule] })
export class AppModule {}
