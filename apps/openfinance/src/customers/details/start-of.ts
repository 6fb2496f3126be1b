import { brasiliaDayStartMs } from '#libs/brazil';
import { dateTime } from '../../standard/date-time';

/**
 * The instant at which a day begins in Brasília, as the standard writes it.
 * @example startOf('2018-05-21'); // '2018-05-21T03:00:00Z'
 */
export function startOf(date: string): string {
  return dateTime(brasiliaDayStartMs(date));
}
