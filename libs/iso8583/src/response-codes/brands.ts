/** The card brands whose retry rules are published in Brazil; docs/adr/0046 names the sources. */
export const BRANDS = ['visa', 'mastercard', 'elo', 'amex', 'hipercard'] as const;
export type Brand = (typeof BRANDS)[number];

/**
 * Returns the brand with this name, in any case.
 *
 * @example brandNamed('Visa'); // 'visa'
 * @returns undefined if the brand has no published rules, as in `other`
 */
export function brandNamed(name: string): Brand | undefined {
  const wanted = name.trim().toLowerCase();
  return BRANDS.find((brand) => brand === wanted);
}
