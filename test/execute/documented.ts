import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type AppDefinition } from '#libs/app';
import { withToday, type ExampleOperation } from '#libs/openapi';

type Json = Readonly<Record<string, unknown>>;

/** A request as Swagger UI sends it when Execute is pressed, with nothing typed. */
export interface DocumentedOperation {
  readonly method: string;
  /** The path as the document has it. */
  readonly path: string;
  /** Path and query. */
  readonly target: string;
  /** The examples of the parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
  /** The header parameters that have an example. */
  readonly headers: Readonly<Record<string, string>>;
  readonly needsToken: boolean;
  /** The statuses below 300 that the document has for it; all, if it has none of them (withdrawn operations). */
  readonly successes: readonly number[];
  /** As the document has it. */
  readonly described: ExampleOperation;
  /** The same request with other values of the parameters. */
  with(
    parameters: Readonly<Record<string, string>>,
  ): Pick<DocumentedOperation, 'target' | 'headers'>;
}

type Compare = (one: PageOperation, other: PageOperation) => number;

interface PageOperation {
  readonly get: (member: 'path' | 'method') => string;
}

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly described: Json;
}

/** The operations of the committed OpenAPI document of a service, with the date of today in its examples. */
export class Documented {
  private readonly document: Json;

  constructor(definition: AppDefinition) {
    const text = readFileSync(join('apps', definition.name, 'openapi.json'), 'utf8');
    this.document = withToday(JSON.parse(text) as OpenAPIObject, definition) as unknown as Json;
  }

  /** Tag by tag in the order of the document's tags, within a tag as the page sorts them. */
  inPageOrder(compare: Compare): DocumentedOperation[] {
    const operations = Object.entries(json(this.document['paths'])).flatMap(([path, item]) =>
      Object.entries(json(item)).map(([method, described]) => {
        return { path, method, described: json(described) };
      }),
    );
    return list(this.document['tags']).flatMap(({ name }) =>
      operations
        .filter(({ described }) => (described['tags'] as unknown[]).includes(name))
        .sort((one, other) => compare(pageOperation(one), pageOperation(other)))
        .map((operation) => this.request(operation)),
    );
  }

  private request({ path, method, described }: Operation): DocumentedOperation {
    const content = Object.entries(json(json(described['requestBody'])['content']));
    const [contentType, media] = content[0] ?? [];
    const parameters = list(described['parameters']);
    const valueOf = (parameter: Json): unknown =>
      parameter['example'] ?? json(parameter['schema'])['example'];
    const examples = parameters
      .filter((each) => valueOf(each) !== undefined)
      .map((each): [string, string] => [String(each['name']), String(valueOf(each))]);
    const values = Object.fromEntries(examples);
    const send = (given: Readonly<Record<string, string>>) =>
      withParameters(path, parameters, given);
    const statuses = Object.keys(json(described['responses'])).map(Number);
    const security = list(described['security']);
    return {
      method: method.toUpperCase(),
      path,
      ...send(values),
      with: send,
      described: described as unknown as ExampleOperation,
      parameters: values,
      body: media === undefined ? undefined : this.body(json(media), contentType ?? ''),
      contentType,
      needsToken: security.some((requirement) => 'accessToken' in requirement),
      successes: statuses.some((status) => status < 300)
        ? statuses.filter((status) => status < 300)
        : statuses,
    };
  }

  private body(media: Json, contentType: string): string {
    const [first] = Object.values(json(media['examples']));
    const value = json(first)['value'] ?? this.sample(json(media['schema']));
    if (typeof value === 'string') return value;
    const isForm = contentType === 'application/x-www-form-urlencoded';
    return isForm
      ? new URLSearchParams(value as Record<string, string>).toString()
      : JSON.stringify(value);
  }

  /** The examples of the members, as Swagger UI makes a body of them. */
  private sample(schema: Json): unknown {
    const { example, properties, allOf, type, items } = this.resolve(schema);
    if (example !== undefined) return example;
    if (type === 'array') return [this.sample(json(items))];
    if (type === 'integer' || type === 'number') return 0;
    if (type === 'string') return 'string';
    if (properties === undefined)
      return allOf === undefined ? '' : this.sample(list(allOf)[0] ?? {});
    return Object.fromEntries(
      Object.entries(json(properties)).map(([name, member]) => [name, this.sample(json(member))]),
    );
  }

  private resolve(schema: Json): Json {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const steps = reference.slice('#/'.length).split('/');
    return steps.reduce<Json>((at, step) => json(at[step]), this.document);
  }
}

/** The address and the headers of a request with these values of its parameters. */
function withParameters(
  path: string,
  parameters: readonly Json[],
  values: Readonly<Record<string, string>>,
) {
  const given = (place: string): [string, string][] =>
    parameters
      .filter((each) => each['in'] === place)
      .map((each): [string, string] => [String(each['name']), values[String(each['name'])] ?? ''])
      .filter(([, value]) => value !== '');
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? 'undefined'),
  );
  const query = new URLSearchParams(given('query')).toString();
  return {
    target: query === '' ? target : `${target}?${query}`,
    headers: Object.fromEntries(given('header')),
  };
}

function pageOperation({ path, method }: Operation): PageOperation {
  return { get: (member) => (member === 'path' ? path : method) };
}

function json(value: unknown): Json {
  return (value ?? {}) as Json;
}

function list(value: unknown): readonly Json[] {
  return (value ?? []) as readonly Json[];
}
