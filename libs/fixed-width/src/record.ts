import { type CodeList } from './code-list';
import { type Picture } from './picture';

/** A field of a record. Positions count from 1, and both are part of the field. */
export interface Field<T> {
  readonly from: number;
  readonly to: number;
  readonly picture: Picture<T>;
  /** What the field is, as in the documentation. */
  readonly label: string;
  readonly options: FieldOptions;
}

export interface FieldOptions {
  /** The only values of the field. */
  readonly codes?: CodeList;
  /** The code of a finding about this field, if it is not that of the picture. */
  readonly code?: string;
  /** Blanks are accepted in a numeric field; the field has no value then. */
  readonly mayBeBlank?: true;
  /** Where the field comes from, if it is not the source of the record. */
  readonly source?: string;
  readonly note?: string;
}

/** A field that is the same in each record: a constant, or unused positions. */
export interface FixedField {
  readonly from: number;
  readonly to: number;
  readonly fixed: string;
  readonly label: string;
  readonly options: FieldOptions;
}

export type AnyField = Field<unknown> | FixedField;

export function isFixed(field: AnyField): field is FixedField {
  return 'fixed' in field;
}

/** The fields of a record by name. Names that start with `$` are fixed fields. */
export type Fields = Readonly<Record<string, AnyField>>;

/** The values of the fields of a record. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends FixedField ? never : Name]: F[Name] extends {
    readonly picture: Picture<infer T>;
  }
    ? T
    : never;
};

export function field<T>(
  from: number,
  to: number,
  picture: Picture<T>,
  label: string,
  options: FieldOptions = {},
): Field<T> {
  return { from, to, picture, label, options };
}

/** A field with one possible content. */
export function constant(
  from: number,
  content: string,
  label: string,
  options: FieldOptions = {},
): FixedField {
  return { from, to: from + content.length - 1, fixed: content, label, options };
}

/** Unused positions with blanks. */
export function blanks(from: number, to: number, options: FieldOptions = {}): FixedField {
  return { from, to, fixed: ' '.repeat(to - from + 1), label: 'Unused', options };
}

/** Unused positions with zeros. */
export function zeros(from: number, to: number, options: FieldOptions = {}): FixedField {
  return { from, to, fixed: '0'.repeat(to - from + 1), label: 'Unused', options };
}

declare const VALUES: unique symbol;

/** A record: its fields in the order of their positions, without gap and overlap. `V` are its values by name. */
export interface RecordTable<V> extends RecordHead {
  readonly length: number;
  readonly entries: readonly NamedField[];
  readonly [VALUES]?: V;
}

export interface NamedField {
  readonly name: string;
  readonly field: AnyField;
}

export interface RecordHead {
  readonly name: string;
  /** The document that has the positions. */
  readonly source: string;
  readonly note?: string;
}

/** @throws Error if the fields leave a gap, overlap, or do not end at the length of the record */
export function record<F extends Fields>(
  head: RecordHead,
  length: number,
  fields: F,
): RecordTable<ValuesOf<F>> {
  return tableOf(
    head,
    length,
    Object.entries<AnyField>(fields).map(([name, field]) => ({ name, field })),
  );
}

/** The values of a variant. Those of the base are optional, because other fields can have their positions. */
export type VariantOf<V, C extends Fields> = Omit<Partial<V>, keyof C> & ValuesOf<C>;

/**
 * A variant of a record that names only the fields that differ. They replace all fields at their positions.
 * @throws Error if the result has a gap or an overlap
 */
export function variant<V, C extends Fields>(
  base: RecordTable<V>,
  head: RecordHead,
  changes: C,
): RecordTable<VariantOf<V, C>> {
  const changed = Object.values<AnyField>(changes);
  const isReplaced = ({ name, field: { from, to } }: NamedField): boolean =>
    name in changes || changed.some((change) => change.from <= to && change.to >= from);
  const kept = base.entries.filter((entry) => !isReplaced(entry));
  const added = Object.entries<AnyField>(changes).map(([name, field]) => ({ name, field }));
  return tableOf(head, base.length, [...kept, ...added]);
}

function tableOf<V>(
  head: RecordHead,
  length: number,
  fields: readonly NamedField[],
): RecordTable<V> {
  const entries = fields.toSorted((one, other) => one.field.from - other.field.from);
  let next = 1;
  for (const { name, field } of entries) {
    if (field.from !== next || field.to < field.from) {
      const place = `${name} is at ${String(field.from)}-${String(field.to)}`;
      throw new Error(`${head.name}: ${place}, but position ${String(next)} is the next one`);
    }
    next = field.to + 1;
  }
  if (next !== length + 1) {
    const ends = `the fields end at ${String(next - 1)}`;
    throw new Error(`${head.name}: ${ends}, but the record has ${String(length)} characters`);
  }
  return { ...head, length, entries };
}
