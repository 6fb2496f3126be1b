import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import {
  ACCOUNTS,
  CARD_STATUSES,
  CHANNELS,
  type CardAccount,
  type CardStatus,
  type Channel,
} from '../account/card';
import { PRESETS, type Preset } from '../issuer/decision/forced';
import { NO_TOKEN } from '../tokens/token';

const MAX_CENTS = 1_000_000_000_000;
// A constant: the Swagger plugin of the compiler does not document a member with a calculated limit.
const MIN_CENTS = -1_000_000_000_000;
const CENTS = 'Must be a whole number of cents';
const STATUS = `Must be one of ${CARD_STATUSES.join(', ')}.`;

/** A test card to create. Only `pan` is required. */
export class CreateCardRequest {
  /**
   * Card number of 12 to 19 digits. The check digit is not checked. Numbers in the ranges of tokens (400099, 500099, 650099,
   * 370099, 60628299, 600099) are refused.
   * @example "4111111111111111"
   */
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a string of 12 to 19 digits.' })
  @Matches(NO_TOKEN, { message: 'Must not be in a range of tokens, such as 400099.' })
  pan!: string;

  /**
   * Expiry date, YYMM. Default: 4912.
   * @example "3012"
   */
  @IsOptional()
  @Matches(/^[0-9]{2}(0[1-9]|1[0-2])$/, { message: 'Must be a year and a month, as in 3012.' })
  expiry?: string;

  /**
   * Security code. Default: 123. Responses never contain it.
   * @example "123"
   */
  @IsOptional()
  @Matches(/^[0-9]{3,4}$/, { message: 'Must be a string of 3 or 4 digits.' })
  cvv?: string;

  /**
   * PIN. Default: 1234. Responses never contain it.
   * @example "1234"
   */
  @IsOptional()
  @Matches(/^[0-9]{4,12}$/, { message: 'Must be a string of 4 to 12 digits.' })
  pin?: string;

  /**
   * Name of the holder. Default: TEST CARD.
   * @example "ANA SOUZA"
   */
  @IsOptional()
  @Matches(/^(?=.*\S)[^\p{C}]{1,26}$/u, { message: 'Must be a string of 1 to 26 characters.' })
  holderName?: string;

  /**
   * Brand of the card. Default: the brand of the first digits.
   * @example visa
   */
  @IsOptional()
  @Matches(/^[A-Za-z0-9 -]{1,20}$/, { message: 'Must be a string of 1 to 20 letters or digits.' })
  brand?: string;

  /**
   * Initial balance in cents. Default: 0.
   * @example 100000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(MIN_CENTS, { message: `${CENTS}, at least ${String(MIN_CENTS)}.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  balance?: number;

  /**
   * Credit limit in cents, in addition to the balance. Default: 0.
   * @example 50000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  creditLimit?: number;

  /**
   * Status of the card. Default: active.
   * @example active
   */
  @IsOptional()
  @IsIn(CARD_STATUSES, { message: STATUS })
  status?: CardStatus;

  /** Response code (DE39) for every payment with this card. Without it, the checks of the host decide. */
  @IsOptional()
  @Matches(/^[0-9A-Z]{2}$/, { message: 'Must be a response code of two characters, as in 05.' })
  scenario?: string;

  /**
   * Maximum number of approvals per day, in the time zone of Brasília. The next payment gets code 65.
   * @example 10
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(1_000_000, { message: 'Must be at most 1000000.' })
  dailyCountLimit?: number;

  /**
   * Maximum amount per day in cents, in the time zone of Brasília. A payment above it gets code 61.
   * @example 50000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  dailyAmountLimit?: number;

  /**
   * Maximum amount of a contactless payment in cents. A payment above it gets code 61. Default: no limit.
   * @example 50000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  contactlessLimit?: number;

  /**
   * Amount in cents above which a contactless payment needs a PIN or the verification by the device. Without it, the
   * payment gets code 70 (Mastercard: 65). Default: none does.
   * @example 20000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  contactlessPinLimit?: number;

  /** The accounts that DE3 can name. Default: all. Another account gets code 39, 52 or 53. */
  @IsOptional()
  @IsArray({ message: 'Must be a list of accounts.' })
  @IsIn(ACCOUNTS, { each: true, message: `Each must be one of ${ACCOUNTS.join(', ')}.` })
  accounts?: CardAccount[];

  /**
   * Merchant categories (MCC) that the card does not allow. Their payments get code 57.
   * @example ["7995"]
   */
  @IsOptional()
  @IsArray({ message: 'Must be a list of merchant categories.' })
  @ArrayMaxSize(40, { message: 'Must have at most 40 merchant categories.' })
  @Matches(/^[0-9]{4}$/, { each: true, message: 'Must contain only strings of four digits.' })
  blockedMccs?: string[];

  /** Channels that the card does not allow. Their payments get code 57. */
  @IsOptional()
  @IsArray({ message: 'Must be a list of channels.' })
  @IsIn(CHANNELS, { each: true, message: `Each must be one of ${CHANNELS.join(', ')}.` })
  blockedChannels?: Channel[];
}

/** The new status of a card. */
export class ChangeStatusRequest {
  /**
   * The new status.
   * @example blocked
   */
  @IsIn(CARD_STATUSES, { message: STATUS })
  status!: CardStatus;
}

const presets = Object.keys(PRESETS) as Preset[];

/** The new preset of the sandbox. */
export class ChangePresetRequest {
  /**
   * Name of the preset.
   * @example cents-code
   */
  @IsIn(presets, { message: `Must be one of ${presets.join(', ')}.` })
  preset!: Preset;
}
