/** A period of days, `YYYY-MM-DD`, both included. An absent end means no end. */
export interface Validity {
  readonly from: string;
  readonly until?: string;
}

/** The first day of a row without a period of its own. */
export const FIRST_DAY = '2000-01-01';

/** Whether a row is valid on a day. A row without a period is always valid. */
export function isValidOn({ from, until }: Partial<Validity>, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}
