import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { StartExecution } from '../engine/start-execution';
import { EXAMPLE_INPUT, EXAMPLE_MOCKS, EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { WorkflowsService } from '../workflows/workflows.service';
import { type Execution } from '../executions/execution';
import { EXAMPLE_EXECUTION, EXAMPLE_TO_REDRIVE, EXAMPLES } from './execution-examples';
import { ExecutionWatch } from '../executions/execution-watch';
import { ExecutionsService } from './executions.service';

/** The example ends much earlier. */
const WAIT_SECONDS = 10;

/** Finds executions. An example of the documentation is started when a request first uses its id. */
@Injectable()
export class ExampleExecutions {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly startExecution: StartExecution,
    private readonly executions: ExecutionsService,
    private readonly watch: ExecutionWatch,
  ) {}

  /** @throws ExecutionNotFound */
  async find(id: string): Promise<Execution> {
    if (EXAMPLES.includes(id) && !currentContext().isObserver) await this.startExample(id);
    return this.executions.find(id);
  }

  /** An execution of the documentation, if the sandbox does not have it. */
  private async startExample(id: string): Promise<void> {
    const { version } = await this.workflows.find(EXAMPLE_WORKFLOW);
    const { execution, isNew } = await this.startExecution.start({
      ...{ id, version, workflowId: EXAMPLE_WORKFLOW, input: EXAMPLE_INPUT },
      mocks: id === EXAMPLE_EXECUTION ? EXAMPLE_MOCKS : null,
    });
    if (isNew && id === EXAMPLE_EXECUTION) await this.watch.ended(execution, WAIT_SECONDS);
    if (!isNew || id !== EXAMPLE_TO_REDRIVE) return;
    await this.executions.stop(id, { error: 'Example.Stopped' });
    await this.watch.ended(execution, WAIT_SECONDS);
  }
}
