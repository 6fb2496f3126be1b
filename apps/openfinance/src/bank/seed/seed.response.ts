/** A customer that the request was about. */
export class SeededCustomerResponse {
  /**
   * CPF or CNPJ.
   * @example "98765432100"
   */
  document!: string;

  /** @example "João Pereira" */
  name!: string;

  /** @example ["joao-corrente"] */
  accountIds!: string[];
}

/** What was added to the bank. */
export class SeedResponse {
  /** @example 7 */
  seed!: number;

  /**
   * New customers.
   * @example 2
   */
  customers!: number;

  /**
   * Accounts of the customers that the request is about, new or not.
   * @example 4
   */
  accounts!: number;

  /**
   * New transactions, without the year that each new account has.
   * @example 4000
   */
  transactions!: number;

  /** Some of the customers. */
  examples!: SeededCustomerResponse[];
}
