/** A key of each type, to look up; without a type that the directory is too small for. */
export class KeyExamplesResponse {
  /** @example "02918479520" */
  CPF?: string;

  /** @example "12345678000195" */
  CNPJ?: string;

  /** @example ana.lima.7.3@example.com */
  EMAIL?: string;

  /** @example "+5511987654321" */
  PHONE?: string;

  /** @example 71f8a5b0-3c1d-4f0e-9f53-6d3b0d3f3a1e */
  RANDOM?: string;
}

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
   */
  examples!: KeyExamplesResponse;
}
