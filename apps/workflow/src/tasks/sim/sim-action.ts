import { z } from 'zod';
import { decimalPointHint, parseCents, type Cents } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { type Secrets } from '../secrets';
import { failed, type TaskOutcome } from '../task-resource';
import { errorPrefix, type SiblingName } from './siblings';

/** A request to a sibling. */
export interface SimRequest {
  readonly method: 'GET' | 'POST';
  /** The path and the query: `/spi/transactions`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or the text of an XML document. */
  readonly body?: Json | { readonly xml: string };
}

/** A response of a sibling with a status below 500. */
export interface SimAnswer {
  readonly status: number;
  /** The members of a JSON object; empty if the body is something else. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/**
 * The steps of an action: a generator that yields requests, receives their responses, and returns the outcome. It does
 * no I/O itself.
 */
export type SimSteps = Generator<SimRequest, TaskOutcome, SimAnswer>;

/** The context of an action. */
export interface SimContext {
  /** The idempotency key: work with the same key is never done twice. */
  readonly key: string;
  /** The instant at which the state was entered, on the clock of the sandbox. It is the same for all attempts. */
  readonly enteredAtMs: number;
  readonly secrets: Secrets;
}

/** One line of the table of actions. */
export interface SimAction<Schema extends z.ZodType = z.ZodType> {
  readonly service: SiblingName;
  /** `sim:<service>.<action>` */
  readonly action: string;
  readonly description: string;
  /** The reason why a repeat with the same key has no second effect. */
  readonly repeat: string;
  readonly argumentsSchema: Schema;
  /** @param argumentsRead without `idempotencyKey`, which is the key of the context */
  readonly steps: (
    argumentsRead: Omit<z.output<Schema>, 'idempotencyKey'>,
    context: SimContext,
  ) => SimSteps;
}

/** Checks the types of an action, and drops the type of its schema, so that all actions fit in one list. */
export function simAction<Schema extends z.ZodType>(action: SimAction<Schema>): SimAction {
  return action;
}

/** The argument of actions that change something. */
export const idempotencyKey = z
  .string()
  .min(1, { error: 'Must not be empty.' })
  .max(255, { error: 'Must have at most 255 characters.' })
  .optional()
  .describe(
    'The idempotency key, as in {% $states.context.Execution.Id & "-pay" %}. A Retry with the same key does not repeat the work. Default: one key for all attempts of a state from its entry to its exit.',
  );

/** A text that must not be empty. */
export const text = z.string().min(1, { error: 'Must not be empty.' });

const AMOUNT = 'Must be a positive decimal string with at most two decimals, as in "150.75".';

/** An amount of reais as a decimal string; read as cents. */
export const amount = z
  .string({ error: requiredText(AMOUNT) })
  .transform((decimal, issues): Cents => {
    const cents = parseCents(decimal);
    if (cents.ok && cents.value > 0 && /^\d/.test(decimal)) return cents.value;
    issues.addIssue({ code: 'custom', message: AMOUNT + decimalPointHint(decimal) });
    return z.NEVER;
  });

/** The error text of a present value. A missing value keeps the default text. */
function requiredText(error: string) {
  return ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : error);
}

/** 4xx: `Spi.Refused.AMOUNT_INVALID`. The code comes from the response; without one, it is the status. */
export function refusedBy(service: SiblingName, answer: SimAnswer): TaskOutcome {
  const { code = String(answer.status), detail } = reasonOf(answer);
  return failed(`${errorPrefix(service)}.Refused.${code}`, causeOf(answer.status, detail ?? code));
}

export function causeOf(status: number, reason: string): string {
  return `The answer was ${String(status)}: ${reason}`;
}

/** A code that can be part of the name of an error. */
const CODE = /^[\w.-]{1,100}$/;

interface Reason {
  readonly code: string | undefined;
  readonly detail: string | undefined;
}

/** The reason in the body of an error: problem+json, Open Finance Brasil (`errors`), or OAuth 2 (`error`). */
export function reasonOf({ members }: SimAnswer): Reason {
  const { code, detail, errors, error, error_description: description } = members;
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const inner = objectOf(first);
  return {
    code: [code, inner['code'], error].filter(isText).find((each) => CODE.test(each)),
    detail: [detail, inner['detail'], description].find(isText),
  };
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
