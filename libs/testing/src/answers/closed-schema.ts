type Schema = Readonly<Record<string, unknown>>;

/** Annotations. The members of an example could look like keywords. */
const IGNORED: ReadonlySet<string> = new Set(['default', 'example', 'nullable']);

/**
 * Converts a schema of OpenAPI 3.0 to a JSON Schema that is closed: a member that it does not name is an error, unless
 * the schema says what other members there can be. The documents have no `allOf` of several objects, which could not be
 * closed one by one.
 *
 * @param document the name under which the validator knows the document; references lead to it
 */
export function closedSchema(schema: unknown, document: string): unknown {
  const convert = (part: unknown): unknown => closedSchema(part, document);
  if (Array.isArray(schema)) return schema.map(convert);
  if (typeof schema !== 'object' || schema === null) return schema;
  const keywords = Object.entries(schema as Schema).filter(([keyword]) => !IGNORED.has(keyword));
  const converted = Object.fromEntries(
    keywords.map(([keyword, value]) => {
      if (keyword === '$ref') return [keyword, document + String(value)];
      if (keyword === 'enum') return [keyword, value];
      return [keyword, keyword === 'properties' ? convertEach(value, convert) : convert(value)];
    }),
  );
  if ('properties' in converted) converted['additionalProperties'] ??= false;
  const { nullable } = schema as Schema;
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

/** Names of members are not keywords, whatever they are. */
export function convertEach(
  schemas: unknown,
  convert: (schema: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(schemas as Schema).map(([name, schema]) => [name, convert(schema)]),
  );
}
