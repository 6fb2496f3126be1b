import { constant, date, digits, field, text, time } from '#libs/fixed-width';
import { INSCRIPTION_TYPES } from '../codes/codes';
import { taxNumber } from './tax-number';

export const LENGTH = 240;
export const FEBRABAN_V09 = 'FEBRABAN, Layout padrão 240 posições, V09.0';
export const FEBRABAN_V10 = 'FEBRABAN, Layout padrão 240 posições, V10.9';

/** Positions 1 to 8 of each record of a lot. */
export function control(type: '1' | '3' | '5') {
  return {
    bank: field(1, 3, digits, 'Bank', { code: 'AA' }),
    lot: field(4, 7, digits, 'Number of the lot', { code: 'AA' }),
    $type: constant(8, type, 'Type of record', { code: 'HJ' }),
  };
}

/** Positions 1 to 14 of a detail record. */
export function detail(segment: string) {
  return {
    ...control('3'),
    record: field(9, 13, digits, 'Number of the record in the lot', { code: 'AH' }),
    $segment: constant(14, segment, 'Segment', { code: 'AI' }),
  };
}

/** Positions 18 to 72: the account of the company, as the agreement has it. */
export const ACCOUNT = {
  inscriptionType: field(18, 18, digits, 'Type of inscription', {
    codes: INSCRIPTION_TYPES,
    code: 'AE',
  }),
  inscription: field(19, 32, taxNumber, 'CPF or CNPJ of the company', { code: 'AE' }),
  agreement: field(33, 52, text, 'Agreement (convênio)', { code: 'AF' }),
  branch: field(53, 57, digits, 'Branch', { code: 'AG' }),
  branchDigit: field(58, 58, text, 'Check digit of the branch'),
  account: field(59, 70, digits, 'Account', { code: 'AG' }),
  accountDigit: field(71, 71, text, 'Check digit of the account'),
  jointDigit: field(72, 72, text, 'Check digit of branch and account'),
};

/** Positions 18 to 102. */
export const COMPANY = {
  ...ACCOUNT,
  companyName: field(73, 102, text, 'Name of the company'),
};

export const CREATED = {
  createdOn: field(144, 151, date, 'Day of creation', { code: 'HI' }),
  createdAt: field(152, 157, time, 'Time of creation', { code: 'HI' }),
};
