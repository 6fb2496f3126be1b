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

  /**
   * Only reports of this schedule: its id.
   * @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a03
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(36, { message: 'Must have at most 36 characters.' })
  schedule?: string;

  /** Only reports with this status. */
  @IsOptional()
  @IsIn(RUN_STATUSES, { message: `Must be one of ${RUN_STATUSES.join(', ')}.` })
  status?: RunStatus;
}
