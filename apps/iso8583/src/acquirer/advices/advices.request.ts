import { IsIn, IsOptional } from 'class-validator';
import { PageRequest } from '#libs/http';
import { ADVICE_STATUSES, type AdviceStatus } from './advice';

/** The filter of the list of advices. */
export class ListAdvicesRequest extends PageRequest {
  /** Only advices with this status. */
  @IsOptional()
  @IsIn(ADVICE_STATUSES, { message: `Must be one of ${ADVICE_STATUSES.join(', ')}.` })
  status?: AdviceStatus;
}
