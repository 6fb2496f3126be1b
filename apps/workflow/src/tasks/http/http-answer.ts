import { TextDecoder } from 'node:util';
import { type OutboundAnswer, type OutboundFailure } from '#libs/outbound';
import { type Json } from '#libs/states-language';
import { withoutSecrets } from '../secrets';
import { failed, type TaskOutcome } from '../task-resource';

/** The length of the body in the cause of an error. */
const CAUSE_BYTES = 1_024;
const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]*\+)?json$/;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

const ERRORS = {
  refused: 'Http.Refused',
  timeout: 'States.Timeout',
  'too-large': 'Http.TooLarge',
  failed: 'Http.Failed',
} as const;

/** A response in the output of a task, without secrets. */
export interface ShownAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Json;
}

/** The outcome of a request without a response. */
export function outcomeOfFailure({ kind, reason }: OutboundFailure): TaskOutcome {
  return failed(ERRORS[kind], reason);
}

/** The outcome for 4xx and 5xx, with the error names of AWS; undefined for other statuses. */
export function outcomeOfStatus(
  answer: OutboundAnswer,
  secrets: readonly string[],
): TaskOutcome | undefined {
  const { status } = answer;
  if (status < 400) return undefined;
  const text = textOf(answer, secrets);
  const shown = Buffer.from(text)
    .subarray(0, CAUSE_BYTES)
    .toString('utf8')
    .replace(/\ufffd+$/, '');
  const body = shown === text ? shown : `${shown}...`;
  const cause =
    body === '' ? `The answer was ${String(status)}.` : `The answer was ${String(status)}: ${body}`;
  return failed(`States.Http.StatusCode.${String(status)}`, cause);
}

/** The response with its body as JSON if its media type is JSON, otherwise as text. */
export function shownAnswer(answer: OutboundAnswer, secrets: readonly string[]): ShownAnswer {
  const { status, statusText } = answer;
  const clean = (value: string): string => withoutSecrets(value, secrets);
  const headers = Object.entries(answer.headers).map(
    ([name, value]) => [name, typeof value === 'string' ? clean(value) : value.map(clean)] as const,
  );
  const text = textOf(answer, secrets);
  const body = JSON_TYPE.test(mediaTypeOf(answer)) ? (jsonOf(text) ?? text) : text;
  return { status, statusText: clean(statusText), headers: Object.fromEntries(headers), body };
}

function mediaTypeOf({ headers }: OutboundAnswer): string {
  const type = headers['content-type'];
  return typeof type === 'string' ? (type.split(';', 1)[0] ?? '').trim().toLowerCase() : '';
}

function textOf({ headers, body }: OutboundAnswer, secrets: readonly string[]): string {
  const type = headers['content-type'];
  const [, charset = 'utf-8'] = CHARSET.exec(typeof type === 'string' ? type : '') ?? [];
  const text = decoderOf(charset).decode(body);
  // PostgreSQL cannot store NUL.
  return withoutSecrets(text, secrets).replaceAll('\0', '\ufffd');
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Undefined if the text is not JSON. */
function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
