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
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;
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
  return value === '' ? undefined : fromXml(value);
}

/** The text that its form in an XML document stands for. */
export function fromXml(text: string): string {
  const names = new Map(Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }));
  return text.replace(/&(#?\w+);/g, (written, name: string) => {
    if (!name.startsWith('#')) return names.get(name) ?? written;
    const code = Number(name.replace('#x', '0x').replace('#', ''));
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** The form of a text in an XML document. */
export function toXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
