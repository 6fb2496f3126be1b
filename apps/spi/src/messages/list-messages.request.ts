import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { PeriodRequest } from '#libs/http';
import { MESSAGE_STATES, type Message, type MessageState } from './message';

const DIRECTIONS = ['IN', 'OUT'] as const;
/** The maximum length of ids and definitions in the messages. */
const MAX_LENGTH = 35;
const VISIBLE = /^[!-~]+$/;
const VISIBLE_EXPECTED = 'Must contain only visible ASCII characters.';
const LENGTH_EXPECTED = `Must have at most ${String(MAX_LENGTH)} characters.`;

/** The filters of the message list. Without filters, all messages are listed. */
export class ListMessagesRequest extends PeriodRequest {
  /** Only messages of or for this participant (ISPB). */
  @IsOptional()
  @Matches(ISPB, { message: 'Must be an ISPB (8 digits or capital letters).' })
  ispb?: string;

  /** IN: only messages that participants have sent. OUT: only messages for participants. */
  @IsOptional()
  @IsIn(DIRECTIONS, { message: `Must be one of ${DIRECTIONS.join(', ')}.` })
  direction?: Message['direction'];

  /** Only messages about this EndToEndId or RtrId. */
  @IsOptional()
  @Matches(VISIBLE, { message: VISIBLE_EXPECTED })
  @MaxLength(MAX_LENGTH, { message: LENGTH_EXPECTED })
  subject?: string;

  /** Only messages of this definition, such as `pacs.008.spi.1.16`. */
  @IsOptional()
  @Matches(VISIBLE, { message: VISIBLE_EXPECTED })
  @MaxLength(MAX_LENGTH, { message: LENGTH_EXPECTED })
  definition?: string;

  /** Only messages in this state. */
  @IsOptional()
  @IsIn(MESSAGE_STATES, { message: `Must be one of ${MESSAGE_STATES.join(', ')}.` })
  state?: MessageState;
}
