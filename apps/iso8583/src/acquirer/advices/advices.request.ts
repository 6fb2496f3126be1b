import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageRequest } from '#libs/http';
import { NAME, NAME_RULE } from '#libs/kernel';
import { ADVICE_STATUSES, type AdviceStatus } from './advice';

/** The filter of the list of advices. */
export class ListAdvicesRequest extends PageRequest {
  /** Only advices with this status. */
  @IsOptional()
  @IsIn(ADVICE_STATUSES, { message: `Must be one of ${ADVICE_STATUSES.join(', ')}.` })
  status?: AdviceStatus;

  /**
   * Only advices of the host to the clients of this listener.
   * @example default
   */
  @IsOptional()
  @Matches(NAME, { message: `Must be ${NAME_RULE}.` })
  listener?: string;
}
