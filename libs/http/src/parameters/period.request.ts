import { IsOptional } from 'class-validator';
import { IsInstant } from './is-instant';
import { PageRequest } from './page.request';

/** The requested page of a list that can be restricted to a period. */
export class PeriodRequest extends PageRequest {
  /** Only items of this instant or later (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only items before this instant (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  to?: string;
}
