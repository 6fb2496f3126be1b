import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { CallsModule } from './calls/calls.module';
import { DiagramModule } from './diagram/diagram.module';
import { ExecutionApiModule } from './execution-api/execution-api.module';
import { SeedModule } from './seed/seed.module';
import { TestingModule } from './testing/testing.module';
import { WorkflowsModule } from './workflows/workflows.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    WorkflowsModule,
    ExecutionApiModule,
    CallsModule,
    DiagramModule,
    TestingModule,
    SeedModule,
  ],
})
export class AppModule {}
