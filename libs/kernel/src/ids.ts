import { randomUUID } from 'node:crypto';

/** A random UUID (version 4), the id of every record. */
export function newUuid(): string {
  return randomUUID();
}
