import { createHash } from 'node:crypto';
import { type SnapshotAddress } from '../sandbox-store';

/** The number of hash digits in the schema name of a snapshot: PostgreSQL cuts names after 63 bytes. */
const HASH_DIGITS = 24;

/** The names of the schemas of a service. */
export class SchemaNames {
  /** The start of the names of all its sandboxes. */
  readonly sandboxes: string;
  /**
   * The start of the names of all others. They are not sandboxes: `~` is in no sandbox name, and stands where the schemas of
   * sandboxes have `_`.
   */
  readonly copies: string;
  /** The start of the names of those that wait to be dropped. */
  readonly removed: string;

  constructor(service: string) {
    this.sandboxes = `${service}_`;
    this.copies = `${service}~`;
    this.removed = `${this.copies}removed~`;
  }

  sandbox(name: string): string {
    return this.sandboxes + name;
  }

  snapshot({ sandbox, snapshot }: SnapshotAddress): string {
    return this.copies + hashOf(`${sandbox}/${snapshot}`);
  }

  /** Where a snapshot with other tables is prepared before it replaces the sandbox. */
  staging(sandbox: string): string {
    return `${this.copies}restoring~${hashOf(sandbox)}`;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}
