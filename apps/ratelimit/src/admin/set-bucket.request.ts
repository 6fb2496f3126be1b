import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';

const YEAR_SEC = 366 * 86_400;

/** What a bucket is to hold. */
export class SetBucketRequest {
  /**
   * How many tokens.
   * @example 1
   */
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  tokens!: number;

  /**
   * When the next one is to come, in seconds from now; as late as it can be where it is left out.
   * @example 5
   */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 3 }, { message: 'Must be a number of at most three decimals.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(YEAR_SEC, { message: `Must be at most ${String(YEAR_SEC)}.` })
  nextTokenInSec?: number | null;
}
