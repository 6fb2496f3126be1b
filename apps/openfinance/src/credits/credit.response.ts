/** Money that an account has received, or will receive. */
export class CreditResponse {
  /**
   * The id of the transaction is this id followed by `-0`.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  creditId!: string;

  /** @example maria-corrente */
  accountId!: string;

  /**
   * In reais.
   * @example 150.00
   */
  amount!: string;

  /** @example E1234567820261121120000000000001 */
  endToEndId!: string;

  /**
   * The instant of the credit, on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  at!: string;

  /**
   * BOOKED: the balance includes the credit. SCHEDULED: it will be booked at `at`.
   * @example BOOKED
   */
  status!: 'BOOKED' | 'SCHEDULED';
}
