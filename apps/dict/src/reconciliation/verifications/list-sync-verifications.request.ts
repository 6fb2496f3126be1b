import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
import { PageRequest } from '#libs/http';

/** The filters of the list. Without filters, all verifications are listed. */
export class ListSyncVerificationsRequest extends PageRequest {
  /** Only verifications of this participant. */
  @IsOptional()
  @Matches(ISPB, { message: 'Must be an ISPB (8 digits or capital letters).' })
  participant?: string;

  /** Only verifications of this type of key. */
  @IsOptional()
  @IsIn(OFFICIAL_KEY_TYPES, { message: `Must be one of ${OFFICIAL_KEY_TYPES.join(', ')}.` })
  keyType?: OfficialKeyType;

  /** Only verifications with this result. */
  @IsOptional()
  @IsIn(['OK', 'NOK'], { message: 'Must be OK or NOK.' })
  result?: 'OK' | 'NOK';
}
