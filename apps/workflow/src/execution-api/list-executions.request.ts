import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PeriodRequest } from '#libs/http';
import { EXECUTION_STATUSES, type ExecutionStatus } from '../executions/execution';

/** The filters of the list of executions. */
export class ListExecutionsRequest extends PeriodRequest {
  /** Only executions with this status. */
  @IsOptional()
  @IsIn(EXECUTION_STATUSES, { message: `Must be one of ${EXECUTION_STATUSES.join(', ')}.` })
  status?: ExecutionStatus;

  /** Only executions of this version. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(1_000_000_000, { message: 'Must be at most 1000000000.' })
  version?: number;
}
