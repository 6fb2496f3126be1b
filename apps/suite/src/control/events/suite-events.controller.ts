import { Get, Headers, Query } from '@nestjs/common';
import { AdminController } from '#libs/control';
import { EventStream } from '#libs/http';
import { ApiProblem, SendsEvents } from '#libs/openapi';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { ServiceUnknown } from '../services/service.errors';
import { SuiteBusinessEventResponse } from './suite-event.response';
import { SuiteEventsRequest, SuiteEventStreamRequest } from './suite-events.request';
import { SuiteEventsService } from './suite-events.service';

const UNKNOWN = new ServiceUnknown('/service', ['spi', 'dict']);

@AdminController('', 'request')
export class SuiteEventsController {
  constructor(private readonly events: SuiteEventsService) {}

  /**
   * Lists what the requests to the sandbox were about, of all services together, newest first.
   *
   * @remarks
   * They are sorted by `receivedAt`, a time of the machine. With `endToEndId`, the list has all events with this
   * EndToEndId, and all that share a correlation id with one of them: the calls that led to the payment, and those that
   * followed. `first=oldest` reverses the order. Sensitive data is masked.
   */
  @Get('events')
  @ApiProblem(400, ['REQUEST_INVALID', UNKNOWN], 'A filter is not valid.')
  @ApiProblem(...SERVICE_PROBLEMS)
  listBusinessEvents(@Query() query: SuiteEventsRequest): Promise<SuiteBusinessEventResponse[]> {
    return this.events.list(query);
  }

  /**
   * Streams the events of all services as server-sent events: the last ones, oldest first, and then each new one at once.
   *
   * @remarks
   * The messages are those of `GET /__admin/events/stream` of a service, each with `service` in its data; and `service` when a
   * service is `ready`, or `silent` with a `detail`. A service that does not answer is called again and again, and its events
   * follow when it answers. A client that connects again with `Last-Event-ID` neither loses nor repeats an event.
   */
  @Get('events/stream')
  @SendsEvents('The messages.')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  streamBusinessEvents(
    @Query() query: SuiteEventStreamRequest,
    @Headers('last-event-id') last: string | undefined,
  ): EventStream {
    return new EventStream(this.events.stream(query, last), this.events.stopping);
  }
}
