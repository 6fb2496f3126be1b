import { blanks, constant, count, digits, field, record, text } from '#libs/fixed-width';
import { FILE_DIRECTIONS } from '../codes/codes';
import { COMPANY, CREATED, FEBRABAN_V09, LENGTH } from './shared';

export const FILE_HEADER = record({ name: 'File header', source: FEBRABAN_V09 }, LENGTH, {
  bank: field(1, 3, digits, 'Bank', { code: 'HI' }),
  $lot: constant(4, '0000', 'Number of the lot', { code: 'HI' }),
  $type: constant(8, '0', 'Type of record', { code: 'HJ' }),
  $unused9: blanks(9, 17),
  ...COMPANY,
  bankName: field(103, 132, text, 'Name of the bank'),
  $unused133: blanks(133, 142),
  direction: field(143, 143, digits, 'Remittance or return', {
    codes: FILE_DIRECTIONS,
    code: 'HK',
  }),
  ...CREATED,
  sequence: field(158, 163, count, 'Number of the file (NSA)', { code: 'HI' }),
  layoutVersion: field(164, 166, digits, 'Version of the file layout', { code: 'HL' }),
  density: field(167, 171, digits, 'Recording density', { mayBeBlank: true }),
  bankUse: field(172, 191, text, 'For the bank'),
  companyUse: field(192, 211, text, 'For the company'),
  $unused212: blanks(212, 240),
});

export const FILE_TRAILER = record({ name: 'File trailer', source: FEBRABAN_V09 }, LENGTH, {
  bank: field(1, 3, digits, 'Bank', { code: 'HI' }),
  $lot: constant(4, '9999', 'Number of the lot', { code: 'HI' }),
  $type: constant(8, '9', 'Type of record', { code: 'HJ' }),
  $unused9: blanks(9, 17),
  lots: field(18, 23, count, 'Number of lots (records of type 1)', { code: 'TA' }),
  records: field(24, 29, count, 'Number of records of all types', { code: 'TA' }),
  accounts: field(30, 35, count, 'Number of accounts for reconciliation (lots of operation E)', {
    code: 'TA',
  }),
  $unused36: blanks(36, 240),
});
