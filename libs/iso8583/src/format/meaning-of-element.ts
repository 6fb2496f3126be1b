import { meaningOf } from '../response-codes/response-codes';

/** The meanings of the first two digits of the processing code (element 3). */
const PROCESSING: Readonly<Record<string, string>> = {
  '00': 'purchase',
  '01': 'withdrawal',
  '02': 'adjustment (debit)',
  '09': 'purchase with cashback',
  '20': 'return',
  '22': 'adjustment (credit)',
  '28': 'load',
  '30': 'balance inquiry',
  '31': 'balance inquiry',
  '40': 'transfer',
};

const CURRENCIES: Readonly<Record<string, string>> = {
  '032': 'ARS',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
  '986': 'BRL',
};

const NETWORK: Readonly<Record<string, string>> = {
  '001': 'sign-on',
  '002': 'sign-off',
  '101': 'key change',
  '161': 'key change',
  '201': 'cutover',
  '301': 'echo test',
};

/**
 * The meaning of the value of an element: of a processing code, a response code, a currency or a network code.
 *
 * @returns undefined if the value needs none, or is not known
 * @example meaningOfElement('70', '301'); // 'echo test'
 */
export function meaningOfElement(number: string, value: string): string | undefined {
  if (number === '3') return PROCESSING[value.slice(0, 2)];
  if (number === '39') return meaningOf(value);
  if (number === '49' || number === '51' || number === '50') return CURRENCIES[value];
  return number === '70' ? NETWORK[value] : undefined;
}
