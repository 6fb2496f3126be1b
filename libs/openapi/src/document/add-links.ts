import type { OpenAPIObject } from '@nestjs/swagger';
import { LINKS, type Links, type LinkValues } from '../decorators/links-to';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
type Link = NonNullable<Response['links']>[string];
interface Linked {
  [LINKS]?: Links;
}

const PREFIX = '#/components/schemas/';

/**
 * Where a response has its links. OpenAPI has no expressions for values in XML, so those of an XML response are in an
 * extension: their values are paths of elements, and our page follows them.
 */
function memberOf(response: Response): 'links' | 'x-links' {
  return isXml(response) ? LINKS : 'links';
}

function isXml({ content = {} }: Response): boolean {
  return 'application/xml' in content;
}

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
      const forms = answeredBy(response);
      const links = (forms.length === 0 ? [undefined] : forms).flatMap((form, index) => {
        const { schema = '', at = '' } = form ?? {};
        const read = isXml(response) ? asElements : asExpression(at);
        return [...linksOf(ofSchemas.get(schema), read), ...(index > 0 ? [] : linksOf(own, read))]
          .filter(({ operationId }) => operationId !== operation.operationId)
          .map((link) => [nameOf(link, schema, index), described(link, summaries)] as const);
      });
      if (links.length === 0) continue;
      Object.assign(response, { [memberOf(response)]: Object.fromEntries(links) });
    }
  }
}

function takeLinks(part: object): Links | undefined {
  const linked: Linked = part;
  const { [LINKS]: links } = linked;
  Reflect.deleteProperty(linked, LINKS);
  return links;
}

/** The classes of a JSON response: one, or several if it has several forms. */
function answeredBy({ content = {} }: Response): readonly Answered[] {
  const schema = content['application/json']?.schema;
  if (schema === undefined) return [];
  const named = (part: object | undefined, at: string): Answered[] =>
    part !== undefined && '$ref' in part
      ? [{ schema: (part as { readonly $ref: string }).$ref.slice(PREFIX.length), at }]
      : [];
  if ('$ref' in schema) return named(schema, '');
  const { oneOf = [], items } = schema;
  return oneOf.length > 0 ? oneOf.flatMap((form) => named(form, '')) : named(items, '/0');
}

/** The name of a link: its operation, and from the second form of a response on also the form. */
function nameOf({ operationId }: NamedLink, schema: string, index: number): string {
  return index === 0 ? operationId : `${operationId}Of${schema}`;
}

type NamedLink = Link & { readonly operationId: string };

/** How a value is written: in a parameter, and inside of a body. */
interface Written {
  readonly value: (pointer: string) => string;
  readonly inBody: (value: string) => string;
}

const asElements: Written = { value: (path) => path, inBody: (value) => value };

function asExpression(at: string): Written {
  return {
    value: (pointer) => `$response.body#${at}${pointer}`,
    // Inside a larger value, an expression is in braces.
    inBody: (value) => `{${value}}`,
  };
}

function linksOf(links: Links | undefined, { value, inBody }: Written): NamedLink[] {
  const { parameters = {}, bodies = {} } = links ?? {};
  const names = [...new Set([...Object.keys(parameters), ...Object.keys(bodies)])];
  const expression = (text: string): string => (text.startsWith('/') ? value(text) : text);
  const part = (text: string): string => (/^[/$]/.test(text) ? inBody(expression(text)) : text);
  return names.map((operationId) => {
    const { [operationId]: values } = parameters;
    const { [operationId]: body } = bodies;
    return {
      operationId,
      ...(values === undefined ? {} : { parameters: withValues(values, expression) }),
      ...(body === undefined ? {} : { requestBody: withValues(body, part) }),
    };
  });
}

function withValues(
  values: LinkValues,
  write: (text: string) => string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries<unknown>(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? write(value) : withValues(value, write),
    ]),
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
