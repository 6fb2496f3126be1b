import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module';
import { ExecutionsModule } from '../executions/executions.module';
import { WorkflowsModule } from '../workflows/workflows.module';
import { ExampleExecutions } from './example-executions';
import { ExecutionDetail } from './execution-detail';
import { ExecutionController } from './execution.controller';
import { ExecutionsController } from './executions.controller';
import { ExecutionsService } from './executions.service';

/** The operations on executions. */
@Module({
  imports: [EngineModule, ExecutionsModule, WorkflowsModule],
  controllers: [ExecutionsController, ExecutionController],
  providers: [ExampleExecutions, ExecutionDetail, ExecutionsService],
  exports: [ExampleExecutions, ExecutionsService],
})
export class ExecutionApiModule {}
