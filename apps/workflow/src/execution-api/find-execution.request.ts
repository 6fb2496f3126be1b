import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { WaitRequest } from '#libs/http';

/** The query of an execution. */
export class FindExecutionRequest extends WaitRequest {
  /**
   * The id of an event. Only later events of the history are shown.
   * @example 0
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(1_000_000, { message: 'Must be at most 1000000.' })
  after?: number;
}
