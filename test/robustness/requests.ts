import fc from 'fast-check';
import { ENCODINGS, HEADERS, jsonLike, QUERIES, SEGMENTS, TYPES, xmlLike } from './mutations';
import { type Body, type Json, type Operation } from './openapi';
import { type Sent } from './send';

/** What is sent with every request, and what is known of the sandbox. */
export interface Circumstances {
  readonly host: string;
  readonly sandbox: string;
  readonly authorization: string | undefined;
  /** Values of the parameters in the path that exist in the sandbox, by name. */
  readonly known: Readonly<Record<string, string>>;
}

/** A request to an operation. */
export interface Attack extends Sent {
  /** The method and the path are those of the operation, so only its own statuses may come back. */
  readonly isOfOperation: boolean;
}

/** Parts of a request; what is not given is as the operation describes it. */
interface Parts {
  readonly method?: string;
  readonly segment?: string;
  readonly suffix?: string;
  readonly headers?: Sent['headers'];
  readonly type?: string;
  readonly body?: Buffer | undefined;
  readonly cutAfter?: number;
}

const OTHER_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'LINK'];
const TAILS = ['/', '//', '/..', '/x', '%00', ';x', '/%ff', '%'];
const EMPTY_BODIES = ['', ' ', '\ufeff', '{}', 'null', '[]', '""', '<a/>', 'a=1&a=2', '%zz=%ff'];

/** Effects of rules that are hard to carry out. */
const HARD_EFFECTS: readonly Json[] = [
  { respond: { headers: { 'content-type': 'garbage' }, body: 'x' } },
  { respond: { headers: { 'content-type': 'text/plain', 'content-length': '1' }, body: 'xyz' } },
  { respond: { headers: { 'x-a': 'b\r\nX-Injected: 1' } } },
  { respond: { headers: { 'transfer-encoding': 'chunked' }, body: { a: 1 } } },
  { respond: { status: 200.5 } },
  { respond: { status: 99 } },
  { respond: { status: 204, body: 'x' } },
  { respond: { body: '\ud800' } },
  { truncate: { bodyBytes: 1 } },
  { reset: true },
];

/** Rules that match every request of their sandbox. */
export function hardRules(operation: Operation, circumstances: Circumstances): Attack[] {
  return HARD_EFFECTS.map((effect) => {
    const rule = { match: { path: '/**' }, effect, times: 1 };
    const body = { type: 'application/json', value: rule };
    return request(operation, circumstances, body, {});
  });
}

/** The request that the operation describes, with its own example. */
export function validRequest(operation: Operation, circumstances: Circumstances): Attack {
  const [body] = operation.bodies;
  return request(operation, circumstances, body, {});
}

/** Requests to the operation that are not quite what it describes. */
export function mutatedRequests(
  operation: Operation,
  circumstances: Circumstances,
): fc.Arbitrary<Attack> {
  const made = (body: Body | undefined, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Attack> =>
    parts.map((each) => request(operation, circumstances, body, each));
  return fc.constantFrom(...bodiesOf(operation)).chain((body) => {
    const bytes = bytesOf(body);
    return fc.oneof(
      { weight: body === undefined ? 1 : 12, arbitrary: made(body, mutatedBody(body)) },
      { weight: 1, arbitrary: made(body, fc.constant({})) },
      { weight: 3, arbitrary: made(body, target(operation)) },
      {
        weight: 2,
        arbitrary: made(
          body,
          QUERIES.map((query) => ({ suffix: `?${query}` })),
        ),
      },
      {
        weight: 2,
        arbitrary: made(
          body,
          HEADERS.map((headers) => ({ headers })),
        ),
      },
      {
        weight: 1,
        arbitrary: made(
          body ?? { type: '', value: '{}' },
          TYPES.map((type) => ({ type })),
        ),
      },
      { weight: 1, arbitrary: made(body, otherMethod(operation)) },
      { weight: 1, arbitrary: made(body, encoded(bytes)) },
      {
        weight: 1,
        arbitrary: made(
          body,
          fc.nat(300).map((cutAfter) => ({ cutAfter })),
        ),
      },
    );
  });
}

function bodiesOf({ bodies }: Operation): readonly (Body | undefined)[] {
  return bodies.length === 0 ? [undefined] : bodies;
}

function mutatedBody(body: Body | undefined): fc.Arbitrary<Parts> {
  const empty = fc.constantFrom(...EMPTY_BODIES);
  const texts =
    body === undefined
      ? empty
      : fc.oneof(
          { weight: 9, arbitrary: isText(body) ? xmlLike(body.value) : jsonLike(body.value) },
          { weight: 1, arbitrary: empty },
        );
  return texts.map((text) => ({ body: Buffer.from(text) }));
}

function target({ path }: Operation): fc.Arbitrary<Parts> {
  return path.includes('{')
    ? SEGMENTS.map((segment) => ({ segment }))
    : fc.constantFrom(...TAILS).map((suffix) => ({ suffix }));
}

function otherMethod({ method }: Operation): fc.Arbitrary<Parts> {
  return fc
    .constantFrom(...OTHER_METHODS.filter((each) => each !== method))
    .map((each) => ({ method: each }));
}

function encoded(bytes: Buffer | undefined): fc.Arbitrary<Parts> {
  return ENCODINGS.map(([name, encode]) => ({
    headers: [['Content-Encoding', name]] as const,
    body: encode(bytes ?? Buffer.from('{}')),
  }));
}

function request(
  operation: Operation,
  { host, sandbox, authorization, known }: Circumstances,
  body: Body | undefined,
  parts: Parts,
): Attack {
  const { method = operation.method, segment, suffix = '', headers = [], cutAfter } = parts;
  const { path, parameters } = operation;
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => segment ?? encodeURIComponent(known[name] ?? parameters[name] ?? 'x'),
  );
  const bytes = 'body' in parts ? parts.body : bytesOf(body);
  const type = parts.type ?? body?.type ?? 'application/json';
  const length = headers.some(([name]) => name === 'Content-Length') ? undefined : bytes?.length;
  const usual: Sent['headers'] = [
    ['Host', host],
    ['Connection', 'close'],
    ['X-Sandbox', sandbox],
    ...(authorization === undefined ? [] : [['Authorization', authorization] as const]),
    ...(bytes === undefined ? [] : [['Content-Type', type] as const]),
    ...(length === undefined ? [] : [['Content-Length', String(length)] as const]),
  ];
  // Two of one name are sent only of Host: the request is refused for it.
  const isReplaced = (name: string): boolean =>
    name !== 'Host' && headers.some(([other]) => other === name);
  return {
    method,
    target: filled + suffix,
    headers: [...usual.filter(([name]) => !isReplaced(name)), ...headers],
    body: bytes,
    cutAfter,
    isOfOperation: method === operation.method && segment === undefined && !TAILS.includes(suffix),
  };
}

function bytesOf(body: Body | undefined): Buffer | undefined {
  if (body === undefined) return undefined;
  if (isText(body)) return Buffer.from(body.value);
  if (!body.type.includes('urlencoded')) return Buffer.from(JSON.stringify(body.value));
  return Buffer.from(new URLSearchParams(body.value as Record<string, string>).toString());
}

function isText(body: Body): body is Body & { readonly value: string } {
  return typeof body.value === 'string';
}
