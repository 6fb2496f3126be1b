import { treated } from './leaf';
import { maskPan } from './mask-pan';
import { treatmentOf, type Treatment } from './sensitive-names';

/** A name, perhaps in quotes, and the sign before its value. */
const NAME = /(?<![\w-])([\w-]{2,30})\\*["']?\s*[:=]\s*/g;
const QUOTE = /\\*["']/y;
const BARE = /[^\s&;,<>{}[\]"'\\]+/y;
const CARD_NUMBER = /[\d*][\d* .+-]*/y;

/** Masks the values of sensitive names in free text: `password=abc`, `"pin": "1234"`, `token: x`. */
export function maskNamedValues(text: string): string {
  let out = '';
  let done = 0;
  for (const match of text.matchAll(NAME)) {
    const treatment = treatmentOf(match[1] ?? '');
    const start = match.index + match[0].length;
    if (treatment === undefined || match.index < done) continue;
    const [from, to] = valueAt(text, start, treatment);
    if (from === to) continue;
    const value = text.slice(from, to);
    out += text.slice(done, from) + shown(treatment, value);
    done = to;
  }
  return out + text.slice(done);
}

function shown(treatment: Treatment, value: string): string {
  if (treatment !== 'pan') return treated(treatment, value);
  const number = value.trimEnd();
  return maskPan(number) + value.slice(number.length);
}

/** The start and end of the value: inside its quotes or brackets, or up to the next punctuation. */
function valueAt(text: string, start: number, treatment: Treatment): [from: number, to: number] {
  const quote = matchAt(QUOTE, text, start);
  if (quote !== '') {
    const from = start + quote.length;
    return [from, endOfQuoted(text, quote, from)];
  }
  if (text[start] === '{' || text[start] === '[') return [start, endOfNested(text, start)];
  const number = treatment === 'pan' ? matchAt(CARD_NUMBER, text, start) : '';
  return [start, start + (number || matchAt(BARE, text, start)).length];
}

function endOfQuoted(text: string, quote: string, from: number): number {
  let end = text.indexOf(quote, from);
  // A quote with more backslashes before it than the opening quote is part of the value.
  while (end > from && text[end - 1] === '\\') end = text.indexOf(quote, end + 1);
  return end === -1 ? text.length : end;
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if ('{['.includes(character)) depth += 1;
    else if ('}]'.includes(character)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

function matchAt(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
}
