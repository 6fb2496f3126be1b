import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { type DocumentedApp } from './documented-app';

type Components = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;

/** A schema as it is documented. It may depend on the service, like the schema of the outcomes of a rule. */
interface DocumentedSchema {
  readonly schema: (app: DocumentedApp) => z.ZodType;
  readonly examples: ((app: DocumentedApp) => Examples) | undefined;
}

const PREFIX = '#/components/schemas/';
const documented = new Map<string, DocumentedSchema>();

/**
 * Names a schema in the OpenAPI documents of the services that refer to it.
 *
 * @param name as in a generated client: `Rule`
 * @param examples of a body of this schema. The first one is also shown where a response has this schema as a member
 * @throws Error if another schema has the name: one of them would replace the other without notice
 * @returns a reference, for `ApiBody({ schema })` and the like
 */
export function documentSchema(
  name: string,
  schema: (app: DocumentedApp) => z.ZodType,
  examples?: (app: DocumentedApp) => Examples,
): { readonly $ref: string } {
  if (documented.has(name)) throw new Error(`Two schemas are documented as ${name}.`);
  documented.set(name, { schema, examples });
  return { $ref: PREFIX + name };
}

/**
 * Adds the schemas that the document refers to, and the examples of its bodies.
 * @throws Error if a class has the name of one of these schemas, which would replace that of the class
 */
export function addJsonSchemas(document: OpenAPIObject, app: DocumentedApp): void {
  const all = componentsOf(app);
  const classes = document.components?.schemas ?? {};
  const components: Components = {};
  const pending = references(document);
  for (const name of pending) {
    const schema = all[name];
    if (schema === undefined || Object.hasOwn(components, name)) continue;
    if (Object.hasOwn(classes, name)) {
      throw new Error(`A class and a schema of documentSchema are both named ${name}.`);
    }
    components[name] = schema;
    for (const inner of references(schema)) pending.add(inner);
  }
  document.components = {
    ...document.components,
    schemas: { ...classes, ...components },
  };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.post, path.put, path.patch])
      addExamples(operation?.requestBody, app);
  }
}

function componentsOf(app: DocumentedApp): Readonly<Components> {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema }] of documented) registry.add(schema(app), { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'openapi-3.0',
    uri: (id) => PREFIX + id,
  });
  const named = Object.entries(schemas).map(([name, schema]) => {
    nullablePartsIn(schema);
    // The name says it; OpenAPI 3.0 has no $id.
    const keywords = Object.entries(schema).filter(([key]) => key !== '$id');
    const [first] = Object.values(documented.get(name)?.examples?.(app) ?? {});
    // Without it, Swagger UI makes up a value: random letters for each pattern.
    return [name, { ...Object.fromEntries(keywords), ...(first && { example: first.value }) }];
  });
  return Object.fromEntries(named) as Components;
}

/** OpenAPI 3.0 allows `nullable` only beside a type: of alternatives, each one gets it. */
function nullablePartsIn(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as { nullable?: boolean; readonly anyOf?: { nullable?: boolean }[] };
  if (schema.nullable === true && schema.anyOf !== undefined) {
    for (const alternative of schema.anyOf) alternative.nullable = true;
    delete schema.nullable;
  }
  Object.values(part).forEach(nullablePartsIn);
}

/** The names of all components that a part of a document refers to. */
function references(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [name, value] of Object.entries(part)) {
    if (name === '$ref' && typeof value === 'string') found.add(value.slice(PREFIX.length));
    else references(value, found);
  }
  return found;
}

type RequestBody = NonNullable<OpenAPIObject['paths'][string]['post']>['requestBody'];

function addExamples(body: RequestBody, app: DocumentedApp): void {
  if (body === undefined || '$ref' in body) return;
  for (const media of Object.values(body.content)) {
    if (media.schema === undefined || !('$ref' in media.schema)) continue;
    const examples = documented.get(media.schema.$ref.slice(PREFIX.length))?.examples?.(app);
    if (examples !== undefined) media.examples = { ...examples };
  }
}
