import { DIGIT, endOf, isAt, kindOf, NAME, SPACE, SPECIAL, WORD } from './characters';
import { isFreeAt, maskedNumberAt, punctuatedAt, type MaskedNumber } from './personal-numbers';
import { isRemovedIsoField, treatmentOf, type Treatment } from './sensitive-names';
import {
  endOfBareValue,
  endOfEscapedJsonValue,
  endOfJsonValue,
  endOfQuotedValue,
} from './value-ends';
import { closingBracket, endOfElementText, endTagInString, endTagOf } from './element-ends';

const MASK = '***';
const EMAIL_MASK = '***@***';
const MIN_PHONE = 8;
const MAX_PHONE = 15;
/** From here on eleven digits may be one number, in JSON too. */
const MIN_JSON_NUMBER = 11;
const NOWHERE = Infinity;

/**
 * Goes over a text once, whatever it is written in, and stops only at characters that may begin
 * something to mask. Written by hand because it runs for each body the journal keeps: the same as
 * regular expressions takes a pass for each.
 *
 * What it wrote is never a beginning or a neighbour of anything it would mask, so that masking twice
 * is masking once; `barrier` keeps it from looking back over what has become something else.
 */
export class MaskScanner {
  private out = '';
  /** Up to where the text has been written to `out`. */
  private flushed = 0;
  /** Never looked back over: the end of a mask, or of an escape sequence. */
  private barrier = 0;
  /** Where a sensitive element's content begins: the scanner stops there first. */
  private stop: number;
  private pendingTag: { readonly name: string; readonly treatment: Treatment } | undefined;
  /** An element without an end was seen: looking for one each time would take quadratic time. */
  private unclosed = false;

  private readonly json: boolean;
  private inString = false;
  private depth = 0;
  /** How deep the object is that holds ISO 8583 fields, where there is one open. */
  private fieldsDepth = NOWHERE;
  private fieldsAt = NOWHERE;

  constructor(private readonly text: string) {
    this.stop = text.length;
    const first = text[endOf(text, 0, SPACE)];
    this.json = first === '{' || first === '[';
  }

  run(): string {
    let index = 0;
    while (index < this.text.length) {
      index = this.scan(index);
      index = this.maskElement(index);
    }
    return this.flushed === 0 ? this.text : this.out + this.text.slice(this.flushed);
  }

  private scan(start: number): number {
    const { text } = this;
    let index = start;
    while (index < this.stop) {
      const kind = kindOf(text, index);
      if ((kind & WORD) !== 0) index = this.word(index, kind);
      else if (kind === SPECIAL) index = this.special(index);
      else index += 1;
    }
    return index;
  }

  private word(start: number, kind: number): number {
    const digits = (kind & DIGIT) === 0 ? start : endOf(this.text, start, DIGIT);
    const end = endOf(this.text, digits, WORD);
    // Most words are none of a number's lengths, or not followed by what a number with letters is.
    if (digits !== end ? this.text[end] !== '.' : end - start < 2) return end;
    if (this.followsDecimalPoint(start)) return end;
    if (digits !== end)
      return this.replaceNumber(start, punctuatedAt(this.text, start, end)) ?? end;
    const found = maskedNumberAt(this.text, start, end);
    if (found === undefined) return end;
    const from = this.text[start - 1] === '-' ? start - 1 : start;
    return this.isJsonNumber(from, end)
      ? this.replace(from, end, `"${found.mask}${this.text.slice(found.end, end)}"`)
      : this.replace(start, found.end, found.mask);
  }

  private special(index: number): number {
    switch (this.text[index]) {
      case '<':
        return this.tag(index);
      case '"':
        return this.quote(index);
      case '=':
        return this.assignment(index) ?? index + 1;
      case '@':
        return this.email(index, index + 1) ?? index + 1;
      case '+':
        return this.phone(index, index + 1) ?? index + 1;
      case '%':
        return this.percent(index);
      case '\\':
        return this.backslash(index);
      default:
        this.bracket(index);
        return index + 1;
    }
  }

  private replace(from: number, to: number, mask: string): number {
    this.out += this.text.slice(this.flushed, from) + mask;
    this.flushed = to;
    this.barrier = to;
    return to;
  }

  private replaceNumber(from: number, found: MaskedNumber | undefined): number | undefined {
    return found === undefined ? undefined : this.replace(from, found.end, found.mask);
  }

  private followsDecimalPoint(start: number): boolean {
    if (start - 2 < this.barrier) return false;
    return this.text.charCodeAt(start - 1) === 0x2e && isAt(this.text, start - 2, DIGIT);
  }

  /** The mask of a JSON number is written as a string: the body is to be read as JSON again. */
  private isJsonNumber(start: number, end: number): boolean {
    if (!this.json || this.inString || end - start < MIN_JSON_NUMBER) return false;
    const { text } = this;
    const begins = ':,['.includes(text.charAt(start - 1)) || isAt(text, start - 1, SPACE);
    return begins && (',}]'.includes(text.charAt(end)) || isAt(text, end, SPACE));
  }

  private email(at: number, domain: number): number | undefined {
    const { text } = this;
    let from = at;
    while (from > this.barrier && isMailAt(text, from - 1, '.-+%')) from -= 1;
    if (from === at || !isMailAt(text, domain, '')) return undefined;
    let to = domain;
    while (isMailAt(text, to, '.-')) to += 1;
    while ('.-'.includes(text.charAt(to - 1))) to -= 1;
    return this.replace(from, to, EMAIL_MASK);
  }

  private phone(at: number, start: number): number | undefined {
    if (at > this.barrier && isAt(this.text, at - 1, WORD)) return undefined;
    const end = endOf(this.text, start, DIGIT);
    const length = end - start;
    if (length < MIN_PHONE || length > MAX_PHONE || !isFreeAt(this.text, end)) return undefined;
    return this.replace(start, end, MASK);
  }

  /** A percent-encoded character separates words, and may be the @ or the + of something. */
  private percent(index: number): number {
    const { text } = this;
    const hex = text.slice(index + 1, index + 3);
    const end = index + 3;
    if (!/^[\dA-Fa-f]{2}$/.test(hex) || /^\w$/.test(String.fromCharCode(parseInt(hex, 16)))) {
      return index + 1;
    }
    const masked =
      (hex === '40' ? this.email(index, end) : undefined) ??
      (hex.toUpperCase() === '2B' ? this.phone(index, end) : undefined) ??
      this.numberAfterPercent(index + 1);
    if (masked !== undefined) return masked;
    this.barrier = end;
    return end;
  }

  /** It may also be a per cent sign that a card number follows. */
  private numberAfterPercent(start: number): number | undefined {
    const end = endOf(this.text, start, DIGIT);
    if (end - start < 2 || isAt(this.text, end, WORD)) return undefined;
    return this.replaceNumber(start, maskedNumberAt(this.text, start, end));
  }

  private backslash(index: number): number {
    const next = this.text.charAt(index + 1);
    if (next === '' || !'"\\/bfnrtu'.includes(next)) return index + 1;
    const unicode = /^u[\dA-Fa-f]{4}$/.test(this.text.slice(index + 1, index + 6));
    this.barrier = index + (unicode ? 6 : 2);
    return (next === '"' ? this.member(index + 1, '\\"') : undefined) ?? this.barrier;
  }

  private bracket(index: number): void {
    if (!this.json || this.inString) return;
    const character = this.text[index];
    this.depth += character === '{' || character === '[' ? 1 : -1;
    if (index === this.fieldsAt && this.fieldsDepth === NOWHERE) this.fieldsDepth = this.depth;
    if (this.depth < this.fieldsDepth) this.fieldsDepth = NOWHERE;
  }

  private quote(index: number): number {
    const masked = this.member(index, '"');
    if (masked !== undefined) {
      this.inString = false;
      return masked;
    }
    this.inString = this.json && !this.inString;
    return index + 1;
  }

  /** A sensitive member of a JSON object, whose name begins behind the quote that ends at `index`. */
  private member(index: number, quote: string): number | undefined {
    const { text } = this;
    const end = endOf(text, index + 1, NAME);
    const treatment = this.memberTreatment(index + 1, end);
    if (treatment === undefined) return undefined;
    if (!text.startsWith(quote, end)) return undefined;
    const colon = endOf(text, end + quote.length, SPACE);
    if (text[colon] !== ':') return undefined;
    const start = endOf(text, colon + 1, SPACE);
    if (treatment === 'iso-fields') {
      if (text[start] === '{') this.fieldsAt = start;
      return undefined;
    }
    const valueEnd = (quote === '"' ? endOfJsonValue : endOfEscapedJsonValue)(text, start);
    if (valueEnd === start) return undefined;
    return this.replace(start, valueEnd, quote + contentOf(treatment) + quote);
  }

  private memberTreatment(start: number, end: number): Treatment | undefined {
    const { text, fieldsDepth } = this;
    if (fieldsDepth !== NOWHERE && isRemovedIsoField(text, start, end)) return 'removed';
    return treatmentOf(text, start, end);
  }

  /** A sensitive `name=value`, as a form has it, or an XML attribute. */
  private assignment(index: number): number | undefined {
    const { text } = this;
    let name = index;
    while (name > this.barrier && isAt(text, name - 1, NAME)) name -= 1;
    const treatment = treatmentOf(text, name, index);
    if (treatment === undefined || treatment === 'iso-fields') return undefined;
    const quote = this.mayBeQuoted(name) ? this.quoteAt(index + 1) : '';
    const start = index + 1 + quote.length;
    if (quote !== '') {
      const end = endOfQuotedValue(text, quote, start, this.inString);
      return end === start ? end : this.replace(start, end, contentOf(treatment));
    }
    const end = endOfBareValue(text, start);
    if (end === start) return undefined;
    // Removed, the value would leave its name in front of a quote that does not belong to it.
    const isQuoteNext = end < text.length && '"\'\\'.includes(text.charAt(end));
    return this.replace(start, end, isQuoteNext ? MASK : contentOf(treatment));
  }

  /** In `href="?pin="` the quote behind the name is no beginning. */
  private mayBeQuoted(name: number): boolean {
    if (name === this.barrier) return name === 0 || name > this.flushed;
    return isAt(this.text, name - 1, SPACE) || (this.inString && this.text[name - 1] === '"');
  }

  private quoteAt(index: number): string {
    if (this.text.startsWith('\\"', index)) return '\\"';
    const character = this.text.charAt(index);
    return character === "'" || (character === '"' && !this.inString) ? character : '';
  }

  /** Remembers a sensitive element that has content; its attributes come first. */
  private tag(index: number): number {
    const { text } = this;
    const first = endOf(text, index + 1, NAME);
    const local = text[first] === ':' ? first + 1 : index + 1;
    const end = text[first] === ':' ? endOf(text, local, NAME) : first;
    const treatment = treatmentOf(text, local, end);
    if (treatment === undefined || treatment === 'iso-fields') return index + 1;
    if (text[end] !== '>' && !isAt(text, end, SPACE)) return index + 1;
    const bracket = closingBracket(text, end);
    if (bracket === undefined || text[bracket - 1] === '/') return index + 1;
    this.stop = bracket + 1;
    this.pendingTag = { name: text.slice(index + 1, end), treatment };
    return index + 1;
  }

  private maskElement(index: number): number {
    const { pendingTag, stop } = this;
    this.stop = this.text.length;
    this.pendingTag = undefined;
    if (pendingTag === undefined || index !== stop) return index;
    const end = this.endOfContent(index, pendingTag.name);
    return end === index ? end : this.replace(index, end, contentOf(pendingTag.treatment));
  }

  /** Up to its own end tag; where there is none, up to the next tag. */
  private endOfContent(start: number, name: string): number {
    const { text, inString } = this;
    const find = inString ? endTagInString : endTagOf;
    const end = this.unclosed ? undefined : find(name, text, start);
    if (end !== undefined) return end;
    this.unclosed = true;
    return endOfElementText(text, start, inString);
  }
}

function contentOf(treatment: Treatment): string {
  return treatment === 'removed' ? '' : MASK;
}

/** A letter of any script, a digit, or one of the signs. */
function isMailAt(text: string, index: number, signs: string): boolean {
  if (isAt(text, index, WORD) || text.charCodeAt(index) >= 0x80) return true;
  return index < text.length && signs !== '' && signs.includes(text.charAt(index));
}
