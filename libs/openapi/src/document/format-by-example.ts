import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Completes the members of the schemas from their examples, because the compiler's plugin knows only
 * TypeScript's types. A number with a whole number as its example is an integer. In a response a text with an
 * instant as its example is a `date-time`, and one with a UUID is a `uuid`; a request may accept more than that.
 * Patterns with a Unicode property are left out: many validators read them without the flag that they need.
 */
export function formatByExample(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    const isResponse = name.endsWith('Response');
    for (const member of Object.values(properties)) {
      complete(member);
      if (isResponse) completeText(member);
    }
  }
}

function complete(member: Schema): void {
  if (member.pattern?.includes('\\p{') === true) delete member.pattern;
  if (member.type === 'number' && Number.isInteger(member.example)) member.type = 'integer';
}

function completeText(member: Schema): void {
  const { type, example } = member;
  if (type !== 'string' || typeof example !== 'string') return;
  if (INSTANT.test(example)) member.format ??= 'date-time';
  if (UUID.test(example)) member.format ??= 'uuid';
}
