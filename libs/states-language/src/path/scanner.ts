import { shown, SyntaxFailure } from '../failure';

/** Reads a text from left to right. Used by the parsers of paths and of intrinsic functions. */
export class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  get position(): number {
    return this.at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether these characters are next. */
  sees(characters: string): boolean {
    return this.text.startsWith(characters, this.at);
  }

  /** Takes the characters if they are next. */
  takes(characters: string): boolean {
    if (!this.sees(characters)) return false;
    this.at += characters.length;
    return true;
  }

  /** @throws SyntaxFailure if they are not next */
  expect(characters: string): void {
    if (!this.takes(characters)) this.fail(`${JSON.stringify(characters)} is expected`);
  }

  /** Takes the longest text from here that the sticky pattern matches; empty if it does not match. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  skipSpaces(): void {
    this.take(/[ \t\r\n]*/y);
  }

  /** The text since a position. */
  since(position: number): string {
    return this.text.slice(position, this.at);
  }

  /**
   * Takes a text in single or double quotes. A backslash makes the next character a part of the text.
   *
   * @returns the text without quotes, with its backslashes
   */
  takeQuoted(): string {
    const quote = this.text[this.at];
    if (quote !== "'" && quote !== '"') this.fail('a text in quotes is expected');
    const begin = this.at + 1;
    let end = begin;
    while (end < this.text.length && this.text[end] !== quote) {
      end += this.text[end] === '\\' ? 2 : 1;
    }
    if (end >= this.text.length) this.fail(`a text in quotes has no end`);
    this.at = end + 1;
    return this.text.slice(begin, end);
  }

  fail(problem: string): never {
    throw new SyntaxFailure(
      `${JSON.stringify(shown(this.text))}: ${problem} at character ${String(this.at + 1)}.`,
    );
  }
}

/** The text without the backslashes that escape characters. */
export function unescaped(text: string): string {
  return text.includes('\\') ? text.replace(/\\(.)/gs, '$1') : text;
}
