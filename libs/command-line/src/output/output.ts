import { styleText } from 'node:util';
import { type Environment } from '#libs/config';
import { renderTable } from './table';
import { printable } from './text-width';

interface Streams {
  readonly stdout: {
    write(text: string): unknown;
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
  };
  readonly environment: Environment;
}

export type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow';

/** Writes results: tables for people, JSON for programs. */
export class Output {
  /** Tables on a terminal, JSON elsewhere, unless an option says which. */
  readonly isJson: boolean;
  /** Of the terminal; undefined elsewhere. */
  readonly width: number | undefined;
  private readonly hasColors: boolean;

  constructor(
    private readonly streams: Streams,
    { json, table }: { readonly json?: boolean; readonly table?: boolean },
  ) {
    const { isTTY, columns } = streams.stdout;
    this.isJson = json ?? (table === true ? false : isTTY !== true);
    this.width = isTTY === true ? columns : undefined;
    this.hasColors = hasColors(isTTY === true, streams.environment);
  }

  /** Writes a value as JSON, or the lines that stand for it. */
  result(value: unknown, lines: () => string): void {
    this.write(this.isJson ? `${JSON.stringify(value, null, 2)}\n` : lines());
  }

  /** Writes one value of many as a line of JSON, or its line. */
  item(value: unknown, line: () => string): void {
    this.write(`${this.isJson ? JSON.stringify(value) : line()}\n`);
  }

  table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
    const heading = (text: string): string => this.styled('bold', text);
    return renderTable(titles, rows, { width: this.width, heading });
  }

  /** One line of text with data in it. */
  line(text: string): string {
    return `${printable(text)}\n`;
  }

  styled(style: Style, text: string): string {
    return this.hasColors ? styleText(style, text, { validateStream: false }) : text;
  }

  write(text: string): void {
    this.streams.stdout.write(text);
  }
}

/** Whether to write colors: on a terminal, unless NO_COLOR is set (https://no-color.org). */
export function hasColors(isTerminal: boolean, environment: Environment): boolean {
  return isTerminal && (environment['NO_COLOR'] ?? '') === '' && environment['TERM'] !== 'dumb';
}
