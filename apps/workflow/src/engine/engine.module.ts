import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { ExecutionsModule } from '../executions/executions.module';
import { TaskResources } from '../tasks/task-resources';
import { TasksModule } from '../tasks/tasks.module';
import { Expressions } from '../workflows/expressions';
import { WorkflowsModule } from '../workflows/workflows.module';
import { WorkflowsService } from '../workflows/workflows.service';
import { BackgroundWork } from './background-work';
import { ExecutionEnd } from './execution-end';
import { CrashSwitch } from './run/crash-switch';
import { Programs } from './run/programs';
import { RunDependencies, EVALUATOR } from './run/run-dependencies';
import { RunExecution } from './run/run-execution';
import { TaskPerformer } from './run/task-performer';
import { StartExecution } from './start-execution';
import { ExecutionChanges } from './store/execution-changes';
import { WakeExecution } from './wake-execution';
import { workflowRun } from './workflow-run';

/** Runs executions. */
@Module({
  imports: [WebhooksModule, ExecutionsModule, TasksModule, WorkflowsModule],
  providers: [
    { provide: EVALUATOR, useExisting: Expressions },
    BackgroundWork,
    ExecutionEnd,
    CrashSwitch,
    Programs,
    RunDependencies,
    RunExecution,
    TaskPerformer,
    StartExecution,
    ExecutionChanges,
    WakeExecution,
  ],
  exports: [StartExecution, WakeExecution, ExecutionChanges, RunDependencies],
})
export class EngineModule {
  constructor(
    resources: TaskResources,
    workflows: WorkflowsService,
    startExecution: StartExecution,
  ) {
    resources.register(workflowRun(workflows, startExecution));
  }
}
