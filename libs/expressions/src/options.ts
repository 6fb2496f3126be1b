import { dirname, join } from 'node:path';
import { MAX_DEPTH, MAX_PAYLOAD_BYTES } from '#libs/states-language';

export interface ExpressionPoolOptions {
  /** How many child processes evaluate at the same time. */
  readonly processes: number;
  /** The CPU time limit for all expressions of a batch. After it, their process is killed. */
  readonly deadlineMs: number;
  /** The maximum JavaScript heap of a process. */
  readonly heapMb: number;
  /** A process that has more resident memory after a batch is replaced. */
  readonly maxResidentBytes: number;
  /** The largest batch, in characters of JSON, without the variables that no expression names. */
  readonly maxRequestLength: number;
  /** The largest result of one expression, in bytes of JSON. */
  readonly maxResultBytes: number;
  /** All results of a batch together. */
  readonly maxResultsBytes: number;
  /** The maximum number of waiting batches. */
  readonly maxWaiting: number;
  /** The maximum total size of the waiting batches, in characters of JSON. */
  readonly maxWaitingLength: number;
  /** The program of the child processes. */
  readonly program: string;
}

export const DEFAULT_POOL_OPTIONS: ExpressionPoolOptions = {
  processes: 1,
  deadlineMs: 500,
  heapMb: 64,
  maxResidentBytes: 256 * 1_048_576,
  // The variables of a machine (1 MiB), and the input, the result and the context of a state.
  maxRequestLength: 2 * 1_048_576,
  maxResultBytes: MAX_PAYLOAD_BYTES,
  maxResultsBytes: 2 * 1_048_576,
  maxWaiting: 10_000,
  maxWaitingLength: 64 * 1_048_576,
  // Tests run the sources, but with the child program of the build.
  program: join(
    dirname(require.resolve('#package.json')),
    'dist/libs/expressions/src/child/main.js',
  ),
};

/** How deep a result may be nested: as deep as the payload of a state. */
export const MAX_RESULT_DEPTH = MAX_DEPTH;
