import { Injectable } from '@nestjs/common';
import { WaitingTasks } from '../../calls/waiting-tasks.repository';
import { TaskResources } from '../../tasks/task-resources';
import { Workflows } from '../../workflows/workflows.service';
import { ExecutionStarter } from '../execution-starter';
import { webhookWait } from './webhook-wait';
import { workflowRun } from './workflow-run';

/** Registers the resources that the engine itself performs. */
@Injectable()
export class EngineResources {
  constructor(
    resources: TaskResources,
    waiting: WaitingTasks,
    workflows: Workflows,
    starter: ExecutionStarter,
  ) {
    resources.register(webhookWait(waiting), workflowRun(workflows, starter));
  }
}
