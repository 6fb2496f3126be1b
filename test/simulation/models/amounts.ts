/** Reais with two decimals, as the services write them. */
export function reais(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents of an amount in reais. */
export function centsOf(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}
