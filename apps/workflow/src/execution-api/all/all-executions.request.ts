import { IsIn, IsOptional } from 'class-validator';
import { PageRequest } from '#libs/http';
import { EXECUTION_STATUSES, type ExecutionStatus } from '../../executions/execution';

/** The filters of the list of all executions. */
export class AllExecutionsRequest extends PageRequest {
  /** Only executions with this status. */
  @IsOptional()
  @IsIn(EXECUTION_STATUSES, { message: `Must be one of ${EXECUTION_STATUSES.join(', ')}.` })
  status?: ExecutionStatus;
}
