import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsInstant, PageRequest } from '#libs/platform';
import { RUN_STATUSES, type RunStatus } from './run';

/** The filters of the list of reports. Without filters, all reports are listed. */
export class ListRunsRequest extends PageRequest {
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

  /** Only reports that were created at this instant or later (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only reports that were created before this instant (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  to?: string;
}
