import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** How much of the schedule is listed. */
export class ScheduleRequest {
  /**
   * Maximum number of items. Default: 100.
   * @example 100
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1000, { message: 'Must be at most 1000.' })
  limit?: number;
}
