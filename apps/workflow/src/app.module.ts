import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { checkTransitions } from '#libs/kernel';
import { SandboxModule } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { CallsController } from './calls/calls.controller';
import { ExampleTasks } from './calls/example-tasks';
import { TasksController } from './calls/tasks.controller';
import { WaitingTasks } from './calls/waiting-tasks.repository';
import { WebhookCalls } from './calls/webhook-calls.service';
import { DiagramsController } from './diagram/diagrams.controller';
import { Diagrams } from './diagram/diagrams.service';
import { SvgRenderer } from './diagram/svg-renderer';
import { BackgroundWork } from './engine/background-work';
import { CrashSwitch } from './engine/run/crash-switch';
import { Engine } from './engine/engine';
import { EngineRepository } from './engine/store/engine.repository';
import { ExecutionEnd } from './engine/execution-end';
import { ExecutionStarter } from './engine/execution-starter';
import { EngineResources } from './engine/resources/engine-resources';
import { Programs } from './engine/run/programs';
import { Expressions } from './engine/run/expressions';
import { EVALUATOR, RunSurroundings } from './engine/run/run-surroundings';
import { Runner } from './engine/run/runner';
import { TaskPerformer } from './engine/run/task-performer';
import { EXECUTION_STATUSES, EXECUTION_TRANSITIONS, INITIAL_STATUS } from './executions/execution';
import { ExecutionController } from './executions/api/execution.controller';
import { ExecutionDetail } from './executions/api/execution-detail';
import { ExecutionRepository } from './executions/execution.repository';
import { ExecutionWatch } from './executions/execution-watch';
import { ExecutionsController } from './executions/api/executions.controller';
import { Executions } from './executions/executions.service';
import { Starting } from './executions/api/starting.service';
import { TasksModule } from './tasks/tasks.module';
import { SeedController } from './seed/seed.controller';
import { SeedService } from './seed/seed.service';
import { CoverageController } from './testing/coverage.controller';
import { CoverageRepository } from './testing/coverage.repository';
import { StateTests } from './testing/state-tests.service';
import { StatesController } from './testing/states.controller';
import { Definitions } from './workflows/definitions';
import { WorkflowRepository } from './workflows/workflow.repository';
import { WorkflowsController } from './workflows/workflows.controller';
import { Workflows } from './workflows/workflows.service';

@Module({
  imports: [SandboxModule, ControlModule, WebhooksModule, TasksModule],
  controllers: [
    ...[WorkflowsController, ExecutionsController, ExecutionController],
    ...[CallsController, TasksController, DiagramsController],
    ...[StatesController, CoverageController, SeedController],
  ],
  providers: [
    ...[Expressions, { provide: EVALUATOR, useExisting: Expressions }],
    ...[Workflows, WorkflowRepository, Definitions],
    ...[Executions, ExecutionRepository, ExecutionWatch, ExecutionDetail, Starting],
    ...[Engine, EngineRepository, ExecutionStarter, ExecutionEnd, Programs],
    ...[SeedService, Diagrams, SvgRenderer, StateTests, CoverageRepository],
    ...[WebhookCalls, WaitingTasks, ExampleTasks, EngineResources],
    ...[BackgroundWork, Runner, RunSurroundings, TaskPerformer, CrashSwitch],
  ],
})
export class AppModule {
  constructor() {
    checkTransitions(EXECUTION_TRANSITIONS, EXECUTION_STATUSES, INITIAL_STATUS);
  }
}
