import { codeOfDictError, DICT_ERRORS, type DictErrorName } from '#libs/dict-api';
import { ENTRY_REFUSALS } from './keys/entry-refusals';
import { CID_FILE_OUTCOMES } from './reconciliation/files/cid-file';

/**
 * The outcomes that a rule can order, with their meanings: the errors of the official API by their codes, and the outcomes of a
 * CID file. Requests to `/dict/keys` know only the errors of entries.
 */
export const DICT_OUTCOMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (Object.keys(DICT_ERRORS) as DictErrorName[]).map((name) => [
      codeOfDictError(name),
      DICT_ERRORS[name].meaning,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ENTRY_REFUSALS).map(([code, { meaning }]) => [code, meaning]),
  ),
  ...CID_FILE_OUTCOMES,
};
