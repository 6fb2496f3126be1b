import { type Cents, isCalendarDate, parseCents } from '#libs/kernel';
import { type OfxFindingCode } from './findings';

/** A value that was read, and what is wrong with its text. */
export interface ReadValue<T> {
  readonly value: T | undefined;
  readonly problem?: { readonly code: OfxFindingCode; readonly detail: string };
}

const SHOWN = 40;
const PLAIN_AMOUNT = /^[+-]?\d*[.,]?\d*$/;
/** A thousands mark is not allowed, but it occurs. The last mark is that of the decimals. */
const WITH_THOUSANDS = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d{2}|(?:,\d{3})+\.\d{2})$/;
const DATE = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})(?:\.\d{1,3})?)?\s*(?:\[[^\]]*\])?$/;
const ZEROS = /^0{8}/;

/** Reads `-150.00`, `150,00` or `1.150,00`, in cents. */
export function readAmount(text: string): ReadValue<Cents> {
  const hasThousands = WITH_THOUSANDS.test(text);
  const decimal = hasThousands ? withoutThousands(text) : text.replace(',', '.');
  const cents = parseCents(decimal);
  if (!cents.ok || !(hasThousands || PLAIN_AMOUNT.test(text))) {
    const detail = `${shown(text)} is not an amount, as in -150.00, of at most 18 digits and two decimals.`;
    return { value: undefined, problem: { code: 'OFX_AMOUNT', detail } };
  }
  if (!hasThousands) return { value: cents.value };
  const detail = `${shown(text)} has a thousands mark; OFX allows only the decimal mark.`;
  return { value: cents.value, problem: { code: 'OFX_THOUSANDS_MARK', detail } };
}

/** Reads `20261103`, also with a time and a zone. The day is the written one: no zone moves it. */
export function readDay(text: string): ReadValue<string> {
  const [, year = '', month = '', date = '', ...time] = DATE.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (isCalendarDate(day) && isTime(time)) return { value: day };
  if (ZEROS.test(text)) {
    const detail = `${shown(text)} is no date; it must be that of the bank.`;
    return { value: undefined, problem: { code: 'OFX_ZERO_DATE', detail } };
  }
  const detail = `${shown(text)} is not a date, as in 20261103 or 20261103120000[-3:BRT].`;
  return { value: undefined, problem: { code: 'OFX_DATE', detail } };
}

function isTime([hour = '00', minute = '00', second = '00']: readonly (
  string | undefined
)[]): boolean {
  return hour <= '23' && minute <= '59' && second <= '59';
}

function withoutThousands(text: string): string {
  const mark = text.length - 3;
  return `${text.slice(0, mark).replace(/[.,]/g, '')}.${text.slice(mark + 1)}`;
}

export function shown(text: string): string {
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
}
