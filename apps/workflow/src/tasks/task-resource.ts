import { type z } from 'zod';
import { stableUuid, summaryOf } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type Json } from '#libs/states-language';

/** The work of a Task state. */
export interface TaskRequest {
  /** The name in the definition: `http`, `http.waitForTaskToken`. */
  readonly resource: string;
  readonly arguments: Json;
  /**
   * The key of the work. It is the same for all attempts of a state from its entry to its exit, also after a crash, so
   * that a Retry after a lost response does not pay twice. A state that is entered again has another key.
   */
  readonly idempotencyKey: string;
  /** The instant at which the state was entered, on the clock of the sandbox. It is as stable as the key. */
  readonly enteredAtMs: number;
  /** The token of a later request that completes the task. */
  readonly token: string;
  /** The execution, and the number of its frame. */
  readonly executionId: string;
  readonly frame: number;
  readonly timeoutMs?: number;
  /** The number of calls between workflows that led to this execution. */
  readonly hops: number;
  /** Aborts the work: `perform` rejects with the reason of the signal. */
  readonly abort: AbortSignal;
}

export type TaskOutcome =
  | { readonly kind: 'succeeded'; readonly output: Json }
  | { readonly kind: 'failed'; readonly error: string; readonly cause: string }
  /** A request completes the task later: with its token, or by the webhook call with the key `waitsFor`. */
  | { readonly kind: 'pending'; readonly waitsFor?: string };

/** A resource that Task states can name, and its implementation. */
export interface TaskResource {
  readonly name: string;
  /** The documentation: its effect, output and errors, and whether it can be repeated. */
  readonly description: string;
  readonly argumentsSchema: z.ZodType;
  /** Whether `.waitForTaskToken` can be added to its name, because its arguments can pass a token on. */
  readonly carriesToken: boolean;
  /** The names of the simulators that it calls; undefined if it can call any. */
  readonly calls?: readonly string[];
  /**
   * Does the work. A failure of another system is an outcome, not an exception.
   * @throws the reason of `abort`
   */
  perform(request: TaskRequest): Promise<TaskOutcome>;
}

/** The maximum length of a cause, in characters. */
const MAX_CAUSE_LENGTH = 2_048;

/** The error name for invalid arguments. */
export const ARGUMENTS_INVALID = 'Task.ArgumentsInvalid';

/** A resource whose arguments are read with its schema. For invalid arguments the error is Task.ArgumentsInvalid. */
export function taskResource<Schema extends z.ZodType>({
  name,
  description,
  argumentsSchema,
  carriesToken = false,
  calls,
  perform,
}: {
  readonly name: string;
  readonly description: string;
  readonly argumentsSchema: Schema;
  readonly carriesToken?: boolean;
  readonly calls?: readonly string[];
  readonly perform: (
    argumentsRead: z.output<Schema>,
    request: TaskRequest,
  ) => Promise<TaskOutcome> | TaskOutcome;
}): TaskResource {
  return {
    name,
    description,
    argumentsSchema,
    carriesToken,
    ...(calls === undefined ? {} : { calls }),
    perform: async (request) => {
      request.abort.throwIfAborted();
      const read = readJson(argumentsSchema, request.arguments, '/Arguments');
      if (read.ok) return perform(read.value, request);
      return failed(ARGUMENTS_INVALID, summaryOf(read.refusal.kept, read.refusal.omitted));
    },
  };
}

export function succeeded(output: Json): TaskOutcome {
  return { kind: 'succeeded', output };
}

/** A failure. A cause can contain the text of another system, so it is cut. */
export function failed(error: string, cause: string): TaskOutcome {
  const shown = cause.length > MAX_CAUSE_LENGTH ? `${cause.slice(0, MAX_CAUSE_LENGTH)}...` : cause;
  return { kind: 'failed', error, cause: shown };
}

const HEADER_SAFE = /^[\x21-\x7e]{1,255}$/;

/** The key as a valid header value. It contains the name of a state, which can have any characters. */
export function keyForHeader(idempotencyKey: string): string {
  return HEADER_SAFE.test(idempotencyKey) ? idempotencyKey : stableUuid(idempotencyKey);
}
