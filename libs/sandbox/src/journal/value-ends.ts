/** Where a value ends that is replaced as a whole; each goes over the text once, and stops at its end. */
import { isAt, SPACE } from './characters';

const ESCAPED_QUOTE = '\\"';
const BARE_JSON_ENDS = ',}]"<&\\';
const BARE_ENDS = '&;,<>}"\'\\';

/** A string, an object, an array, or what there is up to the next punctuation. */
export function endOfJsonValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfJsonString(text, start);
  if (first === '{' || first === '[') return endOfNested(text, start);
  return text.startsWith(ESCAPED_QUOTE, start)
    ? endAfter(text, ESCAPED_QUOTE, start + ESCAPED_QUOTE.length)
    : endOfBare(text, start, BARE_JSON_ENDS);
}

/** The value of `name=value` that no quotes enclose. */
export function endOfBareValue(text: string, start: number): number {
  return endOfBare(text, start, BARE_ENDS);
}

/** Where the closing quote is, or the text ends. */
export function endBefore(text: string, quote: string, start: number): number {
  const found = text.indexOf(quote, start);
  return found === -1 ? text.length : found;
}

/** The end of an open tag, or undefined where another begins before it. */
export function closingBracket(text: string, start: number): number | undefined {
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '>') return index;
    if (character === '<') return undefined;
  }
  return undefined;
}

function endAfter(text: string, quote: string, start: number): number {
  return Math.min(endBefore(text, quote, start) + quote.length, text.length);
}

function endOfBare(text: string, start: number, ends: string): number {
  let end = start;
  while (end < text.length && !isAt(text, end, SPACE) && !ends.includes(text.charAt(end))) end += 1;
  return end;
}

function endOfJsonString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') return index + 1;
    if (character === '\\') index += 1;
  }
  return text.length;
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfJsonString(text, index) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}
