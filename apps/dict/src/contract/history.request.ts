import { IsIn, IsOptional, Matches } from 'class-validator';
import { KEY_TYPES, type KeyType } from '#libs/brazil';
import { PageRequest } from '#libs/http';

/** The filters of the export. Without filters, all keys are listed. */
export class HistoryRequest extends PageRequest {
  /** Only keys of this type. */
  @IsOptional()
  @IsIn(KEY_TYPES, { message: `Must be one of ${KEY_TYPES.join(', ')}.` })
  keyType?: KeyType;

  /** Only keys with this value, in its normal form. */
  @IsOptional()
  @Matches(/^[^\p{C}]{1,77}$/u, { message: 'Must be a key.' })
  keyValue?: string;
}
