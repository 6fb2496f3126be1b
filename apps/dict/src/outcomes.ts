import { codeOfDictError, DICT_ERRORS, type DictErrorName } from '#libs/dict-api';
import { ENTRY_REFUSALS } from './keys/entry-refusals';
import { CID_FILE_OUTCOMES } from './reconciliation/files/cid-file';

/**
 * What a rule can order, with its meaning: each error of the official API by its code, and what becomes of a CID file.
 * Requests to `/dict/keys` know only those of entries.
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
