import { Module } from '@nestjs/common';
import { SandboxModule } from '#libs/sandbox';
import { ControlModule } from './control/control.module';
import { QueriesModule } from './queries/queries.module';
import { schema } from './schema';

@Module({ imports: [SandboxModule.forSchema(schema), QueriesModule, ControlModule] })
export class AppModule {}
