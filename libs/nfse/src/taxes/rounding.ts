import { toCents, type Cents } from '#libs/kernel';
import { type Percentage } from '../national/dps';

/**
 * How a fraction of a cent is rounded. The annexes of the national system have no rule, so this is our choice: each
 * published amount is rounded once, half-up by default.
 * - `half-up`: half a cent is rounded away from zero.
 * - `half-even`: half a cent is rounded to the even cent.
 * - `truncate`: fractions of a cent are dropped.
 */
export type RoundingMode = 'half-up' | 'half-even' | 'truncate';

/** 100 %, in hundredths of a percent. */
export const WHOLE: Percentage = 10_000;

/**
 * A percentage of an amount, exact up to the one rounding at the end.
 * @param percentage hundredths of a percent, an integer
 *
 * @example
 * roundedShare(toCents(100_50), 1_00); // 1.005 is rounded to 1.01: 101 cents
 */
export function roundedShare(
  cents: Cents,
  percentage: Percentage,
  mode: RoundingMode = 'half-up',
): Cents {
  const product = BigInt(cents) * BigInt(percentage);
  return bounded(Number(divided(product, BigInt(WHOLE), mode)));
}

/**
 * An amount that is limited to the exact range, so that the arithmetic never fails on absurd input. Rules E0427, E0428
 * and
 * E1508 refuse a DPS whose amounts reach the limit, because each single amount of a DPS is inside the range.
 */
export function bounded(value: number): Cents {
  return toCents(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value)));
}

function divided(product: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const quotient = product / divisor;
  const rest = magnitude(product % divisor) * 2n;
  const isUp = rest > divisor || (rest === divisor && (mode === 'half-up' || quotient % 2n !== 0n));
  if (mode === 'truncate' || !isUp) return quotient;
  return product < 0n ? quotient - 1n : quotient + 1n;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
