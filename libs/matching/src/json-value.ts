/** The own members of a JSON object, without inherited ones. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal; the order of members does not matter. */
export function jsonEquals(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => jsonEquals(item, other[index]))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && jsonEquals(one[name], other[name]))
  );
}

/** A string unchanged, any other value as JSON; undefined if it cannot be written as JSON. */
export function jsonText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : jsonLiteral(value);
}

/** The value as JSON, so the string "100" differs from the number 100. */
export function jsonLiteral(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Nested deeper than JSON.stringify goes before Node 26.
    return undefined;
  }
}

/** @returns the tokens of a JSON Pointer, or undefined if the text is not one */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns undefined if there is no value at the pointer */
export function valueAt(document: unknown, names: readonly string[]): unknown {
  let value = document;
  for (const name of names) {
    if (Array.isArray(value)) {
      if (!/^(0|[1-9]\d*)$/.test(name)) return undefined;
      value = value[Number(name)];
    } else {
      if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined;
      value = value[name];
    }
  }
  return value;
}
