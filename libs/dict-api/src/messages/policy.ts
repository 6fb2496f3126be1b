export const CATEGORIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The state of a bucket. */
export interface PolicyState {
  readonly AvailableTokens: number;
  readonly Capacity: number;
  readonly RefillTokens: number;
  readonly RefillPeriodSec: number;
  readonly Name: string;
}
