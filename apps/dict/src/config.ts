import { flag, type ValuesOf } from '#libs/platform';

/** Variables of DICT, in addition to those of every service. */
export const dictVariables = {
  strictTaxIds: flag(
    'STRICT_TAX_IDS',
    'false',
    'true refuses a CPF or CNPJ with wrong check digits.',
  ),
} as const;

export type DictConfig = ValuesOf<typeof dictVariables>;
