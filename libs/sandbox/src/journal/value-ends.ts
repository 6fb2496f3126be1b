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
  return endOfBare(text, start, BARE_JSON_ENDS);
}

/** The same in JSON that is itself a JSON string: never beyond the quote that ends that string. */
export function endOfEscapedJsonValue(text: string, start: number): number {
  const first = text[start];
  if (text.startsWith(ESCAPED_QUOTE, start))
    return endOfEscapedString(text, start + ESCAPED_QUOTE.length);
  if (first === '{' || first === '[') return endOfEscapedNested(text, start);
  return endOfBare(text, start, BARE_JSON_ENDS);
}

/** The value of `name=value` that no quotes enclose. */
export function endOfBareValue(text: string, start: number): number {
  return endOfBare(text, start, BARE_ENDS);
}

/** Where the closing quote is, as it was opened: plain, single or escaped. */
export function endOfQuotedValue(
  text: string,
  quote: string,
  start: number,
  inString: boolean,
): number {
  if (quote === ESCAPED_QUOTE) return endOfEscapedText(text, start);
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    // The JSON string that a single quote was opened in may end before it is closed.
    if (character === quote || (inString && character === '"')) return index;
    if (inString && character === '\\') index += 1;
  }
  return text.length;
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

function endOfEscapedString(text: string, start: number): number {
  const end = endOfEscapedText(text, start);
  return text[end] === '\\' ? end + ESCAPED_QUOTE.length : end;
}

/** Where in `\\"a\\\\\\"b\\"`, which is `"a\\"b"` escaped once more, the last quote begins. */
function endOfEscapedText(text: string, start: number): number {
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '"' || text.startsWith(ESCAPED_QUOTE, index)) return index;
    if (text[index] !== '\\') continue;
    index += 1;
    // An escaped backslash takes with it what it escapes in turn.
    const escapesNext = text[index] === '\\' && text[index + 1] === '\\';
    if (escapesNext) index += 2;
  }
  return text.length;
}

function endOfEscapedNested(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') return index;
    if (character === '\\') index += 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}
