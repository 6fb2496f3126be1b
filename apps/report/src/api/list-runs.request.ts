import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PeriodRequest } from '#libs/http';
import { RUN_STATUSES, type RunStatus } from '../runs/run';

/** The filters of the list of reports. Without filters, all reports are listed. */
export class ListRunsRequest extends PeriodRequest {
  /**
   * Only reports of this type.
   * @example synthetic.transactions
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(60, { message: 'Must have at most 60 characters.' })
  type?: string;

  /** Only reports in this format. */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(12, { message: 'Must have at most 12 characters.' })
  format?: string;

  /** Only reports with this status. */
  @IsOptional()
  @IsIn(RUN_STATUSES, { message: `Must be one of ${RUN_STATUSES.join(', ')}.` })
  status?: RunStatus;
}
