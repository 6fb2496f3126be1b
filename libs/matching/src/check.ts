import { jsonText } from './json-value';
import { type Operator } from './operator';
import { type RequestView } from './request-view';

/** One difference between a request and a condition. */
export interface Mismatch {
  /** 'method', 'path', 'query/status', 'headers/x-run', 'body', 'body/amount' ... */
  readonly field: string;
  readonly expected: string;
  readonly actual: string | undefined;
}

/** One condition of a match. */
export interface Check {
  readonly field: string;
  readonly expected: string;
  holds(request: RequestView): boolean;
  actual(request: RequestView): string | undefined;
}

/** Enough to recognize the value; a whole body would hide the difference. */
const MAX_ACTUAL_LENGTH = 200;

/** Applies the operator to the values at one place of the request. */
export function checkOf(
  field: string,
  operator: Operator,
  valuesIn: (request: RequestView) => readonly unknown[],
  show: (value: unknown) => string | undefined = jsonText,
): Check {
  return {
    field,
    expected: operator.expected,
    holds: (request) => operator.holds(valuesIn(request)),
    actual: (request) => describe(valuesIn(request).map(show)),
  };
}

export function mismatchOf(check: Check, request: RequestView): Mismatch {
  return { field: check.field, expected: check.expected, actual: check.actual(request) };
}

function describe(values: readonly (string | undefined)[]): string | undefined {
  if (values.length === 0) return undefined;
  const text = values.map((value) => value ?? '(nested too deep to show)').join(', ');
  return text.length > MAX_ACTUAL_LENGTH ? `${text.slice(0, MAX_ACTUAL_LENGTH)}…` : text;
}
