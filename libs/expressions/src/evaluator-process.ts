import { type ChildProcess, fork } from 'node:child_process';
import { cpuMsOf, judgeTime } from './cpu-time';
import { EvaluatorUnavailable } from './errors';
import { type ChildLimits, type EvaluatorMessage, type EvaluatorRequest } from './messages';
import { type ExpressionPoolOptions, MAX_RESULT_DEPTH } from './options';

/** A busy machine needs some seconds to start Node. */
const START_MS = 15_000;

/** The signals and codes with which V8 ends a process that exceeds its memory limit or the maximum length of a text. */
const ENDS_OF_V8 = new Set<unknown>(['SIGABRT', 'SIGTRAP', 'SIGILL', 132, 133, 134]);

type Answered = Extract<EvaluatorMessage, { kind: 'answered' }>;

/** The outcome of a request. The process still exists only after `answered`. */
export type Outcome =
  | Answered
  | { readonly kind: 'late' }
  /** The process got too little CPU time from the machine. */
  | { readonly kind: 'starved' }
  | { readonly kind: 'out-of-memory' }
  /** The process was killed from outside, or failed. */
  | { readonly kind: 'lost' };

/** One child process. It gets one request at a time, and keeps this process alive only during a request. */
export class EvaluatorProcess {
  private settle: ((outcome: Outcome) => void) | undefined;
  private hasEnded = false;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly deadlineMs: number,
  ) {
    child.on('message', (message: EvaluatorMessage) => {
      if (message.kind === 'answered') this.settle?.(message);
    });
    // A message could not be sent. The event 'exit' follows.
    child.on('error', () => child.kill('SIGKILL'));
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.hasEnded = true;
        resolve();
        this.settle?.({ kind: ENDS_OF_V8.has(signal ?? code) ? 'out-of-memory' : 'lost' });
      });
    });
    this.keepAlive(false);
  }

  /**
   * Starts a process and waits until it can take requests.
   * @throws EvaluatorUnavailable
   */
  static async start(options: ExpressionPoolOptions): Promise<EvaluatorProcess> {
    try {
      const child = forkProgram(options);
      await ready(child);
      return new EvaluatorProcess(child, options.deadlineMs);
    } catch (error) {
      throw new EvaluatorUnavailable(error instanceof Error ? error.message : String(error));
    }
  }

  /** The time is measured here, because a busy child cannot measure it. */
  async run(request: EvaluatorRequest): Promise<Outcome> {
    this.keepAlive(true);
    const stop = this.watchTime();
    const outcome = await new Promise<Outcome>((resolve) => {
      this.settle = resolve;
      if (this.hasEnded) resolve({ kind: 'lost' });
      else this.child.send(request, () => undefined);
    });
    this.settle = undefined;
    stop();
    if (outcome.kind === 'late' || outcome.kind === 'starved') await this.end();
    this.keepAlive(false);
    return outcome;
  }

  /**
   * Settles the request when it has used its time. The limit is for the CPU time of the process, so that an expression
   * does not fail because the machine is busy with other work.
   * @returns a function that stops the check
   */
  private watchTime(): () => void {
    const { pid } = this.child;
    const limitMs = this.deadlineMs;
    const startedMs = performance.now();
    // Most requests end earlier, and take less time than reading the CPU time.
    const unmeasuredMs = limitMs / 10;
    let cpuBeforeMs: number | undefined;
    let timer: NodeJS.Timeout;
    const wait = (ms: number): void => {
      timer = setTimeout(() => {
        // If this process was busy, the response may have arrived already, and is read in this turn.
        setImmediate(look);
      }, ms);
    };
    const look = (): void => {
      if (this.settle === undefined) return;
      const nowMs = cpuMsOf(pid);
      cpuBeforeMs ??= nowMs;
      const cpuMs = nowMs === undefined ? undefined : nowMs - (cpuBeforeMs ?? 0);
      const judgement = judgeTime({ cpuMs, elapsedMs: performance.now() - startedMs, limitMs });
      if (typeof judgement === 'number') wait(judgement);
      else this.settle({ kind: judgement });
    };
    wait(unmeasuredMs);
    return () => {
      clearTimeout(timer);
    };
  }

  /** Kills the process. Resolves when it is gone. */
  async end(): Promise<void> {
    this.child.ref();
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private keepAlive(isBusy: boolean): void {
    if (isBusy) {
      this.child.ref();
      this.child.channel?.ref();
    } else {
      this.child.unref();
      this.child.channel?.unref();
    }
  }
}

function forkProgram(options: ExpressionPoolOptions): ChildProcess {
  const limits: ChildLimits = {
    deadlineMs: options.deadlineMs,
    maxResultBytes: options.maxResultBytes,
    maxResultsBytes: options.maxResultsBytes,
    maxDepth: MAX_RESULT_DEPTH,
  };
  return fork(options.program, [JSON.stringify(limits)], {
    // The child gets no environment variables, because they include passwords. Without a time zone, dates use UTC.
    env: { TZ: 'UTC' },
    execArgv: [
      `--max-old-space-size=${String(options.heapMb)}`,
      '--expose-gc',
      '--disable-proto=delete',
      '--disallow-code-generation-from-strings',
    ],
    serialization: 'json',
    // Ignored, because V8 writes a report when it runs out of memory.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Resolves with the first message of the child. Kills the child if no message comes. */
async function ready(child: ChildProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`it was not ready after ${String(START_MS)} ms`));
      }, START_MS);
      child.once('message', () => {
        resolve();
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        reject(new Error(`it ended with ${String(signal ?? code)}`));
      });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners();
  }
}
