import { formatCents, isCalendarDate, toCents } from '#libs/kernel';
import { booleanIn, integerIn, textIn, type Value } from '../cells';
import { type Column } from '../table';
import { type TimeZone } from '../time-zone';
import { STYLES } from './parts';
import { xmlCellText } from './xml';

const DAY_MS = 86_400_000;
/** The day 1970-01-01 as a day number of Excel. */
const EPOCH_SERIAL = 25_569;
/** 1900-03-01. Excel treats 1900 as a leap year, so earlier days have different numbers. */
const FIRST_SERIAL = 61;
/** 9999-12-31, the last day that Excel shows. */
const END_SERIAL = 2_958_466;
/** The steps of a day: a step is 9 microseconds, so that a date has at most 15 digits. */
const SERIAL_STEPS = 1e10;
/** Numbers of Excel have 15 decimal digits. */
const END_OF_EXACT = 1e15;

/** The XML of a cell. `at` is its address, such as `B7`. */
export type CellXml = (at: string, cell: Value) => string;

/**
 * Makes the XML of a column's cells. Texts are inline strings, so they are never formulas or numbers. Money and
 * integers are numbers up to 15 digits, and exact texts with more digits. Dates and instants are date cells from
 * 1900-03-01 to 9999, otherwise ISO 8601 texts. A date cell has no zone, so an instant is shown as local time of the
 * zone, exact to the millisecond.
 */
export function cellXml(column: Column, zone: TimeZone): CellXml {
  switch (column.type) {
    case 'text':
      return (at, cell) => textXml(at, textIn(cell, column));
    case 'integer':
      return (at, cell) => integerXml(at, integerIn(cell, column));
    case 'money':
      return (at, cell) => moneyXml(at, integerIn(cell, column));
    case 'instant':
      return (at, cell) => instantXml(at, integerIn(cell, column), zone);
    case 'date':
      return (at, cell) => dateXml(at, textIn(cell, column));
    case 'boolean':
      return (at, cell) => `<c r="${at}" t="b"><v>${booleanIn(cell, column) ? '1' : '0'}</v></c>`;
  }
}

/** A text, in a style of `STYLES`. */
export function textXml(at: string, text: string, style = STYLES.plain): string {
  const styled = style === STYLES.plain ? '' : ` s="${String(style)}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlCellText(text)}</t></is></c>`;
}

function numberXml(at: string, number: string, style: number): string {
  return `<c r="${at}" s="${String(style)}"><v>${number}</v></c>`;
}

function integerXml(at: string, value: number): string {
  if (Math.abs(value) >= END_OF_EXACT) return textXml(at, String(value));
  return numberXml(at, String(value), STYLES.integer);
}

function moneyXml(at: string, cents: number): string {
  const text = formatCents(toCents(cents));
  return Math.abs(cents) >= END_OF_EXACT ? textXml(at, text) : numberXml(at, text, STYLES.money);
}

function instantXml(at: string, instantMs: number, zone: TimeZone): string {
  const serial = (instantMs + zone.offsetMs(instantMs)) / DAY_MS + EPOCH_SERIAL;
  if (serial < FIRST_SERIAL || serial >= END_SERIAL) return textXml(at, zone.isoText(instantMs));
  // Rounded up a little, because some readers cut to milliseconds instead of rounding.
  const text = String(Math.ceil(serial * SERIAL_STEPS) / SERIAL_STEPS);
  return numberXml(at, text, STYLES.instant);
}

function dateXml(at: string, day: string): string {
  const serial = isCalendarDate(day) ? Date.parse(day) / DAY_MS + EPOCH_SERIAL : 0;
  if (serial < FIRST_SERIAL) return textXml(at, day);
  return numberXml(at, String(serial), STYLES.date);
}
