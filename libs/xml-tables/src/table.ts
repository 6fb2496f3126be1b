import { compile } from './compile-table';
import {
  type AnyGroup,
  type Choice,
  type Envelope,
  type OpaqueType,
  type RowContent,
  type TextType,
} from './rows';

/**
 * The language of the layout tables. A layout is a tree of groups; a group is an object whose keys are the names of
 * its elements, in the order of the document. One table drives the reader, the writer and the validation, and the
 * compiler checks it against the TypeScript type of the value.
 *
 * A row can name the path of its element with `at`. Then the key is free, and the elements on the way need no groups:
 * the value stays flat. Keys that start with `$` are elements without a value: constants and opaque elements.
 *
 * @example
 * const PERIOD = group<{ from: string; until?: string }>({ from: required(date), until: optional(date) });
 * const AGENT = group<{ ispb: string }>({ ispb: at('FinInstnId/ClrSysMmbId/MmbId', required(ispb)) });
 */

declare const VALUE: unique symbol;

/** The group of a type. */
export interface Group<T> extends AnyGroup {
  readonly [VALUE]?: (value: T) => T;
}

export type ValueType<T> = TextType<T> | Group<T>;

/** One row of a table. */
export interface Row<T, Required extends boolean> extends RowContent {
  readonly required: Required;
  readonly [VALUE]?: (value: T) => T;
}

/** A row without a value: see `constant` and `opaque`. */
export interface FixedRow extends RowContent {
  readonly isFixed: true;
}

type IsRequired<T, Key extends keyof T> = [T] extends [Record<Key, T[Key]>] ? true : false;

/** The rows of a type: each member once, required exactly where the member is. */
export type Rows<T> = {
  readonly [Key in keyof T]-?: Row<Exclude<T[Key], undefined>, IsRequired<T, Key>>;
};

type FixedRows = Readonly<Record<`$${string}`, FixedRow>>;

/** @throws Error if the paths of the rows are contradictory */
export function group<T>(rows: Rows<T> & FixedRows, envelope?: Envelope): Group<T> {
  return compile(Object.entries<RowContent>(rows), envelope);
}

/** The group without some optional members, as in another version of the layout. The members are not written. */
export function groupWithout<T>(
  rows: Rows<T> & FixedRows,
  ...members: readonly OptionalKey<T>[]
): Group<T> {
  const names: ReadonlySet<unknown> = new Set(members);
  return compile(Object.entries<RowContent>(rows).filter(([name]) => !names.has(name)));
}

type OptionalKey<T> = {
  [Key in keyof T]-?: IsRequired<T, Key> extends true ? never : Key;
}[keyof T];

/**
 * Places a row at a path of elements, from the group that has the row. Rows with the same first steps are next to each
 * other. A step that ends with `?` is optional. A required element below it is required if the step is present.
 *
 * @example at('CdtrAcct/Prxy?/Id', optional(key)) // Prxy can be absent; a Prxy without Id is refused
 */
export function at<R extends RowContent>(path: string, row: R): R {
  return { ...row, path: path.split('/') };
}

export function required<T>(type: ValueType<T>): Row<T, true> {
  return { ...single(type), required: true };
}

export function optional<T>(type: ValueType<T>): Row<T, false> {
  return { ...single(type), required: false };
}

/** One to `maximum` elements of the same name. */
export function list<T>(maximum: number, type: ValueType<T>): Row<readonly T[], true> {
  return { ...single(type), required: true, list: true, maximum };
}

/** Exactly this number of elements of the same name. */
export function exactly<T>(count: number, type: ValueType<T>): Row<readonly T[], true> {
  return { ...list(count, type), minimum: count };
}

/** No element, or up to `maximum` of the same name. */
export function optionalList<T>(maximum: number, type: ValueType<T>): Row<readonly T[], false> {
  return { ...single(type), required: false, list: true, maximum };
}

/** Any number of elements of the same name, up to `maximum`. Without an element, the value is an empty array. */
export function zeroOrMore<T>(maximum: number, type: ValueType<T>): Row<readonly T[], true> {
  return { ...list(maximum, type), minimum: 0 };
}

/** A required member that is empty, `''` or `{}`, if its element is absent. Then it is not written. */
export function orEmpty<T>(
  type: ValueType<T>,
  empty: T & NonNullable<RowContent['empty']>,
): Row<T, true> {
  return { ...single(type), required: true, minimum: 0, empty };
}

/** The row, whose element is also read under other names. */
export function alsoNamed<R extends RowContent>(row: R, ...aliases: readonly string[]): R {
  return { ...row, aliases };
}

/** A member of a choice. */
export function oneOf<T>(choice: Choice, type: ValueType<T>): Row<T, false> {
  return { ...single(type), required: false, choice };
}

export function attribute<T>(type: TextType<T>): Row<T, true> {
  return { ...single(type), place: 'attribute', required: true };
}

export function optionalAttribute<T>(type: TextType<T>): Row<T, false> {
  return { ...single(type), place: 'attribute', required: false };
}

/** The text of the element of the group, next to its attributes. The group has no elements. */
export function content<T>(type: TextType<T>): Row<T, true> {
  return { ...single(type), place: 'text', required: true };
}

/** Exactly one of the members. Each choice of a group needs an object of its own. */
export function exactlyOne(): Choice {
  return { minimum: 1, maximum: 1 };
}

export function atMostOne(): Choice {
  return { minimum: 0, maximum: 1 };
}

export function oneOrMore(): Choice {
  return { minimum: 1, maximum: Infinity };
}

/** An element that always has the same text. */
export function constant(type: TextType<string>, text: string): FixedRow {
  return { ...single(type), required: true, constant: text, isFixed: true };
}

/** An element that is empty or has one element of a namespace. Its content is not read, and it is written empty. */
export function opaque(namespace: string): FixedRow {
  const type: OpaqueType = { kind: 'opaque', namespace };
  return { place: 'element', list: false, maximum: 1, type, required: true, isFixed: true };
}

function single<T>(type: ValueType<T>): Omit<RowContent, 'required'> {
  return { place: 'element', list: false, maximum: 1, type };
}
