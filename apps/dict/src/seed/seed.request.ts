import { IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX_KEYS = 1_000_000;
const MAX_SEED = 2 ** 31 - 1;

/** The keys to generate. */
export class SeedRequest {
  /**
   * Number of keys. Default: 1000.
   * @example 10000
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be at least 1.' })
  @Max(MAX_KEYS, { message: `Must be at most ${String(MAX_KEYS)}.` })
  keys?: number;

  /**
   * Seed of the generator. The same seed generates the same keys. Default: 1.
   * @example 7
   */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number.' })
  @Min(0, { message: 'Must be at least 0.' })
  @Max(MAX_SEED, { message: `Must be at most ${String(MAX_SEED)}.` })
  seed?: number;
}
