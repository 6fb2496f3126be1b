import { type AnyGroup, type CompiledRow, type XmlSchema } from './rows';
import { type Root } from './write-by-table';

/**
 * The schema of a document, for OpenAPI: its elements and attributes, and which of them must be there. The forms of texts are not in
 * it, because a table knows only how to read them. Swagger UI shows the example of an XML body only if its schema has a
 * name and members. The root has no type, because the example is a text.
 *
 * @param first elements before those of the table
 */
export function schemaOfTable<T>(
  { name, group }: Pick<Root<T>, 'name' | 'group'>,
  first: Readonly<Record<string, XmlSchema>> = {},
): XmlSchema {
  const { properties, required } = schemaOfGroup(group);
  const members = { properties: { ...first, ...properties } };
  return { xml: { name }, ...members, ...(required !== undefined && { required }) };
}

/** The schema of the elements and attributes of a group. */
export function schemaOfGroup({ attributes, elements }: AnyGroup): XmlSchema {
  const ofAttributes = attributes.map(({ name }) => {
    return [name, { type: 'string', xml: { attribute: true } }] as const;
  });
  const ofElements = elements.map((row) => [row.name, schemaOfRow(row)] as const);
  const required = [...attributes, ...elements].filter((row) => row.required);
  return {
    type: 'object',
    properties: Object.fromEntries<XmlSchema>([...ofAttributes, ...ofElements]),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
  };
}

function schemaOfRow({ list, type, constant }: CompiledRow): XmlSchema {
  if (constant !== undefined) return { type: 'string', enum: [constant] };
  const items = schemaOfType(type);
  return list ? { type: 'array', items } : items;
}

function schemaOfType(type: CompiledRow['type']): XmlSchema {
  if (type.kind === 'group') return schemaOfGroup(type);
  if (type.kind === 'opaque') return { type: 'object', additionalProperties: true };
  return type.schema ?? { type: 'string' };
}
