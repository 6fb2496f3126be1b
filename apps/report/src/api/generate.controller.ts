import { Body, Controller, Headers, HttpStatus, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiTags,
} from '@nestjs/swagger';
import {
  ApiPrefer,
  type BodyReply,
  currentContext,
  IdempotencyKey,
  reply,
  WaitRequest,
  waitHeaders,
  waitSecondsOf,
} from '#libs/http';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { isFinished } from '../runs/run';
import { IdempotencyKeyReused } from '../runs/run.errors';
import { RunResponse } from '../runs/run.response';
import { RunWatch } from '../runs/run-watch';
import { EXAMPLE_REPORT } from '../generate/examples';
import { GENERATE_REPORT } from './generate.request';
import { ReportRequestRefused } from '../generate/generate.errors';
import { GenerateReport } from '../generate/generate-report';

const REFUSED = new ReportRequestRefused([
  {
    pointer: '/format',
    detail: '"xls" does not exist; it must be one of csv, json, ndjson, xlsx, ofx, camt.053.',
  },
]);

/** Starts reports. */
@ApiTags('reports')
@Controller('reports')
export class GenerateController {
  constructor(
    private readonly generating: GenerateReport,
    private readonly watch: RunWatch,
  ) {}

  /**
   * Generates a report.
   *
   * @remarks
   * The report is written in the background: the response is 202 with the run, and `Location` has the address that
   * shows the progress. With `?wait=` or `Prefer: wait=` the response waits. It is 201 if the run is finished by then,
   * even if it has failed. `GET /reports/types` lists the types with their parameters and columns.
   *
   * A repeated `Idempotency-Key` with the same body returns the first run.
   */
  @Post('generate')
  @TakesJson()
  @ApiBody({ schema: GENERATE_REPORT })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'The key of the request. A repeat with the same key does not start a second report.',
    schema: { type: 'string', maxLength: 255 },
  })
  @ApiPrefer('the report')
  @ApiCreatedResponse({ type: RunResponse, description: 'The run is finished.' })
  @ApiAcceptedResponse({ type: RunResponse, description: 'The run is pending or running.' })
  @ApiProblem(400, ['REQUEST_INVALID', 'IDEMPOTENCY_KEY_INVALID'], 'The request is not valid.')
  @ApiProblem(
    422,
    [REFUSED, new IdempotencyKeyReused('order-1', EXAMPLE_REPORT)],
    'The request asks for something that does not exist.',
  )
  async generateReport(
    @Body() body: object | undefined,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<BodyReply<RunResponse>> {
    const seconds = waitSecondsOf(query, prefer);
    const started = await this.generating.generate(body ?? {}, { idempotencyKey });
    const run = await this.watch.finished(started, seconds);
    const { pathPrefix } = currentContext();
    return reply(RunResponse.of(run, pathPrefix), {
      status: isFinished(run) ? HttpStatus.CREATED : HttpStatus.ACCEPTED,
      headers: {
        Location: `${pathPrefix}/reports/${run.id}`,
        ...waitHeaders(query, seconds, isFinished(run)),
      },
    });
  }
}
