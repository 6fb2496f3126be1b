import { type Method, type TypedClient } from './client-types';

/** Where the requests of a client go. */
export interface ClientTarget {
  /** Is asked with each request: a sandbox that is being opened is waited for, and a dropped one refuses. */
  readonly address: () => Promise<string>;
  /** For control operations only: in others, `Authorization` belongs to the simulated system. */
  readonly token: string | undefined;
}

/** Operations that need the token of the control. */
const CONTROL = /^\/(?:__)?admin\//;

interface Options {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, unknown>>;
  };
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

type Content = NonNullable<RequestInit['body']>;

const JSON_TYPE = /[/+]json\b/;
/** Without a type, it is probably a text. */
const TEXT = /^$|^text\/|[/+](?:json|xml|x-ndjson)\b/;

const METHODS: readonly Method[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/** A client of a service. */
export function typedClient<Paths>({ address, token }: ClientTarget): TypedClient<Paths> {
  const send =
    (method: Method) =>
    async (path: string, options: Options = {}) => {
      const url = (await address()) + filled(path, options);
      const authorized = CONTROL.test(path) ? withToken(options, token) : options;
      const response = await fetch(url, requestOf(method, authorized));
      const { status } = response;
      const content = await contentOf(response);
      return response.ok
        ? { data: content, status, response }
        : { error: content, status, response };
    };
  return Object.fromEntries(
    METHODS.map((method) => [method, send(method)]),
  ) as unknown as TypedClient<Paths>;
}

function withToken(options: Options, token: string | undefined): Options {
  if (token === undefined || token === '') return options;
  return { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } };
}

/** The path with its parameters and the query. */
function filled(template: string, { params: { path = {}, query = {} } = {} }: Options): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new TypeError(`params.path.${name} is missing for ${template}.`);
    return encodeURIComponent(textOf(value));
  });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (each !== undefined) parameters.append(name, textOf(each));
    }
  }
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`;
}

function requestOf(method: Method, { params, headers, body, signal }: Options): RequestInit {
  const { content, mediaType } = bodyOf(body);
  const named = Object.entries(params?.header ?? {}).filter(([, value]) => value !== undefined);
  const given = {
    ...Object.fromEntries(named.map(([name, value]) => [name, textOf(value)])),
    ...headers,
  };
  const hasType = Object.keys(given).some((name) => name.toLowerCase() === 'content-type');
  return {
    method,
    headers: {
      ...(mediaType === undefined || hasType ? {} : { 'Content-Type': mediaType }),
      ...given,
    },
    ...(content === undefined ? {} : { body: content }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** A text is XML or what the caller says; bytes and forms are sent as they are; anything else is JSON. */
function bodyOf(body: unknown): { readonly content?: Content; readonly mediaType?: string } {
  if (body === undefined) return {};
  if (typeof body === 'string') {
    return {
      content: body,
      mediaType: body.trimStart().startsWith('<') ? 'application/xml' : 'text/plain',
    };
  }
  if (body instanceof URLSearchParams || body instanceof FormData || body instanceof Blob)
    return { content: body };
  if (body instanceof Uint8Array) return { content: body, mediaType: 'application/octet-stream' };
  return { content: JSON.stringify(body), mediaType: 'application/json' };
}

/** JSON is read, other texts are a string, and anything else is bytes. */
async function contentOf(response: Response): Promise<unknown> {
  const mediaType = (response.headers.get('Content-Type') ?? '').toLowerCase();
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return undefined;
  if (!TEXT.test(mediaType)) return bytes;
  const text = new TextDecoder().decode(bytes);
  return JSON_TYPE.test(mediaType) ? jsonOr(text) : text;
}

/** What a rule sends as JSON may be none. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : value instanceof Date
      ? value.toISOString()
      : JSON.stringify(value);
}
