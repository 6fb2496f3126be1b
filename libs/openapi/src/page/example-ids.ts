/**
 * Puts ids into the requests of the page: new ones in place of those that can be sent only once, and those of earlier
 * responses. The functions in this file run in the page too: see example-ids-script.ts.
 */
import { type CarriedInto, type LinkedOperation } from './carried-ids';
import { newId, type Chance, type IdKind } from './new-id';
import { valueOf, type Received } from './value-of';

/** The parts of an operation of the document that count here. */
export interface ExampleOperation extends LinkedOperation {
  readonly 'x-example-ids'?: Readonly<Record<string, IdKind>>;
}

/** What the page has sent and received. */
export interface PageIds {
  /** The current id in place of each id of the examples. */
  readonly current: Map<string, string>;
  /** Ids of responses that stand in place of the next new id, by the id of the example. */
  readonly received: Map<string, string>;
  /** The ids that the page has put into a field, by field and id of the example. A user has typed all others. */
  readonly put: Map<string, string>;
  /** The ids of responses for the operations that their links name, by operationId. */
  readonly carried: Map<string, CarriedInto>;
}

/** The fields of a request: its parameters by name, and its body. */
export interface PageFields {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function noIds(): PageIds {
  return { current: new Map(), received: new Map(), put: new Map(), carried: new Map() };
}

/** The fields with the ids that the request needs. A field in which a user has typed another id keeps it. */
export function withIds(
  operation: ExampleOperation,
  fields: PageFields,
  ids: PageIds,
  chance: Chance,
): PageFields {
  const own = operation['x-example-ids'] ?? {};
  const fresh = new Map(
    Object.entries(own).map(([example, kind]) => [
      example,
      ids.received.get(example) ?? newId(kind, example, chance),
    ]),
  );
  const filled = (name: string, text: string): string => {
    const field = `${operation.operationId} ${name}`;
    return withNewIds(withCurrentIds(text, own, ids), { field, fresh, ids });
  };
  const parameters = Object.fromEntries(
    Object.entries(fields.parameters).map(([name, text]) => [name, filled(name, text)]),
  );
  return fields.body === undefined
    ? { parameters }
    : { parameters, body: filled('(body)', fields.body) };
}

/** The text with the ids that the page has drawn before, in place of those of the examples. */
export function withCurrentIds(text: string, own: object, { current }: PageIds): string {
  let changed = text;
  for (const [example, id] of current) {
    if (!(example in own)) changed = replaced(changed, example, id);
  }
  return changed;
}

/** The text with new ids, in place of those of the examples and of those that the page has put there. */
export function withNewIds(
  text: string,
  {
    field,
    fresh,
    ids,
  }: { readonly field: string; readonly fresh: ReadonlyMap<string, string>; readonly ids: PageIds },
): string {
  let changed = text;
  for (const [example, id] of fresh) {
    const key = `${field} ${example}`;
    const before = changed;
    for (const shown of [example, ids.put.get(key) ?? example])
      changed = replaced(changed, shown, id);
    if (changed === before) continue;
    ids.put.set(key, id);
    ids.received.delete(example);
    ids.current.set(example, id);
  }
  return changed;
}

/** Replaces a value that is not a part of a longer name or number. */
export function replaced(text: string, value: string, by: string): string {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(`(?<![\\w-])${literal}(?![\\w-])`, 'g'), () => by);
}

/**
 * Keeps the ids that a response has for parameters with an `x-example-id`. They stand in place of that id in later requests.
 * Only what was created or changed counts.
 *
 * @param operations all of the document
 */
export function learnIds(
  {
    method,
    operation,
    operations,
  }: {
    readonly method: string;
    readonly operation: ExampleOperation;
    readonly operations: readonly ExampleOperation[];
  },
  received: Received,
  ids: PageIds,
): void {
  if (method === 'get' || method === 'delete') return;
  for (const link of Object.values(operation.responses[String(received.status)]?.links ?? {})) {
    const target = operations.find(({ operationId }) => operationId === link.operationId);
    for (const [name, expression] of Object.entries(link.parameters ?? {})) {
      const value = valueOf(expression, received);
      const example = target?.parameters?.find((each) => each.name === name)?.schema?.[
        'x-example-id'
      ];
      if (value !== undefined && example !== undefined) ids.received.set(example, value);
    }
  }
}
