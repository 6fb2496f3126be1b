/**
 * The list of services of LC 116 in its national division (annex B, January 2026) and item 99 of technical notes 007
 * and 009.
 * For each item: its subitems, and after a slash the number of divisions if there are several.
 */
const LIST: Readonly<Record<string, string>> = {
  '01': '01 02 03/2 04 05 06 07 08 09/2',
  '02': '01',
  '03': '02 03/5 04/3 05',
  '04': '01/2 02/5 03/3 04 05 06 07 08/3 09 10 11 12 13 14 15 16 17/4 18 19 20 21 22 23',
  '05': '01/2 02/2 03 04 05 06 07 08 09',
  '06': '01 02 03 04 05 06',
  '07': '01/6 02/2 03/2 04 05/2 06/2 07 08 09/2 10/2 11/2 12 13 16 17 18 19 20/3 21 22',
  '08': '01/2 02',
  '09': '01/4 02/2 03',
  '10': '01/5 02/2 03 04/3 05/2 06 07 08 09 10',
  '11': '01/2 02 03 04/2 05',
  '12': '01 02 03 04 05 06 07 08 09/3 10 11 12 13 14 15 16 17',
  '13': '02 03 04 05',
  '14': '01 02 03 04 05 06 07 08 09 10 11 12 13/2 14/4',
  '15': '01/5 02/8 03/8 04 05/5 06/8 07/4 08/4 09 10/5 11 12 13/6 14/3 15/2 16/2 17/3 18/5',
  '16': '01/4 02',
  '17': '01/2 02/5 03/3 04 05 06 08 09 10/2 11/2 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
  '18': '01/3',
  '19': '01/2',
  '20': '01/2 02 03',
  '21': '01',
  '22': '01',
  '23': '01/2',
  '24': '01/2',
  '25': '01 02/2 03 04 05',
  '26': '01/2',
  '27': '01',
  '28': '01',
  '29': '01',
  '30': '01/2',
  '31': '01/4',
  '32': '01',
  '33': '01',
  '34': '01',
  '35': '01/3',
  '36': '01',
  '37': '01',
  '38': '01',
  '39': '01',
  '40': '01',
  '99': '01 02 03/5 04 05',
};

const CODES = new Set(
  Object.entries(LIST).flatMap(([item, subitems]) =>
    subitems.split(' ').flatMap((entry) => {
      const [subitem = '', divisions = '1'] = entry.split('/');
      return Array.from(
        { length: Number(divisions) },
        (_, index) => `${item}${subitem}${String(index + 1).padStart(2, '0')}`,
      );
    }),
  ),
);

/** Every code of the national list, 6 digits each, in ascending order. */
export const NATIONAL_SERVICE_CODES: readonly string[] = [...CODES].toSorted();

/** Returns true if the code is in the national list of services (rule E0310). */
export function isNationalServiceCode(code: string): boolean {
  return CODES.has(code);
}

/**
 * Reads a service code in one of its usual forms. The division is 01 where the text has none. Undefined if the text has
 * no such form; the code need not be in the list.
 *
 * @example
 * normalizeServiceCode('1.07'); // '010701'
 */
export function normalizeServiceCode(text: string): string | undefined {
  const [, item, subitem, division = '01'] =
    /^(\d{1,2})\.(\d{2})(?:\.(\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(text) ?? [];
  if (item === undefined || subitem === undefined) return undefined;
  return `${item.padStart(2, '0')}${subitem}${division}`;
}
