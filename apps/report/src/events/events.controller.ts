import { Controller, Get, Header, HttpStatus, Param, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem, currentContext } from '#libs/platform';
import { EXAMPLE_REPORT } from '../generate/examples';
import { isFinished, type Run } from '../runs/run';
import { ReportNotFound } from '../runs/run.errors';
import { RunResponse } from '../runs/run.response';
import { RunWatch } from '../runs/run-watch';
import { Runs } from '../runs/runs.service';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 15_000;
const LAST_EVENT = 'finished';

@ApiTags('reports')
@Controller('reports')
export class EventsController {
  constructor(
    private readonly runs: Runs,
    private readonly watch: RunWatch,
  ) {}

  /**
   * Streams the progress of a report as server-sent events.
   *
   * @remarks
   * Each event has the report in `data`, as `GET /reports/{id}` shows it: `progress` while it is pending or running, and
   * at the end one `finished`, after which the stream ends. A client that connects again after `finished` gets 204, which
   * keeps an EventSource from connecting again.
   */
  @Get(':id/events')
  @Header('Cache-Control', 'no-store')
  @Header('X-Accel-Buffering', 'no')
  @ApiParam({ name: 'id', description: 'The id of the report.', example: EXAMPLE_REPORT })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'The events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiNoContentResponse({
    description: 'The client has had the last event: `Last-Event-ID` is `finished`.',
  })
  @ApiProblem(
    404,
    [new ReportNotFound('42', 'run-42')],
    'The report does not exist in the sandbox.',
  )
  async reportEvents(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const run = await this.runs.find(id);
    if (response.req.get('Last-Event-ID') === LAST_EVENT && isFinished(run)) {
      response.status(HttpStatus.NO_CONTENT).end();
      return;
    }
    response.status(HttpStatus.OK).set('Content-Type', 'text/event-stream; charset=utf-8');
    response.flushHeaders();
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    try {
      const { pathPrefix } = currentContext();
      for await (const current of this.watch.follow(run.id)) {
        response.write(eventOf(current, pathPrefix));
      }
    } finally {
      clearInterval(heartbeat);
      response.end();
    }
  }
}

function eventOf(run: Run, pathPrefix: string): string {
  const data = JSON.stringify(RunResponse.of(run, pathPrefix));
  const type = isFinished(run) ? LAST_EVENT : 'progress';
  const id = isFinished(run) ? LAST_EVENT : `${String(run.attempt)}-${String(run.rows)}`;
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}
