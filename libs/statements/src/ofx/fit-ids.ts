import { type FitIdMode } from './styles';

const FIRST_HEXADECIMAL = 0x10112;
const COUNTER_DIGITS = 3;

/** Makes the FITIDs of one file, in the order of its entries. */
export class FitIds {
  private day = '';
  private ofDay = 0;
  private ofFile = 0;

  constructor(private readonly mode: FitIdMode) {}

  /** @param day the day of booking, `YYYY-MM-DD` */
  next(reference: string, day: string): string {
    switch (this.mode) {
      case 'stable':
        return reference;
      case 'dailyCounter':
        this.ofDay = day === this.day ? this.ofDay + 1 : 1;
        this.day = day;
        return compact(day) + String(this.ofDay).padStart(COUNTER_DIGITS, '0');
      case 'hexadecimalCounter':
        this.ofFile += 1;
        return `N${(FIRST_HEXADECIMAL + this.ofFile - 1).toString(16).toUpperCase()}`;
      case 'repeatedByDay':
        return compact(day);
    }
  }
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}
