import { passesLuhn } from '#libs/kernel';
import { Iso8583Error } from '../iso8583.errors';
import { type IsoMessage } from '../message';
import { ELEMENTS, type ElementFormat } from '../profile/elements-1987';
import { partLayout } from '../profile/part-layout';
import { type Profile } from '../profile/profile';
import { withoutRepeats } from '../profile/subelement-path';
import { isConstructed } from '../tlv/tag';
import { readTlv, type TlvNode } from '../tlv/tlv';
import { frameTlv } from '../tlv/write-tlv';
import { privateKeys } from './private-paths';

/** Elements with a PAN. */
const PAN_ELEMENTS = new Set(['2', '34']);
/** Tracks and the PIN block. They are hidden completely. */
const SECRET_ELEMENTS = new Set(['35', '36', '45', '52']);
const CHIP_DATA = '55';
/** The same in chip data: tracks, their discretionary data and the PIN. */
const SECRET_TAGS = new Set(['56', '57', '99', '9F1F', '9F20', '9F6B']);
/** A PAN in BCD, padded with F. */
const PAN_TAG = '5A';
/**
 * Shorter values are hidden completely: the first six and the last four digits would be almost all of them.
 */
const PAN_SHORTEST = 13;
const NUMERALS = new Set<ElementFormat | undefined>(['n', 'x+n']);
const DIGIT_RUN = /[0-9]{13,}/g;
/** Digits in groups, as a PAN is printed on a card: with blanks, tabs, line breaks, hyphens, points or slashes. */
const GROUPED_DIGITS = /[0-9](?:[\s.\-/_]{0,4}[0-9]){12,}/g;
const BETWEEN_GROUPS = /[\s.\-/_]/g;
/**
 * The same in an element of bytes, which are written in hex: a digit is 30 to 39 in ASCII, and F0 to F9 in EBCDIC. ASCII digits
 * without anything between them are already hidden, because they are a run of digits in hex too.
 */
const HEX_DIGITS = {
  ascii: /3[0-9](?:(?:20|09|0A|0D|A0|2D|2E|2F|5F){0,4}3[0-9]){12,}/g,
  ebcdic: /F[0-9](?:(?:40|05|15|25|41|60|4B|61|6D){0,4}F[0-9]){12,}/g,
};
const HEX_BYTES = /^(?:[0-9A-F]{2}){13,}$/;
const LONGEST_PAN = 19;
/** The CVV in private data: subelement 92 in the layout of Mastercard. */
const CVV_PATH = '48.92';
const CVV_SUBELEMENT = /(?<=9203)[0-9]{3}|(?<=9204)[0-9]{4}/g;

/**
 * Returns the message with card data masked. Of a PAN, the first six and the last four digits are shown.
 * Tracks and the PIN block are hidden, and chip data is masked in the same way. In the text of other
 * elements, digits that look like a PAN (13 to 19 digits with a correct check digit, also in groups with blanks or
 * hyphens), longer digits and a CVV in the layout of Mastercard are masked too. In elements of bytes, all digits of
 * such a length are hidden, in ASCII and in EBCDIC. With a profile, its private elements and subelements are hidden, and
 * elements that could not be divided if they can contain one. An element is hidden if something in one of its subelements
 * is. Lengths do not change.
 *
 * @example
 * maskMessage({ mti: '0100', fields: { '2': '4000000000000002' } }).fields['2']; // "400000******0002"
 */
export function maskMessage(message: IsoMessage, profile?: Profile): IsoMessage {
  const { mti, fields, parts, header } = message;
  const own = profile && privateKeys(message, profile);
  const shown = Object.entries(parts ?? {}).map(([path, value]) => {
    const layout = profile && partLayout(profile, path);
    const isTlv = layout === undefined ? isInChipData(path) : layout.kind === 'ber-tlv';
    const masked = own?.paths.has(path) ? hidden(value) : maskSubelement(path, value, isTlv);
    // Chip data is masked in the element too, and stays readable there.
    return { path, masked, isChanged: masked !== value && !(isTlv && isInChipData(path)) };
  });
  const changed = new Set(
    shown.filter(({ isChanged }) => isChanged).map(({ path }) => path.split('.', 1)[0]),
  );
  // Entries, not assignments: a key may be "__proto__".
  const masked = Object.entries(fields).map(([key, value]) => {
    const isHidden = changed.has(key) || own?.elements.has(key) === true;
    return [key, isHidden ? hidden(value) : maskValue(key, value)];
  });
  return {
    mti,
    fields: Object.fromEntries(masked) as IsoMessage['fields'],
    ...(parts && { parts: Object.fromEntries(shown.map((part) => [part.path, part.masked])) }),
    ...(header !== undefined && { header }),
  };
}

function isInChipData(path: string): boolean {
  return path.startsWith(`${CHIP_DATA}.`);
}

/** Returns the masked value of one subelement. @param isTlv whether it is an object of BER-TLV */
function maskSubelement(path: string, value: string, isTlv: boolean): string {
  const plain = withoutRepeats(path);
  const [element = '', ...keys] = plain.split('.');
  if (SECRET_ELEMENTS.has(element) || PAN_ELEMENTS.has(element)) return hidden(value);
  if (isTlv) return maskedTlvValue({ tag: keys.at(-1) ?? '', value });
  return plain === CVV_PATH ? hidden(value) : maskDigits(value);
}

/** Returns the masked value of one element. */
function maskValue(key: string, value: string): string {
  if (PAN_ELEMENTS.has(key)) return maskPan(value);
  if (SECRET_ELEMENTS.has(key)) return hidden(value);
  if (key === CHIP_DATA) return maskChipData(value);
  // A number has the meaning of its element: the sixteen digits of DE88 are an amount, not a PAN.
  if (NUMERALS.has(ELEMENTS[Number(key)]?.format)) return value;
  return maskDigits(maskHexDigits(value).replace(CVV_SUBELEMENT, hidden));
}

function maskDigits(value: string): string {
  return maskHexDigits(value).replace(DIGIT_RUN, maskRun).replace(GROUPED_DIGITS, maskGroups);
}

/** Hides the digits that look like a PAN in bytes that are written in hex. */
function maskHexDigits(value: string): string {
  if (!HEX_BYTES.test(value)) return value;
  return value.replace(HEX_DIGITS.ascii, hidden).replace(HEX_DIGITS.ebcdic, hidden);
}

function maskRun(digits: string): string {
  // A longer run can contain a PAN anywhere.
  if (digits.length > LONGEST_PAN) return hidden(digits);
  return looksLikePan(digits) ? maskPan(digits) : digits;
}

/** Masks a PAN that is written in groups, also beside another number. The blanks and hyphens stay. */
function maskGroups(grouped: string): string {
  const digits = grouped.replace(BETWEEN_GROUPS, '');
  const masked = digits.length > LONGEST_PAN ? hidden(digits) : maskPart(grouped, digits);
  let at = 0;
  return grouped.replace(/[0-9]/g, () => masked.charAt(at++));
}

/** Masks the longest part of the digits that looks like a PAN and consists of whole groups. */
function maskPart(grouped: string, digits: string): string {
  let end = 0;
  const ends = grouped.split(/[\s.\-/_]+/).map((group) => (end += group.length));
  const starts = [0, ...ends];
  const parts = starts.flatMap((from) => ends.map((to) => ({ from, to })));
  const [pan] = parts
    .filter(({ from, to }) => to - from >= PAN_SHORTEST && looksLikePan(digits.slice(from, to)))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (pan === undefined) return digits;
  const { from, to } = pan;
  return digits.slice(0, from) + maskPan(digits.slice(from, to)) + digits.slice(to);
}

/** Shows only the first six and the last four characters. Hides a value that is too short for that. */
function maskPan(pan: string): string {
  if (pan.length < PAN_SHORTEST) return hidden(pan);
  return pan.slice(0, 6) + '*'.repeat(pan.length - 10) + pan.slice(-4);
}

function hidden(value: string): string {
  return '*'.repeat(value.length);
}

/** Masks chip data. Invalid chip data can contain anything, so it is hidden completely. */
function maskChipData(hex: string): string {
  try {
    return maskNodes(readTlv(hex));
  } catch (error) {
    if (error instanceof Iso8583Error) return hidden(hex);
    throw error;
  }
}

function maskNodes(nodes: readonly TlvNode[]): string {
  return nodes
    .map((node) => (node.tag === '00' ? '00' : frameTlv(node, maskedTlvValue(node))))
    .join('');
}

function maskedTlvValue({ tag, value, children }: TlvNode): string {
  if (children !== undefined) return maskNodes(children);
  // A template that could not be read can contain anything.
  if (SECRET_TAGS.has(tag) || isConstructed(tag)) return hidden(value);
  if (tag !== PAN_TAG) return value;
  const pan = value.replace(/F+$/, '');
  return maskPan(pan) + value.slice(pan.length);
}

/** Returns true for 13 to 19 digits whose last digit is the check digit (ISO/IEC 7812-1, annex B). */
function looksLikePan(digits: string): boolean {
  return passesLuhn(digits);
}
