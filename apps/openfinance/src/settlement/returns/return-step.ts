import { type Cents } from '#libs/kernel';

/** A return of a payment, as the SPI lists it. */
export interface SpiReturn {
  /** RtrId. */
  readonly returnId: string;
  readonly amount: Cents;
  readonly status: 'ACCEPTED' | 'REJECTED' | 'PENDING';
}

/** The next action of the payer's bank, if a rule requests the return of a payment. */
export type ReturnStep =
  /** Ask the payee's institution to return the rest. */
  | { readonly kind: 'ask' }
  /** A return is pending. */
  | { readonly kind: 'wait' }
  /** The whole amount was returned, or no more returns will come. */
  | { readonly kind: 'end'; readonly refused?: SpiReturn };

/** Decides by the returns of the payment in the SPI. */
export function returnStep(amount: Cents, returns: readonly SpiReturn[]): ReturnStep {
  if (returns.some(({ status }) => status === 'PENDING')) return { kind: 'wait' };
  const back = returns
    .filter(({ status }) => status === 'ACCEPTED')
    .reduce((sum, each) => sum + each.amount, 0);
  if (back >= amount) return { kind: 'end' };
  const refused = returns.find(({ status }) => status === 'REJECTED');
  return refused === undefined ? { kind: 'ask' } : { kind: 'end', refused };
}
