/** An object with any of its members, at any depth. */
export type Changes<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Changes<T[Key]> | undefined }
    : T;

/** Changes members of an object, also of objects in it. A list is replaced as a whole; `undefined` removes a member. */
export function merged<T extends object>(base: T, changes: Changes<T>): T {
  const members = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(changes)) {
    const before = members.get(key);
    if (value === undefined) members.delete(key);
    else members.set(key, isObject(before) && isObject(value) ? merged(before, value) : value);
  }
  return Object.fromEntries(members) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
