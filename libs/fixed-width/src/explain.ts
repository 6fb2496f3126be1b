import { Unreadable } from './picture';
import { isFixed, type RecordTable } from './record';
import { valueOf } from './read-record';
import { fromWindows1252 } from './windows-1252';

/** A field of a line, for people. */
export interface ExplainedField {
  readonly name: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** As it is in the line. */
  readonly content: string;
  /** The meaning of a code. */
  readonly meaning: string | undefined;
  /** What the field must be, if it is not valid. */
  readonly expected: string | undefined;
}

/** Breaks a line into its fields. Together they are the line. */
export function explain(table: RecordTable<unknown>, line: string): readonly ExplainedField[] {
  return table.entries.map(({ name, field }) => {
    const { from, to, label } = field;
    const content = line.slice(from - 1, to);
    const place = { name, label, from, to, content: fromWindows1252(content) };
    if (isFixed(field)) {
      const expected = content === field.fixed ? undefined : `"${field.fixed}"`;
      return { ...place, meaning: undefined, expected };
    }
    const value = valueOf(field, content);
    if (value instanceof Unreadable) {
      return { ...place, meaning: undefined, expected: value.expected };
    }
    const meaning = field.options.codes?.meanings.get(String(value));
    return { ...place, meaning, expected: undefined };
  });
}
