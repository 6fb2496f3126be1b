import { type PaymentLayout } from '../layouts/payment-layout';

/**
 * The occurrences of a payment as a layout has them: with the codes of the bank for those of G059 that it names otherwise, and each
 * once.
 * @example ownOccurrences(FEBRABAN, ['BD']); // ['BD']
 */
export function ownOccurrences(
  { ownCodes }: Pick<PaymentLayout, 'ownCodes'>,
  codes: readonly string[],
): readonly string[] {
  return [...new Set(codes.map((code) => ownCodes.get(code) ?? code))];
}
