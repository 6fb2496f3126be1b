import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';

const YEAR_SEC = 366 * 86_400;

/** The new state of a bucket. */
export class SetBucketRequest {
  /**
   * Number of tokens.
   * @example 1
   */
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  tokens!: number;

  /**
   * Seconds until the next token comes. At most the refill time of one token, which is the default. A full bucket gets
   * no token.
   * @example 5
   */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 3 }, { message: 'Must be a number of at most three decimals.' })
  @Min(0.001, {
    message: 'Must be at least 0.001. For a token that comes now, add 1 to `tokens`.',
  })
  @Max(YEAR_SEC, { message: `Must be at most ${String(YEAR_SEC)}.` })
  nextTokenInSec?: number | null;
}
