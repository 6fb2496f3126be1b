import { z } from 'zod';

/** Replaces the name "__proto__", which zod drops from a record. Like "__proto__", this text is a valid header name. */
const PROTO = '__proto__!stand-in!';

/**
 * A JSON object with any names, read as a map, so that inherited members of objects are never found in it.
 * @param value how the value of each name is read
 */
export function dictionary<Value extends z.ZodType>(value: Value, name = z.string()) {
  return z
    .preprocess(renameProto, z.record(name, value))
    .transform(
      (record): ReadonlyMap<string, z.output<Value>> =>
        new Map(Object.entries(record).map(([key, item]) => [ownName(key), item])),
    );
}

/** Returns the name that was sent. */
export function ownName(name: string): string {
  return name === PROTO ? '__proto__' : name;
}

function renameProto(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__')) {
    return value;
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item]) => [key === '__proto__' ? PROTO : key, item]),
  );
}
