import { type ComputedNfse } from '#libs/nfse';
import { formulaText, valueText } from './value-text';

/** A value of an invoice that is not the right one. */
export interface Difference {
  /** The rule of the authority that demands the right value. */
  readonly code: string;
  /** The path inside infNFSe. */
  readonly element: string;
  /** What the value is and what would be right. */
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
  /** Why it is right, instead of the explanation. */
  readonly reason?: string | undefined;
}

/**
 * Compares one value. Zero may be left out. Where nothing is right, the value must not be present, unless it is zero.
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
    const detail = `Must not be present: ${reason ?? 'nothing in the DPS gives this value'}.`;
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
