import { Readable } from 'node:stream';
import { type Environment } from '#libs/config';
import { runProgram } from '../program';

/** What a run of the program has written, and its exit code. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly environment?: Environment;
  /** The width of the terminal; undefined if the output is no terminal. */
  readonly columns?: number;
  readonly stdin?: string;
  /** Called with the whole output after each write. */
  readonly onOutput?: (stdout: string, stderr: string) => void;
  readonly interruption?: AbortSignal;
}

/** Runs the program in this process. */
export async function run(
  given: readonly string[],
  { environment = {}, columns, stdin = '', onOutput, interruption }: RunOptions = {},
): Promise<ProgramRun> {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    write: (text: string): void => {
      written[name] += text;
      onOutput?.(written.stdout, written.stderr);
    },
    ...(columns === undefined ? {} : { isTTY: true, columns }),
  });
  const code = await runProgram(given, {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    environment,
    interruption: () => interruption ?? new AbortController().signal,
  });
  return { code, ...written };
}

/** An environment in which no simulator answers: nothing listens on port 1. */
export const NOBODY: Environment = {
  SUITE_URL: 'http://127.0.0.1:1',
  SPI_URL: 'http://127.0.0.1:1',
};
