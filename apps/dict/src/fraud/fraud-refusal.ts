import { type DictErrorName } from '#libs/dict-api';
import { refused } from '#libs/kernel';
import { refusalOfElement, type DictResult } from '../official/dict-refusal';

/**
 * The result of an operation that is refused.
 * @param detail what is wrong and what would be right
 * @param property the path of the wrong element, as in `refund.refundAmount`, if one is wrong
 */
export function refuse(
  error: DictErrorName,
  detail: string,
  property?: string,
  value?: string,
): DictResult<never> {
  return refused(
    property === undefined ? { error, detail } : refusalOfElement(error, property, detail, value),
  );
}
