import { Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { LooksElsewhere } from '#libs/control';
import {
  ApiPrefer,
  type BodyReply,
  currentContext,
  ListReply,
  reply,
  WaitRequest,
  waitSecondsOf,
} from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import { EXAMPLE_REPORT, EXAMPLE_TO_CANCEL } from '../generate/examples';
import { ListRunsRequest } from './list-runs.request';
import { isFinished } from '../runs/run';
import { ReportFinished, ReportNotFound } from '../runs/run.errors';
import { RunResponse } from '../runs/run.response';
import { RunWatch } from '../runs/run-watch';
import { RunsService } from './runs.service';

const ID = { name: 'id', description: 'The id of the report.', example: EXAMPLE_REPORT } as const;
const NOT_FOUND = new ReportNotFound('42', 'run-42');

@ApiTags('reports')
@Controller('reports')
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly watch: RunWatch,
  ) {}

  /**
   * Lists the reports of the sandbox, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(RunResponse, 'The reports.')
  listReports(@Query() query: ListRunsRequest): ListReply {
    return new ListReply(this.runs.list(query), query);
  }

  /**
   * Returns a report: its progress, and its result or error.
   *
   * @remarks
   * With `?wait=` or `Prefer: wait=` the response waits until the report is finished, or until the time is over.
   */
  @Get(':id')
  @LooksElsewhere(RunsService, (runs, path) => runs.has(path['id'] ?? ''))
  @ApiParam(ID)
  @ApiPrefer('the report')
  @ApiOkResponse({ type: RunResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The time to wait is not valid.')
  @ApiProblem(404, [NOT_FOUND], 'The report does not exist in the sandbox.')
  async findReport(
    @Param('id') id: string,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<BodyReply<RunResponse>> {
    const found = await this.runs.find(id);
    const run = await this.watch.finished(found, waitSecondsOf(query, prefer));
    const headers = { 'Retry-After': isFinished(run) ? undefined : '1' };
    return reply(RunResponse.of(run, currentContext().pathPrefix), { headers });
  }

  /** Cancels a report that is pending or running. For a cancelled report it has no effect. */
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiParam({ ...ID, example: EXAMPLE_TO_CANCEL })
  @ApiOkResponse({ type: RunResponse, description: 'The report is cancelled.' })
  @ApiProblem(404, [NOT_FOUND], 'The report does not exist in the sandbox.')
  @ApiProblem(409, [new ReportFinished(EXAMPLE_REPORT, 'succeeded')], 'The report is finished.')
  async cancelReport(@Param('id') id: string): Promise<RunResponse> {
    return RunResponse.of(await this.runs.cancel(id), currentContext().pathPrefix);
  }
}
