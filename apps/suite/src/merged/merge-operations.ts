import {
  capitalized,
  type Body,
  type Json,
  type Links,
  type Operation,
  type ServiceDocument,
} from './document';

/** An operation of one service. */
interface Offered {
  readonly service: ServiceDocument;
  readonly operation: Operation;
}

/** One operation of the merged document, and the services that have it. */
export interface MergedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly services: readonly ServiceDocument[];
}

/**
 * The operations of all services in the order of the services. An operation that several services have is there
 * once, without a prefix. Otherwise the name of the service is in its tag and its operationId.
 */
export function mergeOperations(services: readonly ServiceDocument[]): MergedOperation[] {
  const offered = new Map<string, Offered[]>();
  for (const service of services) {
    for (const [path, methods] of Object.entries(service.document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const key = `${method} ${path}`;
        offered.set(key, [...(offered.get(key) ?? []), { service, operation }]);
      }
    }
  }
  const merged = [...offered].map(([key, offers]) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = offers.length === 1 ? ofOneService(offers) : ofSeveral(offers, method, path);
    return { path, method, operation, services: offers.map(({ service }) => service) };
  });
  const ids = new NewIds(merged);
  return merged.map((each) => ({ ...each, operation: withLinks(each, ids) }));
}

/** The operationIds of the merged document. */
class NewIds {
  private readonly ids = new Map<string, string>();

  constructor(merged: readonly MergedOperation[]) {
    for (const { path, method, operation, services } of merged) {
      for (const { name, document } of services) {
        const { operationId = '' } = document.paths[path]?.[method] ?? {};
        this.ids.set(`${name} ${operationId}`, operation.operationId);
      }
    }
  }

  of({ name }: ServiceDocument, operationId: string): string {
    return this.ids.get(`${name} ${operationId}`) ?? operationId;
  }
}

/** The links of the responses lead to the operations by their new names. */
function withLinks({ operation, services }: MergedOperation, ids: NewIds): Operation {
  const [service] = services as readonly [ServiceDocument];
  const renamed = (links: Links): Links =>
    Object.fromEntries(
      Object.entries(links).map(([name, link]) => {
        const operationId = ids.of(service, link.operationId);
        return [name.replace(link.operationId, operationId), { ...link, operationId }];
      }),
    );
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const { links, 'x-links': elements } = response;
    return [
      status,
      {
        ...response,
        ...(links === undefined ? {} : { links: renamed(links) }),
        ...(elements === undefined ? {} : { 'x-links': renamed(elements) }),
      },
    ] as const;
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

/** `nfse` and `national API` give `nfse-national-api`. */
export function tagOf(service: Pick<ServiceDocument, 'name'>, tag: string): string {
  return `${service.name}-${tag.toLowerCase().replaceAll(' ', '-')}`;
}

function ofOneService(offers: readonly Offered[]): Operation {
  const [{ service, operation }] = offers as readonly [Offered];
  const operationId = service.name + capitalized(operation.operationId);
  const tags = operation.tags.map((tag) => tagOf(service, tag));
  return { ...operation, operationId, tags };
}

function ofSeveral(offers: readonly Offered[], method: string, path: string): Operation {
  const [{ operation }] = offers as readonly [Offered];
  const contents = new Set(offers.map((offer) => JSON.stringify(comparable(offer.operation))));
  if (contents.size > 1) return ofDifferent(offers, method, path);
  const ids = offers.map((offer) => offer.operation.operationId);
  return { ...operation, operationId: mostFrequent(ids), ...withExamples(offers) };
}

/** The parts that must be equal in two operations, so that they count as the same operation. */
function comparable(operation: Operation): object {
  const body = JSON.stringify(operation.requestBody ?? null);
  const requestBody = JSON.parse(body, (key, value: unknown) =>
    key === 'examples' ? undefined : value,
  ) as unknown;
  return { ...operation, operationId: '', requestBody };
}

/** The request body with the examples of all: equal ones once, the others with the name of their service. */
function withExamples(offers: readonly Offered[]): Pick<Operation, 'requestBody'> {
  const [body] = bodiesOf(offers);
  if (body === undefined) return {};
  const content = Object.entries(body.content ?? {}).map(([type, media]) => {
    if (media.examples === undefined) return [type, media] as const;
    return [type, { ...media, examples: examplesOf(offers, type) }] as const;
  });
  return { requestBody: { ...body, content: Object.fromEntries(content) } };
}

function examplesOf(offers: readonly Offered[], type: string): Json {
  const all = offers.flatMap(({ service, operation }) =>
    Object.entries(operation.requestBody?.content?.[type]?.examples ?? {}).map(
      ([name, example]) => {
        return { service: service.name, name, example, text: JSON.stringify(example) };
      },
    ),
  );
  const named = all.map(({ service, name, example, text }) => {
    const isEqual = all.every((other) => other.name !== name || other.text === text);
    return [isEqual ? name : `${service}-${name}`, example] as const;
  });
  return Object.fromEntries(named);
}

/** Operations that share only the address, such as `POST /__admin/seed`: any of the bodies is accepted. */
function ofDifferent(offers: readonly Offered[], method: string, path: string): Operation {
  const [{ operation }] = offers as readonly [Offered];
  const words = `${method} ${path}`.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const operationId = words.reduce((id, word) => id + capitalized(word));
  const description = offers.map(({ service, operation: { summary = '', description = '' } }) =>
    `**${service.title}**: ${summary} ${description}`.trim(),
  );
  const bodies = bodiesOf(offers);
  const statuses = new Set(offers.flatMap((offer) => Object.keys(offer.operation.responses)));
  const responses = [...statuses].sort().map((status) => {
    const parts = offers.map((offer) => offer.operation.responses[status]).filter(isPresent);
    return [status, anyOf(parts)] as const;
  });
  return {
    ...operation,
    operationId,
    summary: 'Differs from service to service. The description says what it does in each.',
    description: description.join('\n\n'),
    ...(bodies.length === 0 ? {} : { requestBody: anyOf(bodies) }),
    responses: Object.fromEntries(responses),
  };
}

/** One body or response for those of several services. It allows the content of each of them. */
function anyOf(parts: readonly Body[]): Body {
  const [first = {}] = parts;
  // Also references to a response of all operations.
  if (parts.every((part) => JSON.stringify(part) === JSON.stringify(first))) return first;
  const types = new Set(parts.flatMap(({ content = {} }) => Object.keys(content)));
  const content = [...types].map((type) => {
    const media = parts.map((part) => part.content?.[type]).filter(isPresent);
    const schemas = new Map(media.map(({ schema }) => [JSON.stringify(schema), schema]));
    const [only = {}] = schemas.values();
    const schema = schemas.size === 1 ? only : { anyOf: [...schemas.values()] };
    const examples = Object.fromEntries(
      media.flatMap((each) => Object.entries(each.examples ?? {})),
    );
    return [type, Object.keys(examples).length === 0 ? { schema } : { schema, examples }] as const;
  });
  const texts = parts.map(({ description }) => description).filter(isPresent);
  return {
    ...(texts.length === 0 ? {} : { description: [...new Set(texts)].join(' Or: ') }),
    ...(types.size === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}

function bodiesOf(offers: readonly Offered[]): Body[] {
  return offers.map(({ operation }) => operation.requestBody).filter(isPresent);
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function mostFrequent(values: readonly string[]): string {
  const count = (value: string): number => values.filter((each) => each === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}
