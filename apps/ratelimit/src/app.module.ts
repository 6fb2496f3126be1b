import { Module } from '@nestjs/common';
import { SandboxModule } from '#libs/sandbox';
import { ControlModule } from './control/control.module';
import { InstantKeyGraphqlModule } from './graphql/graphql.module';
import { QueriesModule } from './queries/queries.module';
import { schema } from './schema';

@Module({
  imports: [SandboxModule.forSchema(schema), QueriesModule, ControlModule, InstantKeyGraphqlModule],
})
export class AppModule {}
