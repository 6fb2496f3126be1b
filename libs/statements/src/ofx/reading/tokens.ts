import { type Place } from './findings';

/** A tag, with the text up to the next tag. */
export interface OfxToken extends Place {
  readonly isEnd: boolean;
  /** In capital letters. */
  readonly tag: string;
  /** With characters instead of entities, and without white space at the ends. */
  readonly text: string;
}

const MAX_TAG = 64;
const TAG = /^\/?[A-Za-z][A-Za-z0-9._-]*\s*$/;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const MAX_CODE_POINT = 0x10ffff;
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';

/**
 * Splits the body of a file into tags, in time linear to its length. `<` that starts no tag belongs to the text, as in files
 * of banks that escape nothing.
 */
export function* tokensOf(text: string, start: number): Generator<OfxToken> {
  const scanner = new Scanner(text, start);
  let tag = scanner.nextTag();
  while (tag !== undefined) {
    const next = scanner.nextTag();
    const content = text.slice(tag.end, next?.start ?? text.length);
    const isEnd = tag.name.startsWith('/');
    yield {
      isEnd,
      tag: (isEnd ? tag.name.slice(1) : tag.name).trim().toUpperCase(),
      text: plainText(content),
      line: tag.line,
      column: tag.column,
    };
    tag = next;
  }
}

interface Tag extends Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

class Scanner {
  private line = 1;
  private lineStart = 0;
  private lineEnd: number;
  private close = -1;

  constructor(
    private readonly text: string,
    private position: number,
  ) {
    this.lineEnd = text.indexOf('\n');
  }

  nextTag(): Tag | undefined {
    for (;;) {
      const start = this.text.indexOf('<', this.position);
      if (start < 0) return undefined;
      // Searched only once for each `>`, so that many `<` take no more time.
      if (this.close < start) this.close = this.text.indexOf('>', start);
      if (this.close < 0) return undefined;
      if (this.text.startsWith(CDATA, start)) {
        const end = this.text.indexOf(CDATA_END, start);
        this.position = end < 0 ? this.text.length : end + CDATA_END.length;
        continue;
      }
      const name = this.close - start > MAX_TAG ? '' : this.text.slice(start + 1, this.close);
      if (TAG.test(name)) {
        this.position = this.close + 1;
        return { name, start, end: this.close + 1, ...this.placeOf(start) };
      }
      this.position = start + 1;
    }
  }

  /** The places are asked in their order. */
  private placeOf(position: number): Place {
    while (this.lineEnd >= 0 && this.lineEnd < position) {
      this.line += 1;
      this.lineStart = this.lineEnd + 1;
      this.lineEnd = this.text.indexOf('\n', this.lineStart);
    }
    return { line: this.line, column: position - this.lineStart + 1 };
  }
}

function plainText(content: string): string {
  const text = content.trim();
  if (text.includes(CDATA)) return text.split(CDATA).map(afterCdata).join('').trim();
  return withoutEntities(text);
}

function afterCdata(part: string, index: number): string {
  if (index === 0) return withoutEntities(part);
  const [literal = '', ...rest] = part.split(CDATA_END);
  return literal + withoutEntities(rest.join(CDATA_END));
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (written, decimal?: string, hexadecimal?: string, name = '') => {
    if (decimal !== undefined) return character(Number(decimal)) ?? written;
    if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16)) ?? written;
    return ENTITIES[String(name).toLowerCase()] ?? written;
  });
}

function character(code: number): string | undefined {
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
