import { Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { EventStream } from '#libs/http';
import { ApiProblem, SendsEvents } from '#libs/openapi';
import { AdminController } from '../admin.decorators';
import { NotRepeatable, RequestGone } from '../admin.errors';
import { BusinessEventResponse, RequestDetailResponse } from './event.response';
import { EventsRequest, EventStreamRequest } from './events.request';
import { EventsService } from './events.service';
import { RepeatRequest } from './repeat.request';
import { RepeatResponse } from './repeat.response';
import { RepeatService } from './repeat.service';

const GONE = new RequestGone('1', 'run-42', 0);
const CUT = new NotRepeatable(
  1,
  'Its body has 40000 bytes, and the journal keeps the first 16 KiB.',
);

@AdminController('', 'request')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly repeats: RepeatService,
  ) {}

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
  @SendsEvents('The messages.')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  streamBusinessEvents(
    @Query() query: EventStreamRequest,
    @Headers('last-event-id') last: string | undefined,
  ): EventStream {
    return new EventStream(this.events.stream(query, last), this.events.stopping);
  }

  /** Returns one request of the journal, with its event and an explanation of what the service decided. */
  @Get('requests/:id')
  @ApiParam({ name: 'id', description: 'The id of the request in the journal.', example: '1' })
  @ApiProblem(404, [GONE], 'The journal does not have the request.')
  findRequest(@Param('id') id: string): RequestDetailResponse {
    return this.events.find(id);
  }

  /**
   * Sends a request of the journal to the service again, with its original body and headers and a new correlation id.
   *
   * @remarks
   * Rules apply to it, and it is a new request of the journal. With `newIds=true` it is a new payment; without, the service sees
   * the same message twice. The response waits until the repeated request has ended.
   */
  @Post('requests/:id/repeat')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The id of the request in the journal.', example: '1' })
  @ApiProblem(400, ['REQUEST_INVALID'], '`newIds` is not true or false.')
  @ApiProblem(404, [GONE], 'The journal does not have the request.')
  @ApiProblem(409, [CUT], 'The journal does not have the whole request.')
  repeatRequest(@Param('id') id: string, @Query() query: RepeatRequest): Promise<RepeatResponse> {
    return this.repeats.repeat(id, query.newIds === true);
  }
}
