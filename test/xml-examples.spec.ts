import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../apps/suite/src/apps';

type Json = Readonly<Record<string, unknown>>;

const XML_TYPE = /^(application|text)\/([a-z]+\+)?xml/;

/** Bodies in XML whose schema has no name or no members, by their JSON Pointer. */
function* textsIn(document: Json, part: unknown = document, at = ''): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const place = `${at}/${name.replaceAll('/', '~1')}`;
    if (XML_TYPE.test(name)) {
      const { schema } = value as { readonly schema?: Json };
      const isNamed = schema !== undefined && ('$ref' in schema || 'xml' in schema);
      if (!isNamed || !hasMembers(resolved(document, schema))) yield place;
    } else {
      yield* textsIn(document, value, place);
    }
  }
}

function hasMembers(schema: Json = {}): boolean {
  return 'properties' in schema || 'additionalProperties' in schema;
}

function resolved(document: Json, schema: Json | undefined): Json | undefined {
  const { $ref } = schema ?? {};
  if (typeof $ref !== 'string') return schema;
  const steps = $ref.split('/').slice(1);
  return steps.reduce<unknown>((part, step) => (part as Json)[step], document) as Json;
}

describe('The API document', () => {
  it.each(apps.map(({ name }) => name))(
    'of %s names each XML body: Swagger UI would not show its example',
    (name) => {
      const file = join('apps', name, 'openapi.json');
      const document = JSON.parse(readFileSync(file, 'utf8')) as Json;
      const paths = document['paths'] as Json;
      expect([...textsIn(document, paths)]).toEqual([]);
    },
  );
});
