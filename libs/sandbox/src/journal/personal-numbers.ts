import { DIGIT, endOf, isAt, WORD } from './characters';

/** A number that is not to be kept: the text from where it was asked about up to `end` becomes `mask`. */
export interface MaskedNumber {
  readonly mask: string;
  readonly end: number;
}

const CPF_MASK = '***.***.***-**';
const CNPJ_MASK = '**.***.***/****-**';

const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}/y;
/** Also the form with letters, and with the slash of it percent-encoded in a path. */
const CNPJ = /[\dA-Za-z]{2}\.[\dA-Za-z]{3}\.[\dA-Za-z]{3}(?:\/|%2[Ff])[\dA-Za-z]{4}-\d{2}/y;

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;
const MIN_PAN = 13;
const MAX_PAN = 19;
const GROUP = 4;
const KEPT_FIRST = 6;
const KEPT_LAST = 4;

/** Looks at a run of digits that begins at `start` with nothing of a longer word before it. */
export function maskedNumberAt(text: string, start: number, end: number): MaskedNumber | undefined {
  const length = end - start;
  if (length < CPF_LENGTH) {
    return length === GROUP ? groupedPanAt(text, start, end) : punctuatedAt(text, start, end);
  }
  if (!isFreeAt(text, end)) return undefined;
  if (length === CPF_LENGTH) return { mask: CPF_MASK, end };
  if (length === CNPJ_LENGTH) return { mask: CNPJ_MASK, end };
  if (length < MIN_PAN || length > MAX_PAN) return undefined;
  const digits = text.slice(start, end);
  return passesLuhn(digits) ? maskedPan(digits, end - KEPT_LAST) : undefined;
}

/** A CPF or CNPJ in its punctuated form; the word that it begins with ends at `end`. */
export function punctuatedAt(text: string, start: number, end: number): MaskedNumber | undefined {
  if (text.charCodeAt(end) !== 0x2e) return undefined;
  if (end - start === 3) return shapedAt(CPF, CPF_MASK, text, start);
  return end - start === 2 ? shapedAt(CNPJ, CNPJ_MASK, text, start) : undefined;
}

function shapedAt(
  shape: RegExp,
  mask: string,
  text: string,
  start: number,
): MaskedNumber | undefined {
  shape.lastIndex = start;
  if (!shape.test(text)) return undefined;
  const end = shape.lastIndex;
  return isFreeAt(text, end) ? { mask, end } : undefined;
}

/** Whether what ends there is not a part of something longer: a word, or a number with decimals. */
export function isFreeAt(text: string, end: number): boolean {
  if (isAt(text, end, WORD)) return false;
  return text.charCodeAt(end) !== 0x2e || !isAt(text, end + 1, DIGIT);
}

/** Groups of four and a shorter last one, with single spaces (a + in a form) or hyphens between them. */
function groupedPanAt(text: string, start: number, end: number): MaskedNumber | undefined {
  let digits = text.slice(start, end);
  let found: MaskedNumber | undefined;
  let last = end;
  while (digits.length < MAX_PAN && isSeparatorAt(text, last)) {
    const next = last + 1;
    last = endOf(text, next, DIGIT);
    const size = last - next;
    if (size === 0 || size > GROUP || endOf(text, last, WORD) !== last) break;
    digits += text.slice(next, last);
    if (isPan(digits) && isFreeAt(text, last)) found = maskedPan(digits, lastDigits(text, last));
    if (size < GROUP) break;
  }
  return found;
}

function isSeparatorAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x20 || code === 0x2d || code === 0x2b;
}

/** Where the last digits that are kept begin; there may be a separator among them. */
function lastDigits(text: string, end: number): number {
  let index = end;
  for (let count = 0; count < KEPT_LAST;) {
    index -= 1;
    if (isAt(text, index, DIGIT)) count += 1;
  }
  return index;
}

function isPan(digits: string): boolean {
  return digits.length >= MIN_PAN && digits.length <= MAX_PAN && passesLuhn(digits);
}

/**
 * The last four stay in the text, and are looked at again: they may also be the first group of a next
 * number, and a text that has been masked is to stay as it is when it is masked once more.
 */
function maskedPan(digits: string, end: number): MaskedNumber {
  const stars = '*'.repeat(digits.length - KEPT_FIRST - KEPT_LAST);
  return { mask: digits.slice(0, KEPT_FIRST) + stars, end };
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, double = false; index >= 0; index -= 1, double = !double) {
    const digit = digits.charCodeAt(index) - 0x30;
    const weighted = double ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
