import { Controller, Get, Headers, HttpStatus, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { currentContext, EventStream, reply, type Reply, type ServerSentEvent } from '#libs/http';
import { ApiProblem, SendsEvents } from '#libs/openapi';
import { EXAMPLE_REPORT } from '../generate/examples';
import { isFinished, type Run } from '../runs/run';
import { ReportNotFound } from '../runs/run.errors';
import { RunResponse } from '../runs/run.response';
import { RunWatch } from '../runs/run-watch';
import { RunsService } from './runs.service';

const LAST_EVENT = 'finished';

@ApiTags('reports')
@Controller('reports')
export class EventsController {
  constructor(
    private readonly runs: RunsService,
    private readonly watch: RunWatch,
  ) {}

  /**
   * Streams the progress of a report as server-sent events.
   *
   * @remarks
   * Each event has the report in `data`, as `GET /reports/{id}` returns it. The events are `progress` while it is
   * pending or running, and one `finished` at the end. A client that connects again after `finished` gets 204, so that
   * an EventSource stops.
   */
  @Get(':id/events')
  @ApiParam({ name: 'id', description: 'The id of the report.', example: EXAMPLE_REPORT })
  @SendsEvents('The events.')
  @ApiNoContentResponse({
    description: 'The client has already received the last event: `Last-Event-ID` is `finished`.',
  })
  @ApiProblem(
    404,
    [new ReportNotFound('42', 'run-42')],
    'The report does not exist in the sandbox.',
  )
  async reportEvents(
    @Param('id') id: string,
    @Headers('last-event-id') last: string | undefined,
  ): Promise<Reply> {
    const run = await this.runs.find(id);
    if (last === LAST_EVENT && isFinished(run)) {
      return reply(undefined, { status: HttpStatus.NO_CONTENT });
    }
    return new EventStream(this.progressOf(run.id));
  }

  private async *progressOf(id: string): AsyncGenerator<ServerSentEvent> {
    const { pathPrefix } = currentContext();
    for await (const run of this.watch.follow(id)) yield eventOf(run, pathPrefix);
  }
}

function eventOf(run: Run, pathPrefix: string): ServerSentEvent {
  const event = isFinished(run) ? LAST_EVENT : 'progress';
  const id = isFinished(run) ? LAST_EVENT : `${String(run.attempt)}-${String(run.rows)}`;
  return { event, id, data: RunResponse.of(run, pathPrefix) };
}
