/** A customer of the request. */
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

/** The customers and transactions that were added. */
export class SeedResponse {
  /** @example 7 */
  seed!: number;

  /**
   * New customers.
   * @example 2
   */
  customers!: number;

  /**
   * Accounts of the customers of the request, new or not.
   * @example 4
   */
  accounts!: number;

  /**
   * The number of added transactions. It does not include the first year of transactions of new accounts.
   * @example 4000
   */
  transactions!: number;

  /** Some of the customers. */
  examples!: SeededCustomerResponse[];
}
