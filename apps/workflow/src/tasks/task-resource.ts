import { type z } from 'zod';
import { stableUuid, summaryOf } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type Json } from '#libs/states-language';

/** The work of a Task state. */
export interface TaskRequest {
  /** As the definition spells it: `http`, `http.waitForTaskToken`. */
  readonly resource: string;
  readonly arguments: Json;
  /**
   * Names the work: the same for all attempts of a state from its entry to its exit, also after a crash, so that an
   * answer that was lost does not make a Retry pay twice. A state that is entered again has another one.
   */
  readonly idempotencyKey: string;
  /** When the state was entered, on the clock of the sandbox: as stable as the key. */
  readonly enteredAtMs: number;
  /** Who completes the task later sends it. */
  readonly token: string;
  /** The execution, and the number of its frame. */
  readonly executionId: string;
  readonly frame: number;
  readonly timeoutMs?: number;
  /** How many calls of workflows led to this execution. */
  readonly hops: number;
  /** Ends the work: `perform` is rejected with the reason of the signal. */
  readonly abort: AbortSignal;
}

export type TaskOutcome =
  | { readonly kind: 'succeeded'; readonly output: Json }
  | { readonly kind: 'failed'; readonly error: string; readonly cause: string }
  /** Somebody completes it later, with its token, or by the webhook call that `waitsFor` names. */
  | { readonly kind: 'pending'; readonly waitsFor?: string };

/** A value of `Resource` in a Task state, and what it does. */
export interface TaskResource {
  readonly name: string;
  /** For people: what it does, its output, its errors, and whether it can be repeated. */
  readonly description: string;
  readonly argumentsSchema: z.ZodType;
  /** Whether `.waitForTaskToken` can be added to its name: its arguments can carry a token to somebody. */
  readonly carriesToken: boolean;
  /**
   * Does the work. What other systems do is an outcome, not an exception.
   * @throws the reason of `abort`
   */
  perform(request: TaskRequest): Promise<TaskOutcome>;
}

/** In characters. */
const MAX_CAUSE_LENGTH = 2_048;

/** The error of arguments that a resource does not accept. */
export const ARGUMENTS_INVALID = 'Task.ArgumentsInvalid';

/** A resource that gets its arguments as its schema reads them. Invalid ones are Task.ArgumentsInvalid. */
export function taskResource<Schema extends z.ZodType>({
  name,
  description,
  argumentsSchema,
  carriesToken = false,
  perform,
}: {
  readonly name: string;
  readonly description: string;
  readonly argumentsSchema: Schema;
  readonly carriesToken?: boolean;
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

/** The key as a header can have it. The names of states, which are part of it, can have any characters. */
export function keyForHeader(idempotencyKey: string): string {
  return HEADER_SAFE.test(idempotencyKey) ? idempotencyKey : stableUuid(idempotencyKey);
}
