import { IsIn, IsOptional, Matches } from 'class-validator';
import { KEY_TYPES, type KeyType } from '#libs/brazil';
import { PageRequest } from '#libs/platform';

/** Whose past to export; without any of it, that of every key. */
export class HistoryRequest extends PageRequest {
  /** Only keys of this type. */
  @IsOptional()
  @IsIn(KEY_TYPES, { message: `Must be one of ${KEY_TYPES.join(', ')}.` })
  keyType?: KeyType;

  /** Only the key of this value, in its normal form. */
  @IsOptional()
  @Matches(/^[^\p{C}]{1,77}$/u, { message: 'Must be a key.' })
  keyValue?: string;
}
