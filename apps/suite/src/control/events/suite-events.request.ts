import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { EventFilterRequest, EventStreamFilterRequest } from '#libs/control';
import { POSITIONS } from './positions';

/** The filters of the events of all services. */
export class SuiteEventsRequest extends EventFilterRequest {
  /** Only events of this service. */
  @IsOptional()
  @IsString({ message: 'Must be the name of a service, as in spi.' })
  service?: string;

  /** `newest`: the last event first (default). `oldest`: the first event first. */
  @IsOptional()
  @IsIn(['newest', 'oldest'], { message: 'Must be newest or oldest.' })
  first?: 'newest' | 'oldest';
}

/** The events of a stream of all services. */
export class SuiteEventStreamRequest extends EventStreamFilterRequest {
  /** Only events of this service. */
  @IsOptional()
  @IsString({ message: 'Must be the name of a service, as in spi.' })
  service?: string;

  /**
   * Continues after this event: the `id` of its message in an earlier stream, as in the header `Last-Event-ID`, which counts
   * if both are present.
   */
  @IsOptional()
  @Matches(POSITIONS, {
    message: 'Must be the id of a message of the stream, as in spi=1f0c2d3e-1:42.',
  })
  after?: string;
}
