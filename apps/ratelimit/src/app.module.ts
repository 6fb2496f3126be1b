import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { AdminModule } from './admin/admin.module';
import { SandboxModule } from '#libs/sandbox';
import { InstantKeyGraphqlModule } from './graphql/graphql.module';
import { QueriesModule } from './queries/queries.module';

@Module({
  imports: [SandboxModule, ControlModule, QueriesModule, AdminModule, InstantKeyGraphqlModule],
})
export class AppModule {}
