import { textOfBody, type RecordedMessage, type Recording } from '../format/recording';

/** A recorded request or response for a unit test. */
export interface Fixture {
  readonly headers: Readonly<Record<string, string>>;
  /** The value of a JSON body, the text of any other; absent if there is none. */
  readonly body?: unknown;
}

export interface FixturePair {
  /** The path with its query, as the request has it. */
  readonly address: string;
  readonly request: Fixture;
  readonly response: Fixture & { readonly status: number };
}

/**
 * The recorded messages by operation: `POST /spi/pacs.008`. Segments of the path that are ids are `:id`, so that
 * requests to the same operation are together, in their order.
 */
export function fixturesOf({
  exchanges,
}: Recording): Readonly<Record<string, readonly FixturePair[]>> {
  const byOperation = new Map<string, FixturePair[]>();
  for (const { request, response, failure } of exchanges) {
    if (response === undefined || failure !== undefined) continue;
    const operation = `${request.method} ${operationPath(request.path)}`;
    const pair: FixturePair = {
      address: request.query === undefined ? request.path : `${request.path}?${request.query}`,
      request: fixtureOf(request),
      response: { status: response.status, ...fixtureOf(response) },
    };
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), pair]);
  }
  return Object.fromEntries(byOperation);
}

function fixtureOf({ headers, body }: RecordedMessage): Fixture {
  const text = textOfBody(body);
  if (text === undefined) return { headers };
  return {
    headers,
    body: /[/+]json\b/.test(headers['content-type'] ?? '') ? JSON.parse(text) : text,
  };
}

/** An id has several digits, or is an e-mail address. Versions such as `v2` and codes such as `pacs.008` are none. */
function operationPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (/\d{5}|[\da-f]{8}-[\da-f]{4}-|@|%40|^\d+$/i.test(segment) ? ':id' : segment))
    .join('/');
}
