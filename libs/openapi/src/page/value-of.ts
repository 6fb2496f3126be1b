/** The functions in this file run in the page too: see example-ids-script.ts. */

/** A response, as the page has it. */
export interface Received {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
}

/**
 * The value of `$response.body#/id` in a JSON response, possibly in braces, or of a path of elements such as
 * `/Document/GrpHdr/MsgId` in an XML response; undefined if the response does not have it.
 */
export function valueOf(expression: unknown, { body, text }: Received): string | undefined {
  const written = String(expression);
  if (written.startsWith('/')) return elementAt(written.split('/').slice(1), text ?? '');
  const pointer = /^\{?\$response\.body#(\/[^}]*)\}?$/.exec(written)?.[1];
  if (pointer === undefined) return undefined;
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | null)?.[step], body);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The text of the first element at a path; undefined if there is none. Elements can have prefixes and attributes. */
export function elementAt(path: readonly string[], xml: string): string | undefined {
  let rest = xml;
  for (const name of path) {
    const start = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>`).exec(rest);
    if (start === null) return undefined;
    rest = rest.slice(start.index + start[0].length);
  }
  const value = /^[^<]*/.exec(rest)?.[0].trim() ?? '';
  return value === '' ? undefined : value;
}
