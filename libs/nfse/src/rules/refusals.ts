import { computeNfse } from '../taxes/compute-nfse';
import { REJECTION_CATALOGUE, refusal } from './catalogue';
import { type Facts, type Refusal, type RuleContext } from './rule';

const CHECKED = REJECTION_CATALOGUE.filter(({ check }) => check !== undefined);

/**
 * All refusals of a DPS, in the order of their codes. Empty if the DPS is valid. The form of the document is checked
 * before, by the schema.
 *
 * @example
 * refusalsOf({ dps, parameters, nowMs, environment: '2' });
 * // [{ code: 'E0595', element: 'valores/trib/tribMun/pAliq', detail: 'The rate 5.01 % is above 5.00 %.', ... }]
 */
export function refusalsOf(context: RuleContext): readonly Refusal[] {
  const { dps, parameters, requestRate } = context;
  const computed =
    context.computed ??
    computeNfse(dps, parameters, {
      ...(requestRate !== undefined && { requestRate }),
    });
  const facts: Facts = { ...context, computed };
  return CHECKED.flatMap(({ code, check }) => {
    const found = check?.(facts);
    if (found === undefined) return [];
    return typeof found === 'string'
      ? [refusal(code, found)]
      : [refusal(code, found.detail, found.element)];
  });
}
