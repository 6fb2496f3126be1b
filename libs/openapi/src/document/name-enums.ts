import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** Lists of values by the name of their schema, as in `{ KeyType: ['CPF', 'CNPJ'] }`. */
export type EnumNames = Readonly<Record<string, readonly string[]>>;

/**
 * Gives enums a schema of their own, so that a generated client has one type for each: under the name that
 * `enums` has for its values, or after the first member that has it (`ClockResponse.mode`: `ClockMode`).
 */
export function nameEnums(document: OpenAPIObject, enums: EnumNames): void {
  const known = new Map(Object.entries(enums).map(([name, values]) => [keyOf(values), name]));
  const names = new Map([...enumsOfMembers(document), ...known]);
  const used = new Set<string>();
  replaceIn(document.paths, names, used);
  replaceIn(document.components, names, used);
  const named = [...names]
    .filter(([, name]) => used.has(name))
    .map(([values, name]) => {
      return [name, { type: 'string' as const, enum: JSON.parse(values) as string[] }] as const;
    });
  const schemas = { ...document.components?.schemas, ...Object.fromEntries(named) };
  document.components = { ...document.components, schemas };
}

/** The enums of members that are texts, each with the name of the first member that has it. */
function enumsOfMembers(document: OpenAPIObject): Map<string, string> {
  const names = new Map<string, string>();
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Json>);
  for (const [schema, { properties = {} }] of schemas) {
    for (const [member, { type, enum: values }] of Object.entries(
      properties as Record<string, Json>,
    )) {
      if (type !== 'string' || !Array.isArray(values) || names.has(keyOf(values))) continue;
      const noun = schema.replace(/(Request|Response)$/, '');
      names.set(keyOf(values), noun + member.charAt(0).toUpperCase() + member.slice(1));
    }
  }
  return names;
}

function keyOf(values: readonly unknown[]): string {
  return JSON.stringify([...values].sort());
}

/** Replaces the enums among the members of a part of the document, at any depth. */
function replaceIn(part: unknown, names: ReadonlyMap<string, string>, used: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [member, value] of Object.entries(part as Json)) {
    const schema = value as Json | null;
    const values = schema?.['enum'];
    const name = Array.isArray(values) ? names.get(keyOf(values)) : undefined;
    if (schema === null || name === undefined) {
      replaceIn(value, names, used);
      continue;
    }
    if (schema['nullable'] === true) {
      // A reference would not allow null.
      (part as Json)[member] = {
        ...schema,
        type: 'string',
        enum: [...new Set([...(values as unknown[]), null])],
      };
      continue;
    }
    used.add(name);
    const others = Object.fromEntries(
      Object.entries(schema).filter(([key]) => key !== 'type' && key !== 'enum'),
    );
    const reference = { $ref: `#/components/schemas/${name}` };
    const isBare = Object.keys(others).length === 0;
    (part as Json)[member] = isBare ? reference : { ...others, allOf: [reference] };
  }
}
