import { IsOptional, Matches } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { PageRequest } from '#libs/http';

/** The filters of a list of runs. */
export class ListExamRunsRequest extends PageRequest {
  /**
   * Only runs of this participant.
   * @example "12345678"
   */
  @IsOptional()
  @Matches(ISPB, { message: 'Must be an ISPB: 8 digits or capital letters.' })
  ispb?: string;
}
