import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { EngineModule } from '../engine/engine.module';
import { ExecutionsModule } from '../executions/executions.module';
import { WorkflowsModule } from '../workflows/workflows.module';
import { AllExecutionsController } from './all/all-executions.controller';
import { ExecutionSummaries } from './all/execution-summaries.repository';
import { ExampleExecutions } from './example-executions';
import { ExecutionDetail } from './execution-detail';
import { ExecutionController } from './execution.controller';
import { ExecutionsController } from './executions.controller';
import { ExecutionsService } from './executions.service';

/** The operations on executions. */
@Module({
  imports: [ControlModule, EngineModule, ExecutionsModule, WorkflowsModule],
  controllers: [ExecutionsController, ExecutionController, AllExecutionsController],
  providers: [ExampleExecutions, ExecutionDetail, ExecutionsService, ExecutionSummaries],
  exports: [ExampleExecutions, ExecutionsService],
})
export class ExecutionApiModule {}
