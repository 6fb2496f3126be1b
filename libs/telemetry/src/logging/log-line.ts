import { type SpanContext } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';

/** One line of the log. */
export interface LogEntry {
  readonly atMs: number;
  readonly level: string;
  readonly service: string;
  /** The part of the service that writes it: `Sandboxes`. */
  readonly context: string;
  readonly message: unknown;
  readonly stack?: unknown;
  /** The span of the request in which the line is written; not on lines for a terminal. */
  readonly span?: SpanContext | undefined;
}

/** A request whose response has ended. */
export interface LoggedRequest {
  readonly method: string;
  /** The pattern of the path and not the path, which may hold a key or a card number. */
  readonly route: string;
  /** Undefined if the connection was lost before the response began. */
  readonly status: number | undefined;
  /** The `code` of the error that was sent. */
  readonly code: string | undefined;
  /** The rule of the sandbox that took effect. */
  readonly rule: string | undefined;
  readonly durationMs: number;
  readonly sandbox: string;
  readonly correlationId: string | undefined;
}

const LOCAL_TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** For programs: one JSON object, the members of the message beside those that every line has. */
export function jsonLine({
  atMs,
  level,
  service,
  context,
  message,
  stack,
  span,
}: LogEntry): string {
  return JSON.stringify({
    time: toIsoUtc(atMs),
    level,
    service,
    ...(context === '' ? {} : { context }),
    ...membersOf(message),
    ...(stack === undefined ? {} : { stack }),
    ...(span === undefined ? {} : { traceId: span.traceId, spanId: span.spanId }),
    pid: process.pid,
  });
}

/** For a terminal: `16:51:09 spi WARN [Sandboxes] text`. */
export function textLine({ atMs, level, service, context, message }: LogEntry): string {
  const where = context === '' ? '' : ` [${context}]`;
  return `${timeOf(atMs)} ${service} ${level.toUpperCase()}${where} ${textOf(message)}`;
}

/**
 * For a terminal: `16:51:09 spi POST /spi/pacs.008 400 PACS008_WRONG_DOCUMENT 4ms [run-42]`; with
 * `rule=<id>` after the code if a rule took effect.
 */
export function requestLine(atMs: number, service: string, request: LoggedRequest): string {
  const { method, route, status, code, rule, durationMs, sandbox } = request;
  const appliedRule = rule === undefined ? undefined : `rule=${rule}`;
  const result = [status ?? 'lost', code, appliedRule]
    .filter((part) => part !== undefined)
    .join(' ');
  const duration = `${String(Math.round(durationMs))}ms`;
  return `${timeOf(atMs)} ${service} ${method} ${route} ${result} ${duration} [${sandbox}]`;
}

/** In the time zone of the machine: a person compares it with the clock on the wall. */
function timeOf(atMs: number): string {
  return LOCAL_TIME.format(atMs);
}

function membersOf(message: unknown): object {
  if (message instanceof Error) return { message: message.message, stack: message.stack };
  return typeof message === 'object' && message !== null && !Array.isArray(message)
    ? message
    : { message };
}

function textOf(message: unknown): string {
  if (message instanceof Error) return message.stack ?? message.message;
  if (typeof message !== 'object' || message === null) return String(message);
  return Object.entries(message)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}
