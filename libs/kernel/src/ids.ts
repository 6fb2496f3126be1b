import { createHash, randomUUID } from 'node:crypto';

/** A random UUID (version 4), the usual id of a record. */
export function newUuid(): string {
  return randomUUID();
}

/**
 * A UUID that begins with a time (version 7, RFC 9562). Ids of one time after the other are close together in the indexes
 * of a database, so that a commit writes few pages of them.
 *
 * @param nowMs since 1970, of the machine: the clock of a sandbox can be set back
 */
export function newOrderedUuid(nowMs: number): string {
  const time = nowMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
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
