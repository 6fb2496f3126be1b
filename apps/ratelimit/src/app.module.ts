import { Module } from '@nestjs/common';
import { SandboxModule } from '#libs/sandbox';
import { QueriesModule } from './queries/queries.module';
import { schema } from './schema';

@Module({ imports: [SandboxModule.forSchema(schema), QueriesModule] })
export class AppModule {}
