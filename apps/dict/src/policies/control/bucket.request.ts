import { IsOptional, Matches, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/platform';

/** The filter of the buckets. */
export class BucketsRequest extends PageRequest {
  /**
   * Only the buckets of this owner: an ISPB, or the CPF or CNPJ of a payer.
   * @example "12345678"
   */
  @IsOptional()
  @Matches(/^[0-9A-Z]{8,14}$/, { message: 'Must be an ISPB, a CPF or a CNPJ.' })
  owner?: string;

  /**
   * Only the buckets of this policy.
   * @example ENTRIES_READ_USER_ANTISCAN
   */
  @IsOptional()
  @MaxLength(60, { message: 'Must have at most 60 characters.' })
  policy?: string;
}
