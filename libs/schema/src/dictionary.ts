import { z } from 'zod';

/** Stands for the name "__proto__", which zod leaves out of a record; a header name, as that is one. */
const PROTO = '__proto__!stand-in!';

/**
 * A JSON object with any names, read as a map: nothing that objects inherit can be found in it.
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

/** The name that was sent. */
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
