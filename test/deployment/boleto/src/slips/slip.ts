import { type Cents } from '#libs/kernel';

/** A registered bank slip. */
export interface Slip {
  readonly id: string;
  readonly amount: Cents;
}
