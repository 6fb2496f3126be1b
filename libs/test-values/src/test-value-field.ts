import { testValueOf } from './test-value';

/** A field of an operation in which a test value requests an outcome. */
export interface TestValueField {
  /** In upper case. */
  readonly method: string;
  /** As in the API document, with a query if only requests with it have these outcomes. */
  readonly path: string;
  /** An element path, a JSON pointer, or the name of a parameter of the path. */
  readonly field: string;
  /** The outcomes that it can request, by code, each with its meaning. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Tells its values from those of another operation with the same codes. */
  readonly prefix?: string;
}

/** A test value, and where it can be sent. */
export interface ListedTestValue {
  readonly value: string;
  readonly outcome: string;
  readonly meaning: string;
  readonly fields: readonly { readonly operation: string; readonly field: string }[];
}

/** All test values of a service, each once, in the order of the outcomes. */
export function listTestValues(fields: readonly TestValueField[]): ListedTestValue[] {
  const values = new Map<string, ListedTestValue>();
  for (const { method, path, field, outcomes, prefix } of fields) {
    const place = { operation: `${method} ${path}`, field };
    for (const [outcome, meaning] of Object.entries(outcomes)) {
      const value = testValueOf(outcome, prefix);
      const { fields: known = [], ...first } = values.get(value) ?? { value, outcome, meaning };
      values.set(value, { ...first, fields: [...known, place] });
    }
  }
  return [...values.values()];
}
