import { type z } from 'zod';
import { callSibling } from '#libs/http';
import { Failure } from '#libs/kernel';
import { timeLimit, type TaskConfig } from '../config';
import { hopsFailure, hopsHeader } from '../hops';
import { type Secrets } from '../secrets';
import {
  failed,
  taskResource,
  type TaskOutcome,
  type TaskRequest,
  type TaskResource,
} from '../task-resource';
import { SIM_ACTIONS } from './actions';
import {
  causeOf,
  objectOf,
  reasonOf,
  type SimAction,
  type SimAnswer,
  type SimRequest,
} from './sim-action';
import { errorPrefix, siblingOf } from './siblings';

export const SIBLING_UNAVAILABLE = 'Sibling.Unavailable';
export const SIBLING_ERROR = 'Sibling.Error';

/** The dependencies of the actions. */
export interface SimTasks {
  readonly config: TaskConfig;
  readonly secrets: Secrets;
}

/** One resource for each action: `sim:spi.pay`. */
export function simResources(tasks: SimTasks): readonly TaskResource[] {
  return SIM_ACTIONS.map((action) => simResource(action, tasks));
}

function simResource(action: SimAction, tasks: SimTasks): TaskResource {
  const { service, description, repeat, argumentsSchema } = action;
  const prefix = errorPrefix(service);
  return taskResource({
    name: `sim:${service}.${action.action}`,
    description: `${description} Errors: ${prefix}.Refused.<code> if it refuses; ${SIBLING_UNAVAILABLE}, ${SIBLING_ERROR} (5xx), States.Timeout, Workflow.TooManyHops. Repeat: ${repeat}`,
    argumentsSchema,
    calls: [service],
    perform: (argumentsRead, request) => perform(action, argumentsRead, request, tasks),
  });
}

async function perform(
  { service, steps }: SimAction,
  argumentsRead: z.output<z.ZodType>,
  request: TaskRequest,
  { config, secrets }: SimTasks,
): Promise<TaskOutcome> {
  const tooManyHops = hopsFailure(request);
  if (tooManyHops !== undefined) return tooManyHops;
  const { title, url, variable } = siblingOf(service, config);
  if (url === undefined) {
    return failed(
      SIBLING_UNAVAILABLE,
      `${title} is not configured: set ${variable} to its address.`,
    );
  }
  const { idempotencyKey: given, ...rest } = objectOf(argumentsRead);
  const key = typeof given === 'string' ? given : request.idempotencyKey;
  const endsAtMs = performance.now() + timeLimit(config, request.timeoutMs);
  const { enteredAtMs } = request;
  const conversation = steps(rest, { key, enteredAtMs, secrets });
  let next = conversation.next();
  while (next.done !== true) {
    const timeoutMs = Math.max(1, Math.ceil(endsAtMs - performance.now()));
    const answer = await call({ title, url, timeoutMs }, next.value, request);
    if ('kind' in answer) return answer;
    next = conversation.next(answer);
  }
  return next.value;
}

/** The response, or the outcome if an action cannot use the response. */
async function call(
  {
    title,
    url,
    timeoutMs,
  }: { readonly title: string; readonly url: string; readonly timeoutMs: number },
  { method, path, headers = {}, body }: SimRequest,
  request: TaskRequest,
): Promise<SimAnswer | TaskOutcome> {
  try {
    const { status, body: bytes } = await callSibling({
      service: title,
      url: url + path,
      method,
      headers: {
        Accept: 'application/json',
        ...encoding(body),
        ...headers,
        ...hopsHeader(request),
      },
      timeoutMs,
      signal: request.abort,
      ...(body === undefined ? {} : { body: encoded(body) }),
    });
    const answer = { status, members: membersOf(bytes), bytes };
    if (status < 500) return answer;
    const { code, detail } = reasonOf(answer);
    const reason = [code, detail].filter((part) => part !== undefined).join(': ');
    return failed(
      SIBLING_ERROR,
      `${title}: ${causeOf(status, reason === '' ? 'no reason' : reason)}`,
    );
  } catch (error) {
    request.abort.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    const isTimeout = error.kind === 'upstream-timeout';
    return failed(isTimeout ? 'States.Timeout' : SIBLING_UNAVAILABLE, error.detail);
  }
}

function isXml(body: SimRequest['body']): body is { readonly xml: string } {
  const { xml } = objectOf(body);
  return typeof xml === 'string';
}

function encoding(body: SimRequest['body']): Readonly<Record<string, string>> {
  if (body === undefined) return {};
  if (!isXml(body)) return { 'Content-Type': 'application/json' };
  return { 'Content-Type': 'application/xml', Accept: 'application/xml, application/json;q=0.9' };
}

function encoded(body: NonNullable<SimRequest['body']> | null): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(isXml(body) ? body.xml : JSON.stringify(body));
}

function membersOf(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(bytes.toString()));
  } catch {
    return {};
  }
}
