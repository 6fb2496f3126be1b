import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { LooksElsewhere } from '#libs/control';
import {
  ApiPrefer,
  type BodyReply,
  EventStream,
  reply,
  type Reply,
  type ServerSentEvent,
  waitSecondsOf,
} from '#libs/http';
import { ApiProblem, SendsEvents, TakesJson } from '#libs/openapi';
import { hasEnded } from '../executions/execution';
import { ExecutionDetail } from './execution-detail';
import { EXAMPLE_EXECUTION, EXAMPLE_TO_REDRIVE, EXAMPLE_TO_STOP } from './execution-examples';
import {
  ExecutionEnded,
  ExecutionNotFound,
  ExecutionNotRedrivable,
} from '../executions/execution.errors';
import { ExecutionResponse, HistoryEventResponse } from '../executions/execution.response';
import { ExecutionWatch } from '../executions/execution-watch';
import { ExecutionsService } from './executions.service';
import { FindExecutionRequest } from './find-execution.request';
import { ExampleExecutions } from './example-executions';
import { ERROR_REQUEST, readError } from './error.request';

const ID = {
  name: 'id',
  description: 'The id of the execution.',
  example: EXAMPLE_EXECUTION,
} as const;
const NOT_FOUND = new ExecutionNotFound('42', 'run-42');
/** How long a request to stop an execution waits for its end. */
const STOP_SECONDS = 5;

/** One execution: its state and history, and the operations on it. */
@ApiTags('executions')
@Controller('executions/:id')
export class ExecutionController {
  constructor(
    private readonly examples: ExampleExecutions,
    private readonly executions: ExecutionsService,
    private readonly detail: ExecutionDetail,
    private readonly watch: ExecutionWatch,
  ) {}

  /**
   * Returns an execution: its status, its output or error, and its history.
   *
   * @remarks
   * With `?wait=` or `Prefer: wait=` the response waits until the execution has ended, or until the time is over. With
   * `?after=` the history has only the events after this one.
   */
  @Get()
  @LooksElsewhere(ExecutionsService, (executions, path) => executions.find(path['id'] ?? ''))
  @ApiParam(ID)
  @ApiPrefer('the end of the execution')
  @ApiOkResponse({ type: ExecutionResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A parameter is not valid.')
  @ApiProblem(404, [NOT_FOUND], 'The execution does not exist in the sandbox.')
  async findExecution(
    @Param('id') id: string,
    @Query() query: FindExecutionRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<BodyReply<ExecutionResponse>> {
    const found = await this.examples.find(id);
    const execution = await this.watch.ended(found, waitSecondsOf(query, prefer));
    const shown = await this.detail.show(execution, query.after ?? 0);
    return reply(shown, { headers: { 'Retry-After': hasEnded(execution) ? undefined : '1' } });
  }

  /**
   * Streams the history of an execution as server-sent events, until the execution has ended.
   *
   * @remarks
   * Each event of the history is sent as one `history` event. The stream starts with the first event, or after
   * `Last-Event-ID`. The last event is `ended`, with the execution. A client that connects again after `ended` gets
   * 204.
   */
  @Get('events')
  @ApiParam(ID)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last event that the client has received.',
    schema: { type: 'string' },
  })
  @SendsEvents('The events.')
  @ApiNoContentResponse({ description: 'The client has already received the last event.' })
  @ApiProblem(404, [NOT_FOUND], 'The execution does not exist in the sandbox.')
  async executionEvents(
    @Param('id') id: string,
    @Headers('last-event-id') last: string | undefined,
  ): Promise<Reply> {
    const execution = await this.examples.find(id);
    if (last === LAST_EVENT && hasEnded(execution)) {
      return reply(undefined, { status: HttpStatus.NO_CONTENT });
    }
    const after = /^\d{1,9}$/.test(last ?? '') ? Number(last) : 0;
    return new EventStream(this.eventsOf(execution.id, after));
  }

  /** Stops an execution: it ends as ABORTED. */
  @Post('stop')
  @HttpCode(200)
  @TakesJson()
  @ApiParam({ ...ID, example: EXAMPLE_TO_STOP })
  @ApiBody({ schema: ERROR_REQUEST, required: false })
  @ApiOkResponse({ type: ExecutionResponse, description: 'The execution is stopped.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(404, [NOT_FOUND], 'The execution does not exist in the sandbox.')
  @ApiProblem(409, [new ExecutionEnded(EXAMPLE_TO_STOP, 'SUCCEEDED')], 'The execution has ended.')
  async stopExecution(
    @Param('id') id: string,
    @Body() body: object | undefined,
  ): Promise<ExecutionResponse> {
    const reason = readError(body ?? {});
    await this.examples.find(id);
    const execution = await this.executions.stop(id, reason);
    return this.detail.show(await this.watch.ended(execution, STOP_SECONDS));
  }

  /**
   * Restarts an execution that has not succeeded, in the state in which it ended.
   *
   * @remarks
   * The state gets the same input, and the variables are kept. In a Parallel or a Map, only the branches and iterations
   * that failed, were stopped or had not started run again, each from its own last state.
   */
  @Post('redrive')
  @HttpCode(200)
  @ApiParam({ ...ID, example: EXAMPLE_TO_REDRIVE })
  @ApiOkResponse({ type: ExecutionResponse, description: 'The execution runs again.' })
  @ApiProblem(404, [NOT_FOUND], 'The execution does not exist in the sandbox.')
  @ApiProblem(
    409,
    [new ExecutionNotRedrivable(EXAMPLE_TO_REDRIVE, 'RUNNING')],
    'The execution runs, or has succeeded.',
  )
  async redriveExecution(@Param('id') id: string): Promise<ExecutionResponse> {
    await this.examples.find(id);
    return this.detail.show(await this.executions.redrive(id));
  }

  private async *eventsOf(id: string, after: number): AsyncGenerator<ServerSentEvent> {
    let last = after;
    for await (const execution of this.watch.follow(id)) {
      for await (const event of this.executions.history(id, last)) {
        last = event.number;
        yield { event: 'history', id: String(last), data: HistoryEventResponse.of(event) };
      }
      if (!hasEnded(execution)) continue;
      yield { event: LAST_EVENT, id: LAST_EVENT, data: ExecutionResponse.of(execution) };
    }
  }
}

const LAST_EVENT = 'ended';
