import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB, KEY_TYPES, type KeyType } from '#libs/brazil';
import { PeriodRequest } from '#libs/http';
import { ACCOUNT_ID, ACCOUNT_NUMBER, BRANCH, EXPECTED } from './account-fields';
import { KEY_STATUSES, type KeyStatus } from '../keys/dict-key';

/** As in `0001/123456-7`, or the number alone. */
const ACCOUNT = new RegExp(`^(?:${BRANCH.source.slice(1, -1)}/)?${ACCOUNT_NUMBER.source.slice(1)}`);

/** The filters of the list. Without filters, all active keys are listed. */
export class ListKeysRequest extends PeriodRequest {
  /** Only keys of this type. */
  @IsOptional()
  @IsIn(KEY_TYPES, { message: `Must be one of ${KEY_TYPES.join(', ')}.` })
  keyType?: KeyType;

  /** Only keys of this participant. */
  @IsOptional()
  @Matches(ISPB, { message: EXPECTED.ispb })
  ispb?: string;

  /** Only keys of the account with this reference. */
  @IsOptional()
  @Matches(ACCOUNT_ID, { message: EXPECTED.accountId })
  accountId?: string;

  /** Only keys with this status. */
  @IsOptional()
  @IsIn(KEY_STATUSES, { message: `Must be one of ${KEY_STATUSES.join(', ')}.` })
  status: KeyStatus = 'ACTIVE';

  /** Only keys of the account with this number, or with this branch and number: `0001/123456-7`. */
  @IsOptional()
  @Matches(ACCOUNT, { message: 'Must be an account number, or a branch, a slash and a number.' })
  account?: string;
}
