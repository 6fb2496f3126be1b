import { createHash, randomUUID } from 'node:crypto';

/** A random UUID (version 4), the id of every record. */
export function newUuid(): string {
  return randomUUID();
}

/**
 * A UUID that is computed from a text: the same text always gives the same UUID. It has the form of version 5.
 *
 * @example
 * stableUuid('a') === stableUuid('a'); // true
 */
export function stableUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
