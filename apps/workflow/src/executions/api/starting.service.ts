import { Injectable } from '@nestjs/common';
import { RequestInvalid } from '#libs/kernel';
import { ExecutionStarter } from '../../engine/execution-starter';
import { EXAMPLE_INPUT, EXAMPLE_MOCKS, EXAMPLE_WORKFLOW } from '../../workflows/workflow-examples';
import { Workflows } from '../../workflows/workflows.service';
import { type Execution } from '../execution';
import { EXAMPLE_EXECUTION, EXAMPLE_TO_REDRIVE, EXAMPLES } from './execution-examples';
import { readExecutionRequest } from './execution-request';
import { ExecutionWatch } from '../execution-watch';
import { Executions } from '../executions.service';
import { unknownMocks } from '../mocks';

/** The end of an example comes long before. */
const WAIT_SECONDS = 10;

/** Starts executions for requests. */
@Injectable()
export class Starting {
  constructor(
    private readonly workflows: Workflows,
    private readonly starter: ExecutionStarter,
    private readonly executions: Executions,
    private readonly watch: ExecutionWatch,
  ) {}

  /**
   * @throws WorkflowNotFound, VersionNotFound, RequestInvalid, IdempotencyKeyReused
   * @returns the execution, and whether this request has started it
   */
  async start(
    workflowId: string,
    body: unknown,
    idempotencyKey: string | undefined,
  ): Promise<{ readonly execution: Execution; readonly isNew: boolean }> {
    const workflow = await this.workflows.find(workflowId);
    const { input, name, mocks, version = workflow.version } = readExecutionRequest(body);
    const { definition } = await this.workflows.version(workflowId, String(version));
    if (mocks !== null) {
      const unknown = unknownMocks(mocks, definition);
      if (!unknown.isEmpty) throw new RequestInvalid(unknown.kept, unknown.omitted);
    }
    return this.starter.start({ workflowId, version, input, name, mocks, idempotencyKey });
  }

  /** @throws ExecutionNotFound */
  async find(id: string): Promise<Execution> {
    if (EXAMPLES.includes(id)) await this.startExample(id);
    return this.executions.find(id);
  }

  /** An execution of the documentation, if the sandbox does not have it. */
  private async startExample(id: string): Promise<void> {
    const { version } = await this.workflows.find(EXAMPLE_WORKFLOW);
    const { execution, isNew } = await this.starter.start({
      ...{ id, version, workflowId: EXAMPLE_WORKFLOW, input: EXAMPLE_INPUT },
      mocks: id === EXAMPLE_EXECUTION ? EXAMPLE_MOCKS : null,
    });
    if (isNew && id === EXAMPLE_EXECUTION) await this.watch.ended(execution, WAIT_SECONDS);
    if (!isNew || id !== EXAMPLE_TO_REDRIVE) return;
    await this.executions.stop(id, { error: 'Example.Stopped' });
    await this.watch.ended(execution, WAIT_SECONDS);
  }
}
