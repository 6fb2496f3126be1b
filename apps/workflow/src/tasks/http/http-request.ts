import { type OutboundRequest } from '#libs/outbound';
import { type Json } from '#libs/states-language';
import { HOPS_HEADER, hopsHeader } from '../hops';
import { type Secrets } from '../secrets';
import { keyForHeader, type TaskRequest } from '../task-resource';
import { FORM, type HttpArguments } from './http-arguments';

/** A request to send, and the secrets in it. */
export interface HttpRequest {
  readonly request: Omit<OutboundRequest, 'timeoutMs' | 'signal'>;
  readonly secrets: readonly string[];
}

const SAFE = new Set(['GET', 'HEAD']);
const KEY_HEADER = 'Idempotency-Key';

/** Builds the request from the arguments, or returns the reason why it is not sent. */
export function httpRequestOf(
  { url, method, headers, query, body }: HttpArguments,
  task: TaskRequest,
  secrets: Secrets,
): HttpRequest | { readonly problem: string } {
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  if (body !== undefined && SAFE.has(verb)) {
    return { problem: `A request with the method ${verb} has no body. Use POST, or query.` };
  }
  const read = readHeaders(headers ?? {}, secrets);
  if ('problem' in read) return read;
  const given = new Set(Object.keys(read.values).map((name) => name.toLowerCase()));
  if (given.has(HOPS_HEADER.toLowerCase())) {
    return { problem: `The header ${HOPS_HEADER} is set by the service.` };
  }
  const sentHeaders: Record<string, string> = { ...read.values, ...hopsHeader(task) };
  if (!SAFE.has(verb) && !given.has(KEY_HEADER.toLowerCase())) {
    sentHeaders[KEY_HEADER] = keyForHeader(task.idempotencyKey);
  }
  const encoded = body === undefined ? undefined : encode(body, mediaTypeIn(read.values));
  if (encoded !== undefined && !given.has('content-type')) {
    sentHeaders['Content-Type'] = encoded.mediaType;
  }
  return {
    request: {
      method: verb,
      url: withQuery(url, query ?? {}),
      headers: sentHeaders,
      secretHeaders: read.secretHeaders,
      ...(encoded === undefined ? {} : { body: new TextEncoder().encode(encoded.text) }),
    },
    secrets: read.secrets,
  };
}

interface ReadHeaders {
  readonly values: Readonly<Record<string, string>>;
  readonly secretHeaders: readonly string[];
  readonly secrets: readonly string[];
}

function readHeaders(
  headers: NonNullable<HttpArguments['headers']>,
  secrets: Secrets,
): ReadHeaders | { readonly problem: string } {
  const values: Record<string, string> = {};
  const secretHeaders: string[] = [];
  const used: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'object') {
      values[name] = String(value);
      continue;
    }
    const read = secrets.read(value.secretRef);
    if ('problem' in read) return read;
    values[name] = (value.prefix ?? '') + read.value;
    secretHeaders.push(name);
    used.push(read.value);
  }
  return { values, secretHeaders, secrets: used };
}

function withQuery(url: string, query: NonNullable<HttpArguments['query']>): string {
  const added = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
  // An invalid URL is refused when it is sent.
  if (added.length === 0 || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  for (const [name, value] of added) parsed.searchParams.append(name, value);
  return parsed.href;
}

function mediaTypeIn(headers: Readonly<Record<string, string>>): string {
  const [, value = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return value.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function encode(
  body: Json,
  mediaType: string,
): { readonly text: string; readonly mediaType: string } {
  if (typeof body === 'string') return { text: body, mediaType: 'text/plain; charset=utf-8' };
  const isForm = mediaType === FORM && typeof body === 'object' && body !== null;
  if (!isForm) return { text: JSON.stringify(body), mediaType: 'application/json' };
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { text: new URLSearchParams(fields).toString(), mediaType };
}
