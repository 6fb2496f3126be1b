import { type Cents } from '#libs/kernel';

/** A return of a payment, as the SPI lists it. */
export interface SpiReturn {
  /** RtrId. */
  readonly returnId: string;
  readonly amount: Cents;
  readonly status: 'ACCEPTED' | 'REJECTED' | 'PENDING';
}

/** What the payer's bank does for a payment that a rule lets the payee return. */
export type ReturnStep =
  /** The payee's institution is asked to return what is left. */
  | { readonly kind: 'ask' }
  /** A return is on its way. */
  | { readonly kind: 'wait' }
  /** The whole amount is back, or nothing more will come. */
  | { readonly kind: 'end'; readonly refused?: SpiReturn };

/** Decides from the returns of a payment that the SPI has. */
export function returnStep(amount: Cents, returns: readonly SpiReturn[]): ReturnStep {
  if (returns.some(({ status }) => status === 'PENDING')) return { kind: 'wait' };
  const back = returns
    .filter(({ status }) => status === 'ACCEPTED')
    .reduce((sum, each) => sum + each.amount, 0);
  if (back >= amount) return { kind: 'end' };
  const refused = returns.find(({ status }) => status === 'REJECTED');
  return refused === undefined ? { kind: 'ask' } : { kind: 'end', refused };
}
