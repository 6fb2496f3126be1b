import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  HttpStatus,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import {
  ApiPrefer,
  type BodyReply,
  currentContext,
  IdempotencyKey,
  ListReply,
  reply,
  WaitRequest,
  waitHeaders,
  waitSecondsOf,
} from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { VersionNotFound, WorkflowNotFound } from '../workflows/workflow.errors';
import { WorkflowsService } from '../workflows/workflows.service';
import { hasEnded } from '../executions/execution';
import { ExecutionAlreadyExists, IdempotencyKeyReused } from '../executions/execution.errors';
import { EXAMPLE_EXECUTION } from './execution-examples';
import { EXECUTION_REQUEST } from './execution.request';
import { ExecutionResponse } from '../executions/execution.response';
import { ExecutionWatch } from '../executions/execution-watch';
import { ExecutionsService } from './executions.service';
import { ListExecutionsRequest } from './list-executions.request';

const WORKFLOW_ID = {
  name: 'id',
  description: 'The id of the workflow.',
  example: EXAMPLE_WORKFLOW,
} as const;
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'The key of the request. A repeat with the same key does not start a second execution.',
  schema: { type: 'string' as const, maxLength: 255 },
};
const NO_WORKFLOW = new WorkflowNotFound('42', 'run-42');

/** Starts the executions of a workflow, and lists them. */
@ApiTags('executions')
@Controller('workflows/:id/executions')
export class ExecutionsController {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly executions: ExecutionsService,
    private readonly watch: ExecutionWatch,
  ) {}

  /**
   * Lists the executions of a workflow, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ApiParam(WORKFLOW_ID)
  @ListOf(ExecutionResponse, 'The executions, without their histories.')
  @ApiProblem(404, [NO_WORKFLOW], 'The workflow does not exist in the sandbox.')
  async listExecutions(
    @Param('id') id: string,
    @Query() query: ListExecutionsRequest,
  ): Promise<ListReply> {
    await this.workflows.find(id);
    return new ListReply(this.executions.list(id, query), query);
  }

  /**
   * Starts an execution of a workflow.
   *
   * @remarks
   * The response shows the new execution. With `?wait=` or `Prefer: wait=` the response waits until the execution has
   * ended, or until the time is over. A repeated `Idempotency-Key` with the same body returns the first execution, with
   * 200. As in AWS, a `name` belongs to one execution of the workflow until 90 days after its end. While that execution
   * runs, a request with the same name and body returns it, with 200.
   */
  @Post()
  @HttpCode(201)
  @TakesJson()
  @ApiParam(WORKFLOW_ID)
  @ApiBody({ schema: EXECUTION_REQUEST, required: false })
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiPrefer('the end of the execution')
  @ApiCreatedResponse({ type: ExecutionResponse, description: 'The execution was started.' })
  @ApiOkResponse({
    type: ExecutionResponse,
    description:
      'The execution already exists: the Idempotency-Key has started it before, or it runs and has the same name.',
  })
  @ApiProblem(400, ['REQUEST_INVALID', 'IDEMPOTENCY_KEY_INVALID'], 'The request is not valid.')
  @ApiProblem(
    404,
    [NO_WORKFLOW, new VersionNotFound(EXAMPLE_WORKFLOW, '7', 1)],
    'The workflow, or its version, does not exist in the sandbox.',
  )
  @ApiProblem(
    409,
    [new ExecutionAlreadyExists({ id: EXAMPLE_EXECUTION, name: 'order-1', status: 'SUCCEEDED' })],
    'The name belongs to another execution of the workflow, or to one that has ended.',
  )
  @ApiProblem(
    422,
    [new IdempotencyKeyReused('order-1', EXAMPLE_EXECUTION)],
    'The Idempotency-Key has started another execution.',
  )
  async startExecution(
    @Param('id') id: string,
    @Body() body: object | undefined,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<BodyReply<ExecutionResponse>> {
    const seconds = waitSecondsOf(query, prefer);
    const { execution, isNew } = await this.executions.start(id, body ?? {}, idempotencyKey);
    const shown = await this.watch.ended(execution, seconds, isNew);
    return reply(ExecutionResponse.of(shown), {
      status: isNew ? HttpStatus.CREATED : HttpStatus.OK,
      headers: {
        Location: `${currentContext().pathPrefix}/executions/${execution.id}`,
        ...waitHeaders(query, seconds, hasEnded(shown)),
      },
    });
  }
}
