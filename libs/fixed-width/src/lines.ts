import { type FindingSink } from './findings';
import { type Line } from './read-record';
import { toWindows1252 } from './windows-1252';

/** The codes of findings about lines, not about fields. */
export type LineFault =
  | 'LINE_LENGTH'
  | 'UTF8'
  | 'BYTE_ORDER_MARK'
  | 'LINE_FEED_ONLY'
  | 'LAST_LINE_OPEN'
  | 'END_OF_FILE_CHARACTER'
  | 'CONTROL_CHARACTER';

/** A longer line is not kept in memory. */
const MAX_KEPT = 4096;
const BOM = '\xEF\xBB\xBF';
const END_OF_FILE = '\x1A';
const CONTROL = /[\0-\x1F\x7F]/;
/** The first byte of a character of two to four bytes, and a byte that follows it. */
const UTF8 = /[\xC2-\xF4][\x80-\xBF]/;

/**
 * Reads the lines of a file of fixed length. Memory does not depend on the size of the file.
 *
 * A line of another length makes a finding, and is cut or filled with blanks, so that its record can still be found.
 * A line whose length is right in UTF-8 is taken as UTF-8, and makes a finding too.
 * @returns the lines of each chunk
 */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
  report: FindingSink,
): AsyncGenerator<readonly Line[]> {
  const splitter = new LineSplitter(length, report);
  for await (const chunk of bytes) {
    const lines = splitter.push(chunk);
    if (lines.length > 0) yield lines;
  }
  const last = splitter.end();
  if (last.length > 0) yield last;
}

/**
 * A class, because V8 may allocate the objects of a literal as long-lived from some point on. The lines of a large file, and
 * all that they refer to, then stay in memory until the next full collection.
 */
class ReadLine implements Line {
  constructor(
    readonly number: number,
    readonly text: string,
  ) {}
}

class LineSplitter {
  private rest = '';
  /** How much of the line is not in `rest`, because it is too long. */
  private dropped = 0;
  private number = 0;
  private hasLineFeedOnly = false;

  constructor(
    private readonly length: number,
    private readonly sink: FindingSink,
  ) {}

  push(chunk: Uint8Array): Line[] {
    const text =
      this.rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
    const lines: Line[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.push(this.lineOf(text.slice(start, end), true));
      start = end + 1;
    }
    this.rest = text.slice(start);
    if (this.rest.length > MAX_KEPT) {
      this.dropped += this.rest.length - MAX_KEPT;
      // The last character can be the CR of the line end.
      this.rest = this.rest.slice(0, MAX_KEPT - 1) + this.rest.slice(-1);
    }
    return lines;
  }

  end(): Line[] {
    let last = this.rest;
    if (last.endsWith(END_OF_FILE)) {
      this.number += 1;
      this.report(
        'END_OF_FILE_CHARACTER',
        1,
        'The file ends with the byte 1A, which is not needed.',
      );
      this.number -= 1;
      last = last.slice(0, -1);
    }
    if (last === '') return [];
    const line = this.lineOf(last, false);
    this.report('LAST_LINE_OPEN', this.length, 'The last line must end with CR LF too.');
    return [line];
  }

  private lineOf(content: string, isEnded: boolean): Line {
    this.number += 1;
    let text = content;
    if (text.endsWith('\r')) text = text.slice(0, -1);
    else if (isEnded && !this.hasLineFeedOnly) {
      this.hasLineFeedOnly = true;
      this.report('LINE_FEED_ONLY', this.length, 'Lines must end with CR LF, not with LF only.');
    }
    if (this.number === 1 && text.startsWith(BOM)) {
      this.report(
        'BYTE_ORDER_MARK',
        1,
        'The file starts with a byte order mark of UTF-8. Save it as Windows-1252.',
      );
      text = text.slice(BOM.length);
    }
    const size = text.length + this.dropped;
    this.dropped = 0;
    if (size !== this.length || UTF8.test(text)) text = this.withLength(text, size);
    if (CONTROL.test(text)) {
      const at = text.search(CONTROL) + 1;
      this.report('CONTROL_CHARACTER', at, 'A line must have no control characters.');
    }
    return new ReadLine(this.number, text);
  }

  /** A line of another length, or one that looks like UTF-8. */
  private withLength(text: string, size: number): string {
    const decoded = UTF8.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
    const isUtf8 = decoded !== text && !decoded.includes('\uFFFD');
    if (isUtf8 && (size === this.length || decoded.length === this.length)) {
      const is = `The line is in UTF-8, with ${String(size)} bytes and ${String(decoded.length)} characters`;
      this.report('UTF8', text.search(UTF8) + 1, `${is}. Save the file as Windows-1252.`);
      return toWindows1252(decoded).slice(0, this.length).padEnd(this.length);
    }
    if (size !== this.length) {
      const must = `it must have ${String(this.length)}`;
      this.report('LINE_LENGTH', size, `The line has ${String(size)} characters; ${must}.`);
    }
    return text.slice(0, this.length).padEnd(this.length);
  }

  private report(code: LineFault, at: number, detail: string): void {
    this.sink({ line: this.number, from: at, to: at, field: 'line', code, detail });
  }
}
