/** Who finances the plan: the merchant (parcelado loja, without interest) or the issuer (with interest). */
export const INSTALLMENT_TYPES = ['merchant', 'issuer'] as const;
export type InstallmentType = (typeof INSTALLMENT_TYPES)[number];

/** The plan of a payment in installments. */
export interface Installments {
  /** The number of monthly installments, from 0 to 99 as it was received; a valid plan has at least 2. */
  readonly count: number;
  readonly type: InstallmentType;
  /** The interest of the issuer per month, in percent, when the payment was approved. Absent if there is none. */
  readonly monthlyRate?: string;
}

export const FEWEST_INSTALLMENTS = 2;
export const MOST_INSTALLMENTS = 99;

/**
 * Reads the value of the subelement: a digit for the type (1 merchant, 2 issuer) and two for the count.
 *
 * @example readInstallments('103'); // { type: 'merchant', count: 3 }
 * @returns undefined if the value is absent or has another layout
 */
export function readInstallments(value: string | undefined): Installments | undefined {
  const [, digit, count] = /^([12])([0-9]{2})$/.exec(value ?? '') ?? [];
  const type = INSTALLMENT_TYPES[Number(digit) - 1];
  return type === undefined ? undefined : { type, count: Number(count) };
}

/** The plan of a payment with the interest of the issuer, which a plan of the merchant does not have. */
export function withInterest(plan: Installments, monthlyRate: string): Installments {
  return plan.type === 'issuer' && Number(monthlyRate) > 0 ? { ...plan, monthlyRate } : plan;
}

/** Writes the value of the subelement. */
export function writeInstallments({ count, type }: Installments): string {
  const digit = INSTALLMENT_TYPES.indexOf(type) + 1;
  return `${String(digit)}${String(count).padStart(2, '0')}`;
}
