import { pointerToken } from '#libs/kernel';

/** A JSON object. */
export type Group = Readonly<Record<string, unknown>>;

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member that is not null. Converters write an empty element as null. */
export function memberOf(group: Group, name: string): unknown {
  return Object.hasOwn(group, name) ? (group[name] ?? undefined) : undefined;
}

/**
 * The value at a path of names with points between them.
 *
 * @returns `notAGroup` is the path of a member on the way that exists, but is not an object
 */
export function valueAt(
  source: Group,
  path: string,
): { readonly value: unknown; readonly notAGroup?: string } {
  let value: unknown = source;
  const walked: string[] = [];
  for (const name of path.split('.')) {
    if (value === undefined) return { value };
    if (!isGroup(value)) return { value: undefined, notAGroup: walked.join('.') };
    value = memberOf(value, name);
    walked.push(name);
  }
  return { value };
}

/** The JSON Pointer of names, or of a path of names with points between them. */
export function pointerOf(path: string | readonly string[]): string {
  const names = typeof path === 'string' ? path.split('.') : path;
  return path.length === 0 ? '' : `/${names.map(pointerToken).join('/')}`;
}
