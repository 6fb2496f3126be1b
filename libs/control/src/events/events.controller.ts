import { Get, Headers, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces } from '@nestjs/swagger';
import { EventStream } from '#libs/http';
import { ApiProblem } from '#libs/openapi';
import { AdminController } from '../admin.decorators';
import { RequestGone } from '../admin.errors';
import { BusinessEventResponse, RequestDetailResponse } from './event.response';
import { EventsRequest, EventStreamRequest } from './events.request';
import { EventsService } from './events.service';

@AdminController('', 'request')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  /**
   * Lists what the requests to the sandbox were about, newest first.
   *
   * @remarks
   * Each event is a request of the journal, with a business name such as `pix.payment` and its facts. Names and facts are read
   * from the journal when you ask for them. Filters use the original data; the response is masked. Requests to
   * `/__admin` are no events.
   */
  @Get('events')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  listBusinessEvents(@Query() query: EventsRequest): BusinessEventResponse[] {
    return this.events.list(query);
  }

  /**
   * Streams the events as server-sent events: the last ones, oldest first, and then each new one at once.
   *
   * @remarks
   * Messages: `request` with an event; `live` when the events from before the stream have been sent; `cleared` when the
   * journal was cleared, or when the service was started again since the resumed stream; `sandbox-dropped` when the sandbox was
   * dropped; and `gap` with the number of requests (`dropped`) that the journal had to drop before you read them. The stream
   * goes on after each of them. A client that connects again with `Last-Event-ID` neither loses nor repeats an event. Each
   * instance of a service streams the requests that it received itself.
   */
  @Get('events/stream')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'The messages.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  streamBusinessEvents(
    @Query() query: EventStreamRequest,
    @Headers('last-event-id') last: string | undefined,
  ): EventStream {
    return new EventStream(this.events.stream(query, last));
  }

  /** Returns one request of the journal, with its event and an explanation of what the service decided. */
  @Get('requests/:id')
  @ApiParam({ name: 'id', description: 'The id of the request in the journal.', example: '1' })
  @ApiProblem(404, [new RequestGone('1', 'run-42', 0)], 'The journal does not have the request.')
  findRequest(@Param('id') id: string): RequestDetailResponse {
    return this.events.find(id);
  }
}
