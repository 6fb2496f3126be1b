import { IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX_KEYS = 1_000_000;
const MAX_SEED = 2 ** 31 - 1;

/** How large a made-up directory to put into the sandbox. */
export class SeedRequest {
  /**
   * How many keys; 1000 where it is left out.
   * @example 10000
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(MAX_KEYS, { message: `Must be at most ${String(MAX_KEYS)}.` })
  keys?: number;

  /**
   * Which directory: the same seed gives the same keys. 1 where it is left out.
   * @example 7
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(MAX_SEED, { message: `Must be at most ${String(MAX_SEED)}.` })
  seed?: number;
}
