import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CARD_STATUSES, CHANNELS, type CardStatus, type Channel } from '../issuer/card';
import { PRESETS, type Preset } from '../issuer/forced';

const MAX_CENTS = 1_000_000_000_000;
// A constant: the compiler's plugin leaves a member with a calculated limit out of the API's documentation.
const MIN_CENTS = -1_000_000_000_000;
const CENTS = 'Must be a whole number of cents';
const STATUS = `Must be one of ${CARD_STATUSES.join(', ')}.`;

/** A test card to make. Only its number is needed. */
export class CreateCardRequest {
  /**
   * 12 to 19 digits; the check digit may be wrong.
   * @example "4111111111111111"
   */
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a string of 12 to 19 digits.' })
  pan!: string;

  /**
   * YYMM; 4912 where it is left out.
   * @example "3012"
   */
  @IsOptional()
  @Matches(/^[0-9]{2}(0[1-9]|1[0-2])$/, { message: 'Must be a year and a month, as in 3012.' })
  expiry?: string;

  /**
   * 123 where it is left out. Never shown again.
   * @example "123"
   */
  @IsOptional()
  @Matches(/^[0-9]{3,4}$/, { message: 'Must be a string of 3 or 4 digits.' })
  cvv?: string;

  /**
   * 1234 where it is left out. Never shown again.
   * @example "1234"
   */
  @IsOptional()
  @Matches(/^[0-9]{4,12}$/, { message: 'Must be a string of 4 to 12 digits.' })
  pin?: string;

  /** @example "ANA SOUZA" */
  @IsOptional()
  @Matches(/^(?=.*\S)[^\p{C}]{1,26}$/u, { message: 'Must be a string of 1 to 26 characters.' })
  holderName?: string;

  /**
   * What its first digits say, where it is left out.
   * @example visa
   */
  @IsOptional()
  @Matches(/^[A-Za-z0-9 -]{1,20}$/, { message: 'Must be a string of 1 to 20 letters or digits.' })
  brand?: string;

  /**
   * Cents.
   * @example 100000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(MIN_CENTS, { message: `${CENTS}, at least ${String(MIN_CENTS)}.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  balance?: number;

  /**
   * Cents that may be spent beyond the balance.
   * @example 50000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  creditLimit?: number;

  /** @example active */
  @IsOptional()
  @IsIn(CARD_STATUSES, { message: STATUS })
  status?: CardStatus;

  /** DE39 that the card answers to every well-formed payment. */
  @IsOptional()
  @Matches(/^[0-9A-Z]{2}$/, { message: 'Must be a response code of two characters, as in 05.' })
  scenario?: string;

  /**
   * Approvals a day, in Brasília's time; one more is answered 65.
   * @example 10
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(1_000_000, { message: 'Must be at most 1000000.' })
  dailyCountLimit?: number;

  /**
   * Cents a day, in Brasília's time; more is answered 61.
   * @example 50000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  dailyAmountLimit?: number;

  /**
   * Merchant categories at which the card is answered 57.
   * @example ["7995"]
   */
  @IsOptional()
  @IsArray({ message: 'Must be a list of merchant categories.' })
  @ArrayMaxSize(40, { message: 'Must have at most 40 merchant categories.' })
  @Matches(/^[0-9]{4}$/, { each: true, message: 'Must contain only strings of four digits.' })
  blockedMccs?: string[];

  /** Channels in which the card is answered 57. */
  @IsOptional()
  @IsArray({ message: 'Must be a list of channels.' })
  @IsIn(CHANNELS, { each: true, message: `Each must be one of ${CHANNELS.join(', ')}.` })
  blockedChannels?: Channel[];
}

/** What a card is to become. */
export class ChangeStatusRequest {
  /** @example blocked */
  @IsIn(CARD_STATUSES, { message: STATUS })
  status!: CardStatus;
}

const presets = Object.keys(PRESETS) as Preset[];

/** Which magic values the sandbox is to know. */
export class ChangePresetRequest {
  /** @example cents-code */
  @IsIn(presets, { message: `Must be one of ${presets.join(', ')}.` })
  preset!: Preset;
}
