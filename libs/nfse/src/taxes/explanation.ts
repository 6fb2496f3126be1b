import { type Cents } from '#libs/kernel';
import { type Percentage } from '../national/dps';

/** The source of a rate, in the order of precedence. */
export type RateSource = 'benefit' | 'request' | 'municipality' | 'dps' | 'year';

/** How one value of an invoice was computed. */
export interface Explanation {
  /** The element of the invoice, for example `vISSQN`. */
  readonly name: string;
  /** The formula, with the names of the inputs: `vBC x pAliqAplic`. */
  readonly formula: string;
  /** The value of each name in the formula: cents for names that begin with v, hundredths of a percent for p. */
  readonly inputs: Readonly<Record<string, number>>;
  /** The result, if it is an amount. */
  readonly cents?: Cents;
  /** The result, if it is a percentage. */
  readonly rate?: Percentage;
  readonly source?: RateSource;
  /** The document that fixes the rate, or the word "estimate" with its reason. */
  readonly reference?: string;
}

/** The explanation of an amount. */
export type ExplainedAmount = Explanation & { readonly cents: Cents };

/** The explanation of a sent amount that replaces the computed one. */
export function asSent(name: string, cents: Cents): ExplainedAmount {
  return { name, formula: 'as sent', inputs: {}, cents };
}
