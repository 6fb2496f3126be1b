import { type DictErrorName } from '#libs/dict-api';
import { refused, type Result } from '#libs/kernel';
import { DictRefusal } from '../official/dict-refusal';

/** Why an operation on a report, a marker or a refund cannot be done: an expected outcome. */
export interface FraudRefusal {
  readonly error: DictErrorName;
  /** What is wrong and what would be right. */
  readonly detail: string;
  /** The path of the wrong element, as in `refund.refundAmount`. */
  readonly property?: string;
  readonly value?: string;
}

export type FraudResult<T> = Result<T, FraudRefusal>;

/** @param property the path of the wrong element, if one is wrong */
export function refuse(
  error: FraudRefusal['error'],
  detail: string,
  property?: string,
): FraudResult<never> {
  return refused({ error, detail, ...(property === undefined ? {} : { property }) });
}

/** @throws DictRefusal if the operation was refused */
export function valueOf<T>(result: FraudResult<T>): T {
  if (result.ok) return result.value;
  throw refusalOf(result.refusal);
}

export function refusalOf({ error, detail, property, value }: FraudRefusal): DictRefusal {
  if (property === undefined) return new DictRefusal(error, detail);
  const violation = { reason: detail, property, ...(value === undefined ? {} : { value }) };
  return new DictRefusal(error, `${property}: ${detail}`, [violation]);
}
