import type { OpenAPIObject } from '@nestjs/swagger';
import { LINKS, type Links, type LinkValues } from '../decorators/links-to';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
type Link = NonNullable<Response['links']>[string];
interface Linked {
  [LINKS]?: Links;
}

const PREFIX = '#/components/schemas/';

/** What a response has of a class. */
interface Answered {
  readonly schema: string;
  /** Pointer to the class in the response: empty, or `/0` for the first item of a list. */
  readonly at: string;
}

/**
 * Moves the links of schemas and operations (`@LinksTo`) to the successful responses.
 * @throws Error if a link names an operation that the document does not have
 */
export function addLinks(document: OpenAPIObject): void {
  const ofSchemas = new Map(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      takeLinks(schema),
    ]),
  );
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Readonly<Record<string, Operation>>),
  );
  const summaries = new Map(
    operations.map(({ operationId = '', summary }) => [operationId, summary]),
  );
  for (const operation of operations) {
    const own = takeLinks(operation);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!status.startsWith('2') || response === undefined || '$ref' in response) continue;
      const { schema = '', at = '' } = answeredBy(response) ?? {};
      const links = [...linksOf(ofSchemas.get(schema), at), ...linksOf(own, at)]
        .filter(({ operationId }) => operationId !== operation.operationId)
        .map((link) => [link.operationId, described(link, summaries)] as const);
      if (links.length > 0) response.links = Object.fromEntries(links);
    }
  }
}

function takeLinks(part: object): Links | undefined {
  const linked: Linked = part;
  const { [LINKS]: links } = linked;
  Reflect.deleteProperty(linked, LINKS);
  return links;
}

/** The class of a JSON response. Of several, the first. */
function answeredBy({ content = {} }: Response): Answered | undefined {
  const schema = content['application/json']?.schema;
  if (schema === undefined) return undefined;
  if ('$ref' in schema) return { schema: schema.$ref.slice(PREFIX.length), at: '' };
  const [first] = schema.oneOf ?? [];
  if (first !== undefined && '$ref' in first) {
    return { schema: first.$ref.slice(PREFIX.length), at: '' };
  }
  const { items } = schema;
  return items !== undefined && '$ref' in items
    ? { schema: items.$ref.slice(PREFIX.length), at: '/0' }
    : undefined;
}

type NamedLink = Link & { readonly operationId: string };

function linksOf(links: Links | undefined, at: string): NamedLink[] {
  const { parameters = {}, bodies = {} } = links ?? {};
  const names = [...new Set([...Object.keys(parameters), ...Object.keys(bodies)])];
  return names.map((operationId) => {
    const { [operationId]: values } = parameters;
    const { [operationId]: body } = bodies;
    return {
      operationId,
      ...(values === undefined ? {} : { parameters: withExpressions(values, at) }),
      // Inside a larger value, an expression is in braces.
      ...(body === undefined ? {} : { requestBody: withExpressions(body, at, '{', '}') }),
    };
  });
}

function withExpressions(
  values: LinkValues,
  at: string,
  before = '',
  after = '',
): Readonly<Record<string, unknown>> {
  return Object.fromEntries<unknown>(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, withExpressions(value, at, before, after)];
      if (value.startsWith('/')) return [name, `${before}$response.body#${at}${value}${after}`];
      return [name, value.startsWith('$') ? before + value + after : value];
    }),
  );
}

function described(link: NamedLink, summaries: ReadonlyMap<string, string | undefined>): Link {
  const { operationId } = link;
  if (!summaries.has(operationId)) {
    throw new Error(`A response links to ${operationId}, but no operation has this operationId.`);
  }
  const summary = summaries.get(operationId);
  return { ...link, ...(summary === undefined ? {} : { description: summary }) };
}
