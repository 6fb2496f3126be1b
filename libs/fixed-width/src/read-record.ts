import { nearestName } from '#libs/kernel';
import { type FindingSink, shown } from './findings';
import { type Field, type FixedField, isFixed, type NamedField, type RecordTable } from './record';
import { isBlank, Unreadable } from './picture';

/** A line of a file, one character per byte, as long as its record. */
export interface Line {
  /** Counts from 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * Reads the values of a line. A field that is not valid has no value and makes a finding.
 * @param report called for each finding; without it, only the values are read
 */
export function readRecord<V>(
  table: RecordTable<V>,
  line: Line,
  report?: FindingSink,
): Readonly<Partial<V>> {
  const values: Record<string, unknown> = {};
  for (const { name, field } of table.entries) {
    const content = line.text.slice(field.from - 1, field.to);
    if (isFixed(field)) {
      if (report !== undefined && content !== field.fixed) {
        report(findingOf({ name, field }, line, content, notFixed(field)));
      }
      continue;
    }
    const value = valueOf(field, content);
    if (!(value instanceof Unreadable)) values[name] = value;
    else report?.(findingOf({ name, field }, line, content, value));
  }
  return values as Partial<V>;
}

/** The value of one field, or undefined if it is not valid. */
export function readField<V, Name extends keyof V & string>(
  table: RecordTable<V>,
  name: Name,
  text: string,
): V[Name] | undefined {
  const entry = table.entries.find((one) => one.name === name);
  if (entry === undefined || isFixed(entry.field)) return undefined;
  const { field } = entry;
  const value = valueOf(field, text.slice(field.from - 1, field.to));
  return value instanceof Unreadable ? undefined : (value as V[Name]);
}

export function valueOf({ picture, options }: Field<unknown>, content: string): unknown {
  if (options.mayBeBlank && isBlank(content)) return undefined;
  const value = picture.read(content);
  const { codes } = options;
  if (codes === undefined || typeof value !== 'string' || codes.meanings.has(value)) return value;
  const nearest = nearestName(value, [...codes.meanings.keys()]);
  const hint = nearest === undefined ? '' : `, such as ${nearest}`;
  return new Unreadable('UNKNOWN_CODE', `a code of ${codes.id} (${codes.title})${hint}`);
}

function notFixed({ fixed }: FixedField): Unreadable {
  if (fixed.trim() === '') return new Unreadable('NOT_BLANK', 'blank');
  if (isBlank(fixed) && fixed.length > 1) return new Unreadable('NOT_ZERO', 'zeros');
  return new Unreadable('NOT_CONSTANT', `"${fixed}"`);
}

function findingOf(
  { name, field }: NamedField,
  line: Line,
  content: string,
  { code, expected }: Unreadable,
) {
  return {
    line: line.number,
    from: field.from,
    to: field.to,
    field: name,
    code: field.options.code ?? code,
    detail: `${field.label} is ${shown(content)}; it must be ${expected}.`,
  };
}
