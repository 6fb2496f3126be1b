import { contextIfAny, type RowChange } from '#libs/http';

/** What a statement changes. */
export interface ChangeTarget {
  readonly table: string;
  readonly kind: keyof RowChange;
}

/** A statement that has changed rows. */
export interface Change extends ChangeTarget {
  readonly rows: number;
}

/** A change of this number of rows. The members are named one by one: docs/adr/0061. */
export function changeOf({ table, kind }: ChangeTarget, rows: number): Change {
  return { table, kind, rows };
}

const WRITE =
  /^\s*(?:(INSERT)(?:\s+OR\s+\w+)?\s+INTO|(UPDATE)|(DELETE)\s+FROM)\s+(?:"?[\w-]+"?\.)?"?(\w+)"?/i;
/** The simulator's own tables. What requests do in them is no business of the simulated system. */
const INTERNAL = 'sandbox_';

/** What a statement changes, by its text; undefined if it only reads, or if its table is internal. */
export function changeTargetOf(sql: string): ChangeTarget | undefined {
  const [, insert, update, , table = ''] = WRITE.exec(sql) ?? [];
  if (table === '' || table.startsWith(INTERNAL)) return undefined;
  if (insert !== undefined) return { table, kind: 'inserted' };
  return { table, kind: update === undefined ? 'deleted' : 'updated' };
}

/** The statements of an app are few, and their texts are constants. */
const TEXTS_KEPT = 2_000;
const targets = new Map<string, ChangeTarget | 'none'>();

/** Like changeTargetOf, which is called once for each text. This is done for each statement of a service. */
export function knownTargetOf(sql: string): ChangeTarget | undefined {
  let target = targets.get(sql);
  if (target === undefined) {
    // Without an order of use, which would cost more than the lookup. The texts are read again.
    if (targets.size === TEXTS_KEPT) targets.clear();
    target = changeTargetOf(sql) ?? 'none';
    targets.set(sql, target);
  }
  return target === 'none' ? undefined : target;
}

/** Notes committed changes for the work that made them, if it is a request. */
export function noteChanges(changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const context = contextIfAny();
  if (context === undefined) return;
  for (const { table, kind, rows } of changes) context.noteChange(table, kind, rows);
}
