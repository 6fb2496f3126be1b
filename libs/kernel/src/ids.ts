import { randomUUID } from 'node:crypto';

/** A random UUID (version 4), the identifier of every record that the suite creates. */
export function newUuid(): string {
  return randomUUID();
}
