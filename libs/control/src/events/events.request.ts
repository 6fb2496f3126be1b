import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { IsFlag } from '#libs/http';
import { JournalRequest } from '../admin.request';

/** The default number of events. */
export const DEFAULT_EVENTS = 200;
const MAX_EVENTS = 1_000;

/** The filters of events: those of the journal, and of what the requests were about. */
export class EventFilterRequest extends JournalRequest {
  /** Only events whose name begins with this text, such as `pix.` or `dict.claim`. */
  @IsOptional()
  @Matches(/^[a-z][a-z.-]{0,60}$/, { message: 'Must be the start of a name, as in pix.' })
  name?: string;

  /** Only events with this text in the path or in a fact. Upper and lower case do not matter. */
  @IsOptional()
  @IsString({ message: 'Must be a string.' })
  text?: string;

  /**
   * How many events: 1 to 1000, default 200. Of more, the newest.
   * @example 200
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a number from 1 to 1000.' })
  @Min(1, { message: 'Must be a number from 1 to 1000.' })
  @Max(MAX_EVENTS, { message: 'Must be a number from 1 to 1000.' })
  limit?: number;
}

/** The events of a list. */
export class EventsRequest extends EventFilterRequest {
  /**
   * Only events after the one with this id.
   * @example 0
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be the id of an event.' })
  @Min(0, { message: 'Must be the id of an event.' })
  after?: number;
}

/** The filters of a stream of events. */
export class EventStreamFilterRequest extends EventFilterRequest {
  /**
   * `false` ends the stream with the message `live`, when the events from before have been sent. Default: the stream goes on.
   * @example false
   */
  @IsFlag()
  follow?: boolean;
}

/** The events of a stream. */
export class EventStreamRequest extends EventStreamFilterRequest {
  /**
   * Continues after this event: the `id` of its message in an earlier stream, as in the header `Last-Event-ID`, which counts
   * if both are present.
   */
  @IsOptional()
  @Matches(/^[0-9a-z-]{1,40}:\d{1,15}$/, {
    message: 'Must be the id of a message of the stream, as in 1f0c2d3e-1:42.',
  })
  after?: string;
}
