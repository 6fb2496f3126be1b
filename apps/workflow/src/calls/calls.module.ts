import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module';
import { ExecutionsModule } from '../executions/executions.module';
import { TaskResources } from '../tasks/task-resources';
import { TasksModule } from '../tasks/tasks.module';
import { WorkflowsModule } from '../workflows/workflows.module';
import { CallsController } from './calls.controller';
import { ExampleTasks } from './example-tasks';
import { TasksController } from './tasks.controller';
import { WaitingTasks } from './waiting-tasks';
import { WebhookCallsService } from './webhook-calls.service';
import { webhookWait } from './webhook-wait';

/** Calls of webhooks, and tokens of waiting tasks. */
@Module({
  imports: [EngineModule, ExecutionsModule, TasksModule, WorkflowsModule],
  controllers: [CallsController, TasksController],
  providers: [ExampleTasks, WaitingTasks, WebhookCallsService],
})
export class CallsModule {
  constructor(resources: TaskResources, waiting: WaitingTasks) {
    resources.register(webhookWait(waiting));
  }
}
