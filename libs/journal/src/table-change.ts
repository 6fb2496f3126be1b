/** How many rows of a table a request has changed. */
export interface TableChange {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

/** One line for the bytes of an entry: `payments 1 0 0,accounts 0 2 0`. */
export function textOfChanges(changes: readonly TableChange[]): string {
  if (changes.length === 0) return '';
  return changes
    .map(
      ({ table, inserted, updated, deleted }) =>
        `${table} ${String(inserted)} ${String(updated)} ${String(deleted)}`,
    )
    .join(',');
}

export function readChanges(text: string): readonly TableChange[] {
  if (text === '') return [];
  return text.split(',').map((each) => {
    const [table = '', ...numbers] = each.split(' ');
    const [inserted = 0, updated = 0, deleted = 0] = numbers.map(Number);
    return { table, inserted, updated, deleted };
  });
}
