import { type Say } from '../texts/say';
import { UsageError } from './exit-codes';

/** Reads a number of an option. @throws UsageError if it is none */
export function wholeNumber(text: string, say: Say): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(say('usage.notANumber', { text }));
  return Number(text);
}
