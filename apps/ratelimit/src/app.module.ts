import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { InstantKeyGraphqlModule } from './graphql/graphql.module';
import { QueriesModule } from './queries/queries.module';
import { schema } from './schema';

@Module({
  imports: [
    SandboxModule.forSchema(schema),
    ControlModule,
    QueriesModule,
    ControlModule,
    InstantKeyGraphqlModule,
  ],
})
export class AppModule {}
