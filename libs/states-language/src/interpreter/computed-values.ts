import { StateFailure } from '../failure';
import { type Json } from '../json';
import { type Visit } from './visit';

/** The longest time of AWS. */
const MAX_SECONDS = 99_999_999;

/** A computed time of a state.
 *
 * @throws StateFailure if it is not a number of seconds
 */
export function secondsOf(visit: Visit, value: Json, field: string, least = 0): number {
  if (typeof value === 'number' && value >= least && value <= MAX_SECONDS) return value;
  throw wrongValue(
    visit,
    field,
    `a number of seconds from ${String(least)} to ${String(MAX_SECONDS)}`,
  );
}

/** The failure of a field whose computed value is not valid. */
export function wrongValue(visit: Visit, field: string, expected: string): StateFailure {
  return new StateFailure(
    visit.state.language === 'JSONata' ? 'States.QueryEvaluationError' : 'States.Runtime',
    `The field '${field}' must be ${expected}.`,
    { location: field },
  );
}
