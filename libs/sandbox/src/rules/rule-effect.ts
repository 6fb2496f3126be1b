import { accepted, refused, type Result, type Violation } from '#libs/kernel';
import { chance, normalChance } from './chance';
import { Reader } from './reader';

/** The delay of a response, in milliseconds. */
export type DelayTime =
  | { readonly fixedMs: number }
  | { readonly uniformMs: readonly [min: number, max: number] }
  | { readonly logNormalMs: { readonly median: number; readonly sigma: number } };

/** A delay and its clock: that of the machine or of the sandbox. */
export type Delay = DelayTime & { readonly clock: 'real' | 'sandbox' };

export interface CannedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The effect on a request besides a delay; exactly one. */
export type RuleAction =
  | { readonly kind: 'respond'; readonly answer: CannedAnswer }
  | { readonly kind: 'reset' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'truncate'; readonly bodyBytes: number }
  | { readonly kind: 'outcome'; readonly code: string }
  | { readonly kind: 'commitThenDrop' };

export interface Effect {
  readonly delay: Delay | undefined;
  readonly action: RuleAction | undefined;
}

const ACTIONS = ['respond', 'reset', 'empty', 'truncate', 'outcome', 'commitThenDrop'] as const;
const MAX_DELAY_MS = 366 * 24 * 3_600_000;
const MAX_BODY = 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Statuses whose responses never have a body (RFC 9110, 15.3.5 and 15.4.5). */
const BODILESS: ReadonlySet<number> = new Set([204, 304]);
/** Headers of the connection and the message length. With a wrong value, no client could read the response. */
const FRAMING_HEADERS: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/**
 * Reads `effect` of a rule.
 * @param outcomes the business outcomes of the service
 */
export function parseEffect(
  value: unknown,
  pointer: string,
  outcomes: readonly string[] | undefined,
): Result<Effect, Violation[]> {
  const reader = new Reader(pointer);
  const object = reader.object(value, '', ['delay', ...ACTIONS]);
  if (object === undefined) return refused(reader.violations);
  const named = ACTIONS.filter((action) => object[action] !== undefined);
  if (named.length > 1)
    reader.refuse('', `Has ${named.join(' and ')}; only one of them is allowed.`);
  const [first] = named;
  if (first === undefined && object['delay'] === undefined) {
    reader.refuse('', `Must have delay, or one of ${ACTIONS.join(', ')}.`);
  }
  const delay = object['delay'] === undefined ? undefined : parseDelay(object['delay'], reader);
  const action =
    first === undefined ? undefined : parseAction(first, object[first], reader, outcomes);
  return reader.violations.length > 0 ? refused(reader.violations) : accepted({ delay, action });
}

function parseDelay(value: unknown, reader: Reader): Delay | undefined {
  if (typeof value === 'number') {
    return { fixedMs: reader.number(value, '/delay', 0, MAX_DELAY_MS), clock: 'real' };
  }
  const times = ['fixedMs', 'uniformMs', 'logNormalMs'] as const;
  const object = reader.object(value, '/delay', [...times, 'clock']);
  if (object === undefined) return undefined;
  const clock = object['clock'] ?? 'real';
  if (clock !== 'real' && clock !== 'sandbox') {
    reader.refuse('/delay/clock', 'Must be real or sandbox.');
    return undefined;
  }
  const named = times.filter((time) => object[time] !== undefined);
  const [time] = named;
  if (time === undefined || named.length > 1) {
    reader.refuse('/delay', `Must have one of ${times.join(', ')}.`);
    return undefined;
  }
  return { ...parseTime(time, object[time], reader), clock };
}

function parseTime(
  time: 'fixedMs' | 'uniformMs' | 'logNormalMs',
  value: unknown,
  reader: Reader,
): DelayTime {
  const pointer = `/delay/${time}`;
  switch (time) {
    case 'fixedMs':
      return { fixedMs: reader.number(value, pointer, 0, MAX_DELAY_MS) };
    case 'uniformMs': {
      const pair: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [];
      if (pair.length === 0) reader.refuse(pointer, 'Must be two numbers, as in [10, 250].');
      const min = reader.number(pair[0] ?? 0, `${pointer}/0`, 0, MAX_DELAY_MS);
      return { uniformMs: [min, reader.number(pair[1] ?? 0, `${pointer}/1`, min, MAX_DELAY_MS)] };
    }
    case 'logNormalMs': {
      const object = reader.object(value, pointer, ['median', 'sigma']) ?? {};
      const median = reader.number(object['median'], `${pointer}/median`, 0, MAX_DELAY_MS);
      return {
        logNormalMs: { median, sigma: reader.number(object['sigma'], `${pointer}/sigma`, 0, 5) },
      };
    }
  }
}

function parseAction(
  kind: (typeof ACTIONS)[number],
  value: unknown,
  reader: Reader,
  outcomes: readonly string[] | undefined,
): RuleAction | undefined {
  switch (kind) {
    case 'reset':
    case 'empty':
    case 'commitThenDrop':
      if (value !== true) reader.refuse(`/${kind}`, 'Must be true.');
      return { kind };
    case 'truncate': {
      const object = reader.object(value, '/truncate', ['bodyBytes']) ?? {};
      const bodyBytes = parseLength(object['bodyBytes'], reader);
      return { kind, bodyBytes };
    }
    case 'outcome': {
      if (typeof value === 'string' && (outcomes === undefined || outcomes.includes(value))) {
        return { kind, code: value };
      }
      const known = outcomes?.length
        ? `one of ${outcomes.join(', ')}`
        : 'left out: this service has no outcomes';
      reader.refuse('/outcome', `Must be ${known}.`);
      return undefined;
    }
    case 'respond':
      return { kind, answer: parseAnswer(value, reader) };
  }
}

function parseLength(value: unknown, reader: Reader): number {
  // null, because undefined would count as absent.
  return reader.wholeNumber(value ?? null, '/truncate/bodyBytes', 0, MAX_BODY) ?? 0;
}

function parseAnswer(value: unknown, reader: Reader): CannedAnswer {
  const object = reader.object(value, '/respond', ['status', 'headers', 'body']) ?? {};
  const status = reader.wholeNumber(object['status'], '/respond/status', 200, 599) ?? 200;
  const given = reader.object(object['headers'] ?? {}, '/respond/headers') ?? {};
  const headers = parseHeaders(given, reader);
  const { body = '' } = object;
  if (BODILESS.has(status) && body !== '') {
    reader.refuse('/respond/body', `Must be left out: a ${String(status)} response has no body.`);
  }
  if (typeof body === 'string') return { status, headers, body };
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return {
    status,
    headers: hasType ? headers : { 'content-type': JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  };
}

function parseHeaders(
  given: Readonly<Record<string, unknown>>,
  reader: Reader,
): Readonly<Record<string, string>> {
  const headers = new Map<string, [name: string, content: string]>();
  for (const [name, content] of Object.entries(given)) {
    const pointer = `/respond/headers/${name}`;
    const key = name.toLowerCase();
    const isHeader = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && typeof content === 'string';
    if (!isHeader || !/^[\t\x20-\x7e\x80-\xff]*$/.test(content)) {
      reader.refuse(pointer, 'Must be a header name and a one-line string in Latin-1.');
    } else if (FRAMING_HEADERS.has(key)) {
      reader.refuse(pointer, 'Must be left out: the service sets this header.');
    } else if (headers.has(key)) {
      reader.refuse(pointer, 'Must be given once; header names are not case-sensitive.');
    } else headers.set(key, [name, content]);
  }
  // From entries, not by assignment: a name can be "__proto__".
  return Object.fromEntries(headers.values());
}

/** The delay of this request: always the same for the same seed and count. */
export function delayMs(delay: Delay, seed: number, count: number): number {
  if ('fixedMs' in delay) return delay.fixedMs;
  if ('uniformMs' in delay) {
    const [min, max] = delay.uniformMs;
    return Math.round(min + (max - min) * chance(seed, count, 3));
  }
  const { median, sigma } = delay.logNormalMs;
  return Math.min(MAX_DELAY_MS, Math.round(median * Math.exp(sigma * normalChance(seed, count))));
}
