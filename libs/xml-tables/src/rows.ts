import { type Result } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';

/** A schema of OpenAPI 3.0 for a part of an XML document. */
export interface XmlSchema {
  readonly type?: 'object' | 'array' | 'string';
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly xml?: { readonly name?: string; readonly namespace?: string; readonly attribute?: true };
  readonly properties?: Readonly<Record<string, XmlSchema>>;
  readonly required?: string[];
  readonly items?: XmlSchema;
  readonly enum?: string[];
  readonly additionalProperties?: true;
}

/** How the text of an element or attribute is read and written. */
export interface TextType<T> {
  readonly kind: 'text';
  /** The attributes that an element of this type must have, with their values. */
  readonly attributes?: ReadonlyMap<string, string>;
  /** The type in a schema of OpenAPI; a text if it is absent. */
  readonly schema?: XmlSchema;
  /**
   * The value, or the error with the correct value or form.
   *
   * @param element the element that has the text; absent for the text of an attribute
   */
  read(text: string, element?: XmlElement): Result<T, string>;
  write(value: T): string;
}

/**
 * An element whose content the table does not describe, such as a signature. Only its attributes and namespace are
 * checked.
 */
export interface OpaqueType {
  readonly kind: 'opaque';
  /** The namespace of the one element that it may contain. */
  readonly namespace: string;
}

/** How many members of a choice an element has. */
export interface Choice {
  readonly minimum: 0 | 1;
  readonly maximum: number;
}

/** The parts around a signed element: the version of the layout, and the signature after the element. */
export interface Envelope {
  /** The attribute with the version of the layout. The last value is written; the others are read too. */
  readonly version?: { readonly attribute: string; readonly values: readonly string[] };
  readonly signature: 'required' | 'optional';
}

/** A group of elements in a fixed order, unless the reader accepts any. */
export interface AnyGroup {
  readonly kind: 'group';
  readonly attributes: readonly CompiledRow[];
  readonly elements: readonly CompiledRow[];
  /** The index of each element by its name. */
  readonly positions: ReadonlyMap<string, number>;
  readonly choices: readonly ChoiceMembers[];
  /** The members that have a value if none of their elements is present, such as an empty list. */
  readonly absent: readonly AbsentMember[];
  /** The text of the element itself. Such a group has no elements. */
  readonly content?: CompiledRow;
  /** The names of its attributes, the version included. */
  readonly attributeNames: ReadonlySet<string>;
  /** The members of its elements belong to the value of the group around it. */
  readonly isInline: boolean;
  readonly envelope?: Envelope;
}

export interface AbsentMember {
  readonly member: string;
  readonly makeValue: () => unknown;
}

export interface ChoiceMembers {
  readonly choice: Choice;
  readonly positions: readonly number[];
}

/** The content of a row of a table. */
export interface RowContent {
  readonly place: 'element' | 'attribute' | 'text';
  readonly required: boolean;
  /** A list has an array as its value, of at most this many elements. */
  readonly list: boolean;
  readonly maximum: number;
  /** The minimum number of elements of a required list: 1 by default, and 0 if the list can be empty. */
  readonly minimum?: number;
  readonly choice?: Choice;
  readonly type: TextType<unknown> | AnyGroup | OpaqueType;
  /** The value of a required member without an element. An empty text or object is not written either. */
  readonly empty?: '' | Readonly<Record<string, never>>;
  /** Other names of the element, which are read but not written. */
  readonly aliases?: readonly string[];
  /** The steps from the group to the element; see `at`. Absent: the element has the name of the member. */
  readonly path?: readonly string[];
  /** The text of a constant element, which belongs to no member. */
  readonly constant?: string;
}

/** A row at its place in the tree. */
export interface CompiledRow extends RowContent {
  /** The name of the element or attribute. */
  readonly name: string;
  /** The member of the value; undefined for inline groups, constants and opaque elements. */
  readonly member: string | undefined;
  /** The members below an inline group. */
  readonly members: readonly string[];
}
