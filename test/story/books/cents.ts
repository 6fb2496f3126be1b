import { parseCents } from '#libs/kernel';

/**
 * Reads an amount in reais, as a number or as a decimal text.
 * @returns integer cents
 * @throws Error if it is not an amount of at most two decimals
 */
export function centsOf(amount: unknown): number {
  const cents = parseCents(String(amount));
  if (!cents.ok) throw new Error(`${String(amount)} is not an amount: ${cents.refusal}`);
  return cents.value;
}

/** The sum of amounts in reais, in cents. */
export function sumOf(amounts: readonly unknown[]): number {
  return amounts.reduce<number>((sum, amount) => sum + centsOf(amount), 0);
}
