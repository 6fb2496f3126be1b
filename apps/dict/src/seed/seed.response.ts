/** One generated key of each type. A type is absent if none was generated. */
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

/** The result of generating keys. */
export class SeedResponse {
  /**
   * Seed of the generator.
   * @example 7
   */
  seed!: number;

  /**
   * Number of generated keys.
   * @example 10000
   */
  keys!: number;

  /**
   * Number of keys that were added to the sandbox.
   * @example 10000
   */
  stored!: number;

  /**
   * Number of keys that already existed.
   * @example 0
   */
  skipped!: number;

  /** One generated key of each type. */
  examples!: KeyExamplesResponse;
}
