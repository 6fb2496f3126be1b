import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ExecutionStarter } from '../engine/execution-starter';
import { EXAMPLE_INPUT, EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { Workflows } from '../workflows/workflows.service';
import { WaitingTasks } from './waiting-tasks.repository';

/** The token of the documentation. */
export const EXAMPLE_TOKEN = '7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05';

const LOOKS = 50;
const LOOK_MS = 20;

/** The tasks of the documentation: a request with its token completes a task that is started for it. */
@Injectable()
export class ExampleTasks {
  constructor(
    private readonly workflows: Workflows,
    private readonly starter: ExecutionStarter,
    private readonly waiting: WaitingTasks,
  ) {}

  /** Starts an execution of the example, and returns the token of its task. */
  async tokenOfNew(): Promise<string> {
    const { version } = await this.workflows.find(EXAMPLE_WORKFLOW);
    const asked = { version, workflowId: EXAMPLE_WORKFLOW, input: EXAMPLE_INPUT };
    const { execution } = await this.starter.start(asked);
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const token = await this.waiting.tokenOf(execution.id);
      if (token !== undefined) return token;
      await sleep(LOOK_MS);
    }
    return EXAMPLE_TOKEN;
  }
}
