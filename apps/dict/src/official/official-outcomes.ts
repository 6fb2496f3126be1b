import { codeOfDictError, DICT_ERRORS, type DictErrorName } from '#libs/dict-api';

/** The outcomes that a rule can request from the operations of the official API, by code: all errors, with their meanings. */
export const OFFICIAL_OUTCOMES: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(DICT_ERRORS) as DictErrorName[]).map((name) => [
    codeOfDictError(name),
    DICT_ERRORS[name].meaning,
  ]),
);
