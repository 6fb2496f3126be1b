import { type KeyType } from '#libs/brazil';

/** What became of the made-up directory. */
export class SeedResponse {
  /** @example 7 */
  seed!: number;

  /**
   * How many keys were asked for.
   * @example 10000
   */
  keys!: number;

  /**
   * How many of them are new in the sandbox.
   * @example 10000
   */
  stored!: number;

  /**
   * How many were there already, or are a key that was registered otherwise.
   * @example 0
   */
  skipped!: number;

  /**
   * A key of each type, to look up.
   * @example { "CPF": "02918479520", "EMAIL": "ana.lima.7.3@example.com" }
   */
  examples!: Partial<Record<KeyType, string>>;
}
