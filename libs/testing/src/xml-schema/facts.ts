/**
 * What an XML Schema says of its documents, as data. A complex type is one line: its attributes, then its content.
 *
 * `@Id:TSId` is a required attribute and `@Id?:TSId` an optional one. `name:Type` is an element, and the content is
 * written as in a regular expression: `a:A b:B?` in this order, `(a:A | b:B)` a choice, `a:A{1,50}` a number of them.
 * An element without a type is not looked into, as the signature.
 */
export interface SchemaFacts {
  readonly namespace: string;
  /** The types of the elements with which a document can begin. */
  readonly roots: Readonly<Record<string, string>>;
  readonly complex: Readonly<Record<string, string>>;
  readonly simple: Readonly<Record<string, SimpleFacts>>;
}

/** What a text must be. All members that are present apply. */
export interface SimpleFacts {
  /** The smallest and the greatest number of characters. */
  readonly length?: readonly [number, number];
  /** A regular expression for the whole text. */
  readonly pattern?: string;
  /** The allowed texts. */
  readonly values?: readonly string[];
  /** A decimal number that is not negative: its digits, and how many of them may be decimals. */
  readonly digits?: readonly [number, number];
  /** White space at the ends does not count, and white space inside counts as one space. */
  readonly collapsed?: true;
}

export function text(minimum: number, maximum: number): SimpleFacts {
  return { length: [minimum, maximum] };
}

export function pattern(source: string): SimpleFacts {
  return { pattern: source };
}

/** @param codes the allowed texts, separated by spaces */
export function codes(list: string): SimpleFacts {
  return { values: list.split(' ') };
}
