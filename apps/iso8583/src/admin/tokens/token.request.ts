import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { PageRequest } from '#libs/http';
import {
  TOKEN_CHANNELS,
  TOKEN_STATUSES,
  type TokenChannel,
  type TokenStatus,
} from '../../tokens/token';

const REQUESTOR = 'Must be a string of 11 digits.';

/** A token to create for a card. */
export class CreateTokenRequest {
  /**
   * Number of the card that the token stands for.
   * @example "4000000000000001"
   */
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a string of 12 to 19 digits.' })
  pan!: string;

  /**
   * The token requestor (TRID), such as a wallet or a shop.
   * @example "40010030273"
   */
  @Matches(/^[0-9]{11}$/, { message: REQUESTOR })
  requestorId!: string;

  /**
   * Expiry date of the token, YYMM. Default: that of the card.
   * @example "3012"
   */
  @IsOptional()
  @Matches(/^[0-9]{2}(0[1-9]|1[0-2])$/, { message: 'Must be a year and a month, as in 3012.' })
  expiry?: string;

  /** The channels that the token is restricted to. Default: all. Another channel gets code 57. */
  @IsOptional()
  @IsArray({ message: 'Must be a list of channels.' })
  @ArrayMinSize(1, { message: 'Must have at least one channel.' })
  @IsIn(TOKEN_CHANNELS, {
    each: true,
    message: `Each must be one of ${TOKEN_CHANNELS.join(', ')}.`,
  })
  channels?: TokenChannel[];

  /**
   * The merchants (DE42) that the token is restricted to. Default: all. Another merchant gets code 58.
   * @example ["MERCHANT0000001"]
   */
  @IsOptional()
  @IsArray({ message: 'Must be a list of merchants.' })
  @ArrayMaxSize(20, { message: 'Must have at most 20 merchants.' })
  @Matches(/^[\x20-\x7e]{1,15}$/, {
    each: true,
    message: 'Must contain only strings of 1 to 15 printable characters.',
  })
  merchants?: string[];
}

/** The new status of a token. */
export class ChangeTokenStatusRequest {
  /**
   * The new status.
   * @example suspended
   */
  @IsIn(TOKEN_STATUSES, { message: `Must be one of ${TOKEN_STATUSES.join(', ')}.` })
  status!: TokenStatus;
}

/** The filters of the list of tokens. Without filters, all tokens are listed. */
export class ListTokensRequest extends PageRequest {
  /**
   * Only tokens of the card with this number.
   * @example "4000000000000001"
   */
  @IsOptional()
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a card number of 12 to 19 digits.' })
  pan?: string;

  /**
   * Only tokens of this requestor.
   * @example "40010030273"
   */
  @IsOptional()
  @Matches(/^[0-9]{11}$/, { message: REQUESTOR })
  requestorId?: string;

  /** Only tokens with this status. */
  @IsOptional()
  @IsIn(TOKEN_STATUSES, { message: `Must be one of ${TOKEN_STATUSES.join(', ')}.` })
  status?: TokenStatus;
}
