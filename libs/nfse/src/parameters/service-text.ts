import { ITEMS_01_TO_14 } from './service-texts/items-01-to-14';
import { ITEMS_15_TO_99 } from './service-texts/items-15-to-99';

/**
 * The official texts of the national list of services: annex B of the national standard, edition of 2026-01-22, which
 * divides the list of LC 116/2003. They are exactly as published, even if a full stop is missing. The codes
 * that technical notes 007 and 009 added (99.02 to 99.05) have no official text.
 */
const TEXTS: ReadonlyMap<string, string> = new Map(
  `${ITEMS_01_TO_14}${ITEMS_15_TO_99}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, 6), line.slice(7)]),
);

/**
 * The official text of a service code.
 *
 * @param code 6 digits
 * @example
 * serviceText('010201'); // 'Programação.'
 */
export function serviceText(code: string): string | undefined {
  return TEXTS.get(code);
}
