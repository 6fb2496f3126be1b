import { type AnyField, isFixed, type RecordTable } from './record';

/** The values of a record; undefined writes blanks or zeros, as the field has them. */
export type WrittenValues<V> = { readonly [Name in keyof V]: V[Name] | undefined };

/**
 * Writes one record, one character per byte.
 * @throws RangeError if a number or a code does not fit; it names the field
 */
export function writeRecord<V>(table: RecordTable<V>, values: WrittenValues<V>): string {
  return recordWriter(table, {})(values);
}

/** Part of a writer: a text that does not change, or a field. */
type Piece = string | { readonly name: string; readonly field: AnyField };

/**
 * Makes a writer of many records that have some values in common. Those are written once.
 * @example const write = recordWriter(SEGMENT_E, { bank: '999', lot: '0001' });
 */
export function recordWriter<V, Given extends Partial<WrittenValues<V>>>(
  table: RecordTable<V>,
  given: Given,
): (values: Omit<WrittenValues<V>, keyof Given>) => string {
  const pieces: Piece[] = [];
  for (const { name, field } of table.entries) {
    if (!isFixed(field) && !(name in given)) {
      pieces.push({ name, field });
      continue;
    }
    const content = contentOf(name, field, given);
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + content;
    else pieces.push(content);
  }
  return (values) => {
    let line = '';
    for (const piece of pieces) {
      line += typeof piece === 'string' ? piece : contentOf(piece.name, piece.field, values);
    }
    return line;
  };
}

/** The line with other values in some fields. The rest stays as it is, also if it is not valid. */
export function changeFields<V>(
  table: RecordTable<V>,
  line: string,
  values: Partial<WrittenValues<V>>,
): string {
  let changed = line;
  for (const { name, field } of table.entries) {
    if (!(name in values)) continue;
    changed =
      changed.slice(0, field.from - 1) + contentOf(name, field, values) + changed.slice(field.to);
  }
  return changed;
}

function contentOf(name: string, field: AnyField, values: object): string {
  if (isFixed(field)) return field.fixed;
  const length = field.to - field.from + 1;
  const value = (values as Record<string, unknown>)[name];
  if (value === undefined) return field.picture.fill.repeat(length);
  try {
    return field.picture.write(value, length);
  } catch (error) {
    throw new RangeError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
