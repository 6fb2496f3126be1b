import { IsOptional, Matches, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/http';

/** The maximum length of ids in the messages. */
const MAX_LENGTH = 35;
const VISIBLE = /^[!-~]+$/;
const VISIBLE_EXPECTED = 'Must contain only visible ASCII characters.';
const LENGTH_EXPECTED = `Must have at most ${String(MAX_LENGTH)} characters.`;

/** The filters of the list of returns. Without filters, all returns are listed. */
export class ListReturnsRequest extends PageRequest {
  /** Only the return with this RtrId. */
  @IsOptional()
  @Matches(VISIBLE, { message: VISIBLE_EXPECTED })
  @MaxLength(MAX_LENGTH, { message: LENGTH_EXPECTED })
  returnId?: string;

  /** Only returns of the payment with this EndToEndId. */
  @IsOptional()
  @Matches(VISIBLE, { message: VISIBLE_EXPECTED })
  @MaxLength(MAX_LENGTH, { message: LENGTH_EXPECTED })
  endToEndId?: string;
}
