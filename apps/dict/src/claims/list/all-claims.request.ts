import { IsIn, IsOptional, Matches } from 'class-validator';
import { CLAIM_STATUSES, type ClaimStatus } from '#libs/dict-api';
import { PageRequest } from '#libs/http';

/** The filters of the list of all claims. Without filters, all claims are listed. */
export class AllClaimsRequest extends PageRequest {
  /** Only claims with this status. */
  @IsOptional()
  @IsIn(CLAIM_STATUSES, { message: `Must be one of ${CLAIM_STATUSES.join(', ')}.` })
  status?: ClaimStatus;

  /** Only claims of this key, in its normal form. */
  @IsOptional()
  @Matches(/^[^\p{C}]{1,77}$/u, { message: 'Must be a key.' })
  key?: string;
}
