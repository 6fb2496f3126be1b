import { type ComputedNfse } from '#libs/nfse';
import { formulaText, valueText } from './value-text';

/** A wrong value of an invoice. */
export interface Difference {
  /** The official rule for the value. */
  readonly code: string;
  /** The path inside infNFSe. */
  readonly element: string;
  /** The value, and the correct value. */
  readonly detail: string;
}

type Value = number | string;

/** One value of an invoice. */
export interface ComparedValue {
  readonly code: string;
  /** The path inside infNFSe. */
  readonly element: string;
  readonly actual: Value | undefined;
  readonly right: Value | undefined;
  /** Its name in the explanation of the computed values, if it is not the name of the element. */
  readonly explainedAs?: string;
  /** The reason for the correct value, instead of the explanation. */
  readonly reason?: string | undefined;
}

/**
 * Compares one value. A zero may be left out. If no value is computed, the element must be absent or zero.
 *
 * @returns the difference, or nothing
 */
export function compared(
  { explanation }: Pick<ComputedNfse, 'explanation'>,
  { code, element, actual, right, explainedAs, reason }: ComparedValue,
): readonly Difference[] {
  if (actual === right || (isNothing(actual) && isNothing(right))) return [];
  const name = element.slice(element.lastIndexOf('/') + 1);
  if (right === undefined) {
    const detail = `Must not be present: ${reason ?? 'no value is computed from the DPS'}.`;
    return [{ code, element, detail }];
  }
  const row = explanation.find((each) => each.name === (explainedAs ?? name));
  const because = reason ?? (row && formulaText(row));
  const must = `must be ${valueText(name, right)}${because === undefined ? '' : `: ${because}`}.`;
  const is = actual === undefined ? 'Is missing' : `Is ${valueText(name, actual)}`;
  return [{ code, element, detail: `${is}; it ${must}` }];
}

function isNothing(value: Value | undefined): boolean {
  return value === undefined || value === 0;
}
