/**
 * A quotient, rounded to the nearest integer. A half is rounded up.
 *
 * @param dividend not negative
 * @param divisor positive
 * @example halfUp(5n, 2n); // 3n
 */
export function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
