import { type DictConfig } from '../config';
import { DictRefusal } from '../official/dict-refusal';

/**
 * Checks an operation that version 2.12 calls deprecated.
 * @param instead what to use instead
 * @throws DictRefusal DeprecatedResource if DICT_DEPRECATED refuses such operations
 */
export function checkServed(
  { apiVersion, deprecated }: Pick<DictConfig, 'apiVersion' | 'deprecated'>,
  instead: string,
): void {
  if (deprecated === 'served' || apiVersion !== '2.12') return;
  const detail = `The operation is deprecated, and this DICT refuses it (DICT_DEPRECATED=refused). ${instead}`;
  throw new DictRefusal('DeprecatedResource', detail);
}
