import { type Result } from '#libs/kernel';

/**
 * The language of the layout tables. A layout is a tree of groups; a group is an object whose keys are the names of
 * its elements, in the order of the document. One table drives the reader, the writer and the validation, and the
 * compiler checks it against the TypeScript type of the value.
 *
 * @example
 * const PERIOD = group<{ from: string; until?: string }>({ from: required(date), until: optional(date) });
 */

declare const VALUE: unique symbol;

/** How the text of an element or attribute is read and written. */
export interface TextType<T> {
  readonly kind: 'text';
  /** The value, or the error and what would be right. */
  read(text: string): Result<T, string>;
  write(value: T): string;
}

/** How many members of a choice an element has. */
export interface Choice {
  readonly minimum: 0 | 1;
  readonly maximum: number;
}

/** What encloses a signed element: the version of the layout and the signature behind the element. */
export interface Envelope {
  /** The values of the attribute `versao` that are read; the last one is written. Empty: no such attribute. */
  readonly versions: readonly string[];
  readonly signature: 'required' | 'optional';
}

/** A group of elements in a fixed order. */
export interface AnyGroup {
  readonly kind: 'group';
  readonly attributes: readonly CompiledRow[];
  readonly elements: readonly CompiledRow[];
  /** The index of each element by its name. */
  readonly positions: ReadonlyMap<string, number>;
  readonly envelope?: Envelope;
}

/** The group of a type. */
export interface Group<T> extends AnyGroup {
  readonly [VALUE]?: (value: T) => T;
}

export type ValueType<T> = TextType<T> | Group<T>;

interface RowContent {
  readonly place: 'element' | 'attribute';
  readonly required: boolean;
  /** A list has an array as its value, of at most this many elements. */
  readonly list: boolean;
  readonly maximum: number;
  readonly choice?: Choice;
  readonly type: TextType<unknown> | AnyGroup;
}

/** One row of a table. */
export interface Row<T, Required extends boolean> extends RowContent {
  readonly required: Required;
  readonly [VALUE]?: (value: T) => T;
}

export interface CompiledRow extends RowContent {
  readonly name: string;
}

type IsRequired<T, Key extends keyof T> = [T] extends [Record<Key, T[Key]>] ? true : false;

/** The rows of a type: each member once, required exactly where the member is. */
export type Rows<T> = {
  readonly [Key in keyof T]-?: Row<Exclude<T[Key], undefined>, IsRequired<T, Key>>;
};

export function group<T>(rows: Rows<T>, envelope?: Envelope): Group<T> {
  const compiled = Object.entries<RowContent>(rows).map(([name, row]) => ({ name, ...row }));
  const elements = compiled.filter(({ place }) => place === 'element');
  return {
    kind: 'group',
    attributes: compiled.filter(({ place }) => place === 'attribute'),
    elements,
    positions: new Map(elements.map(({ name }, index) => [name, index])),
    ...(envelope && { envelope }),
  };
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

/** No element, or up to `maximum` of the same name. */
export function optionalList<T>(maximum: number, type: ValueType<T>): Row<readonly T[], false> {
  return { ...single(type), required: false, list: true, maximum };
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

function single<T>(type: ValueType<T>): Omit<RowContent, 'required'> {
  return { place: 'element', list: false, maximum: 1, type };
}
