import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { StartExecution } from '../engine/start-execution';
import { EXAMPLE_INPUT, EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { WorkflowsService } from '../workflows/workflows.service';
import { ExecutionRepository } from '../executions/execution.repository';

/** The task token in the documentation. */
export const EXAMPLE_TOKEN = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05';

/** Ten seconds: executions that run at the same time may be first. */
const LOOKS = 500;
const LOOK_MS = 20;

/** For the examples of the documentation: a request with the example token starts an execution and completes its task. */
@Injectable()
export class ExampleTasks {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly startExecution: StartExecution,
    private readonly executions: ExecutionRepository,
  ) {}

  /** Starts an execution of the example, and returns the token of its task. */
  async tokenOfNew(): Promise<string> {
    const { version } = await this.workflows.find(EXAMPLE_WORKFLOW);
    const asked = { version, workflowId: EXAMPLE_WORKFLOW, input: EXAMPLE_INPUT };
    const { execution } = await this.startExecution.start(asked);
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const token = await this.executions.taskToken(execution.id);
      if (token !== undefined) return token;
      await sleep(LOOK_MS);
    }
    return EXAMPLE_TOKEN;
  }
}
