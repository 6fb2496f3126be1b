/**
 * Carries ids from a response into the operations that take them, as the links of the document say: after "create payment",
 * "find payment" has the new id. The functions in this file run in the page too: see example-ids-script.ts.
 */
import { toXml, valueOf, type Received } from './value-of';

/** A link of a response: runtime expressions if the response is JSON, paths of elements if it is XML. */
export interface Link {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
}

/** The parts of an operation that count here. */
export interface LinkedOperation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly example?: unknown;
    readonly schema?: { readonly example?: unknown; readonly 'x-example-id'?: string };
  }[];
  readonly requestBody?: {
    readonly content?: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> }>
    >;
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly links?: Readonly<Record<string, Link>>;
        readonly 'x-links'?: Readonly<Record<string, Link>>;
      }
    >
  >;
}

/** An id in place of one of the examples. */
export interface CarriedId {
  readonly id: string;
  /** The example, and the ids that the page has put in its place before. A user has typed all others. */
  readonly replaced: readonly string[];
}

/** The ids of one operation. */
export interface CarriedInto {
  /** By the name of the parameter. */
  readonly parameters: Map<string, CarriedId>;
  /** By the id of the example. */
  readonly body: Map<string, CarriedId>;
}

/**
 * Keeps the ids of a response for the operations that its links name. Only what was created or changed counts.
 *
 * @param operations all of the document
 * @param carried by operationId; the ids are added to it
 * @returns the operations that have got ids
 */
export function carryIds(
  {
    method,
    operation,
    operations,
  }: {
    readonly method: string;
    readonly operation: LinkedOperation;
    readonly operations: readonly LinkedOperation[];
  },
  received: Received,
  carried: Map<string, CarriedInto>,
): readonly string[] {
  if (method === 'get' || method === 'delete') return [];
  const response = operation.responses[String(received.status)];
  const links = Object.values({ ...response?.links, ...response?.['x-links'] });
  for (const link of links) {
    const target = operations.find(({ operationId }) => operationId === link.operationId);
    if (target === undefined) continue;
    const into = carried.get(link.operationId) ?? { parameters: new Map(), body: new Map() };
    carried.set(link.operationId, into);
    for (const [name, expression] of Object.entries(link.parameters ?? {})) {
      const id = valueOf(expression, received);
      const example = exampleOf(target, name);
      if (id === undefined || example === undefined) continue;
      keepId(into.parameters, name, example, id);
      // A body often repeats the id of the path.
      keepId(into.body, example, example, id);
    }
    for (const [path, expression] of leavesOf(link.requestBody, [])) {
      const id = valueOf(expression, received);
      if (id === undefined) continue;
      for (const example of examplesAt(target, path)) keepId(into.body, example, example, id);
    }
  }
  return links.map(({ operationId }) => operationId);
}

export function keepId(
  ids: Map<string, CarriedId>,
  key: string,
  example: string,
  id: string,
): void {
  const before = ids.get(key);
  const replaced = before === undefined ? [example] : [...before.replaced, before.id];
  ids.set(key, { id, replaced: [...new Set(replaced)].slice(-20) });
}

/** The example of a parameter as text; undefined if it has none. */
export function exampleOf(operation: LinkedOperation, parameter: string): string | undefined {
  const found = operation.parameters?.find(({ name }) => name === parameter);
  const example = found?.example ?? found?.schema?.example;
  return typeof example === 'string' || typeof example === 'number' ? String(example) : undefined;
}

/** The texts in a JSON value, each with its path. */
export function leavesOf(
  value: unknown,
  path: readonly string[],
): (readonly [readonly string[], string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

/** The ids that the examples of the body have at a path: of members of JSON, or of elements of XML. */
export function examplesAt(
  { requestBody }: LinkedOperation,
  path: readonly string[],
): readonly string[] {
  const examples = Object.values(requestBody?.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  );
  const at = `/${path.join('/')}`;
  return examples.flatMap(({ value }) => {
    const isXml = typeof value === 'string';
    const received = { status: 200, body: value, text: isXml ? value : '' };
    return valueOf(isXml ? at : `$response.body#${at}`, received) ?? [];
  });
}

/** The value of a parameter with the id that was carried there. A value that a user has typed stays. */
export function withCarriedId(shown: string | undefined, carried: CarriedId | undefined): string {
  if (carried === undefined) return shown ?? '';
  const isOurs = shown === undefined || shown === '' || carried.replaced.includes(shown);
  return isOurs ? carried.id : shown;
}

/** The body with the ids that were carried there. Only whole values are replaced, and none that a user has typed. */
export function bodyWithCarriedIds(body: string, into: CarriedInto | undefined): string {
  let changed = body;
  for (const { id, replaced } of into?.body.values() ?? []) {
    for (const shown of replaced) {
      // Functions, because a dollar sign in a text would have a meaning.
      changed = changed
        .replaceAll(JSON.stringify(shown), () => JSON.stringify(id))
        .replaceAll(`>${toXml(shown)}<`, () => `>${toXml(id)}<`);
    }
  }
  return changed;
}
