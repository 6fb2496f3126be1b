import { type DictConfig } from '../config';
import { DictRefusal } from '../official/dict-refusal';

/** @throws DictRefusal DeprecatedResource if the operation is one that version 2.12 does not serve any more */
export function checkServed(
  { apiVersion, deprecated }: Pick<DictConfig, 'apiVersion' | 'deprecated'>,
  instead: string,
): void {
  if (deprecated === 'served' || apiVersion !== '2.12') return;
  const detail = `The operation is deprecated, and DICT_DEPRECATED=refused. ${instead}`;
  throw new DictRefusal('DeprecatedResource', detail);
}
