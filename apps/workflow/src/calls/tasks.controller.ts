import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { type Signal } from '#libs/states-language';
import { WakeExecution } from '../engine/wake-execution';
import { ERROR_REQUEST, readError } from '../execution-api/error.request';
import { TaskNotFound } from './call.errors';
import { EXAMPLE_TOKEN, ExampleTasks } from './example-tasks';
import { readTaskSuccess, TASK_SUCCESS_REQUEST } from './task.request';
import { WaitingTasks } from './waiting-tasks';

const TOKEN = {
  name: 'token',
  description: 'The token of the task: `$$.Task.Token`, or `$states.context.Task.Token`.',
  example: EXAMPLE_TOKEN,
} as const;

/** Completes tasks that wait for a token, like SendTaskSuccess, SendTaskFailure and SendTaskHeartbeat in AWS. */
@ApiTags('tasks')
@Controller('tasks/:token')
export class TasksController {
  constructor(
    private readonly waiting: WaitingTasks,
    private readonly wakeExecution: WakeExecution,
    private readonly examples: ExampleTasks,
  ) {}

  /** Completes a task with its result. */
  @Post('success')
  @HttpCode(204)
  @TakesJson()
  @ApiParam(TOKEN)
  @ApiBody({ schema: TASK_SUCCESS_REQUEST, required: false })
  @ApiNoContentResponse({ description: 'The task is completed.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(404, [new TaskNotFound()], 'No task waits with this token.')
  async taskSuccess(
    @Param('token') token: string,
    @Body() body: object | undefined,
  ): Promise<void> {
    await this.send(token, { type: 'result', output: readTaskSuccess(body ?? {}) });
  }

  /** Fails a task. The default name of the error is States.TaskFailed. */
  @Post('failure')
  @HttpCode(204)
  @TakesJson()
  @ApiParam(TOKEN)
  @ApiBody({ schema: ERROR_REQUEST, required: false })
  @ApiNoContentResponse({ description: 'The task has failed.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(404, [new TaskNotFound()], 'No task waits with this token.')
  async taskFailure(
    @Param('token') token: string,
    @Body() body: object | undefined,
  ): Promise<void> {
    const ending = readError(body ?? {});
    await this.send(token, { type: 'error', error: 'States.TaskFailed', ...ending });
  }

  /** Reports that a task is still running: its HeartbeatSeconds start again. */
  @Post('heartbeat')
  @HttpCode(204)
  @ApiParam(TOKEN)
  @ApiNoContentResponse({ description: 'The task continues.' })
  @ApiProblem(404, [new TaskNotFound()], 'No task waits with this token.')
  taskHeartbeat(@Param('token') token: string): Promise<void> {
    return this.send(token, { type: 'heartbeat' });
  }

  private async send(token: string, signal: Signal): Promise<void> {
    const known = token === EXAMPLE_TOKEN ? await this.examples.tokenOfNew() : token;
    const executionId = await this.waiting.complete(known, signal);
    if (executionId === undefined) throw new TaskNotFound();
    await this.wakeExecution.afterCommit(executionId);
  }
}
