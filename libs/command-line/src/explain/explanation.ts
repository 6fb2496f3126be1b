/** The kinds of text that `explain` knows. `--as` takes them. */
export const KINDS = [
  'iso8583',
  'xml',
  'end-to-end-id',
  'return-id',
  'pix-key',
  'br-code',
  'txid',
  'access-key',
  'dps-id',
] as const;
export type Kind = (typeof KINDS)[number];

/** One part of what is explained. */
export interface Fact {
  /** The official name: an element, a field, or a name of the text. */
  readonly name: string;
  readonly value: string;
  /** The meaning of the value, or the full name of the field. */
  readonly meaning?: string | undefined;
}

export interface Problem {
  /** The element, the characters or the field that is wrong; empty for the whole text. */
  readonly where: string;
  readonly detail: string;
}

export interface Explanation {
  readonly kind: Kind;
  /** What it is, with its variant: `pacs.008.spi.1.16`, `ISO 8583, profile bcd`. */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Empty if nothing is wrong. */
  readonly problems: readonly Problem[];
}

export interface ExplainOptions {
  /** Shows card numbers. */
  readonly show: boolean;
  /** The profile of a card message; all are tried by default. */
  readonly profile?: string | undefined;
}

/** A fact that may have no value. */
export type Part = readonly [name: string, value: string | undefined, meaning?: string | undefined];

/** Leaves out facts without a value. */
export function factsOf(facts: readonly Part[]): readonly Fact[] {
  return facts.flatMap(([name, value, meaning]) =>
    value === undefined || value === ''
      ? []
      : [{ name, value, ...(meaning === undefined ? {} : { meaning }) }],
  );
}
