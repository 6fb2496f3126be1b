import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The version whose executions are counted. */
export class CoverageRequest {
  /**
   * Default: the latest.
   * @example 1
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1_000_000_000, { message: 'Must be at most 1000000000.' })
  version?: number;
}
