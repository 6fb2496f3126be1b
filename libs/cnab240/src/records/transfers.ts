import { amount, blanks, count, date, digits, field, record, text } from '#libs/fixed-width';
import {
  CLEARING_HOUSES,
  ENTRY_FORMS,
  INSCRIPTION_TYPES,
  INSTRUCTIONS,
  MOVEMENTS,
  NOTICES,
  PAYMENT_SOURCES,
  SERVICE_TYPES,
} from '../codes/codes';
import { COMPANY, control, detail, FEBRABAN_V09, FEBRABAN_V10, LENGTH } from './shared';
import { taxNumber } from './tax-number';

const OCCURRENCES = { occurrences: field(231, 240, text, 'Occurrences of the return') };

export const LOT_HEADER = record({ name: 'Payment lot header', source: FEBRABAN_V09 }, LENGTH, {
  ...control('1'),
  operation: field(9, 9, text, 'Kind of operation', { code: 'AB' }),
  service: field(10, 11, digits, 'Kind of service', { codes: SERVICE_TYPES, code: 'AC' }),
  form: field(12, 13, digits, 'Form of entry', { codes: ENTRY_FORMS, code: 'AD' }),
  layoutVersion: field(14, 16, digits, 'Version of the lot layout', { code: 'HL' }),
  $unused17: blanks(17, 17),
  ...COMPANY,
  message: field(103, 142, text, 'Message for each notice'),
  street: field(143, 172, text, 'Street of the company'),
  houseNumber: field(173, 177, digits, 'House number', { mayBeBlank: true }),
  complement: field(178, 192, text, 'Complement'),
  city: field(193, 212, text, 'City'),
  cep: field(213, 217, digits, 'CEP', { mayBeBlank: true }),
  cepComplement: field(218, 220, text, 'CEP, last three digits'),
  state: field(221, 222, text, 'State'),
  paymentSource: field(223, 224, digits, 'Source of the money', {
    codes: PAYMENT_SOURCES,
    mayBeBlank: true,
    note: 'Blank in lots of segment J of V09',
  }),
  $unused225: blanks(225, 230),
  ...OCCURRENCES,
});

export const LOT_TRAILER = record({ name: 'Payment lot trailer', source: FEBRABAN_V09 }, LENGTH, {
  ...control('5'),
  $unused9: blanks(9, 17),
  records: field(18, 23, count, 'Number of records of the lot', { code: 'TA' }),
  cents: field(24, 41, amount(2), 'Sum of the amounts', { code: 'TA' }),
  quantity: field(42, 59, amount(5), 'Sum of the currency quantities', { code: 'TA' }),
  debitNotice: field(60, 65, digits, 'Number of the debit notice', { mayBeBlank: true }),
  $unused66: blanks(66, 230),
  ...OCCURRENCES,
});

export const MOVEMENT = {
  movement: field(15, 15, digits, 'Kind of movement', { codes: MOVEMENTS, code: 'AJ' }),
  instruction: field(16, 17, digits, 'Instruction', { codes: INSTRUCTIONS, code: 'AJ' }),
};

export const SEGMENT_A = record({ name: 'Segment A', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('A'),
  ...MOVEMENT,
  clearingHouse: field(18, 20, digits, 'Clearing house', { codes: CLEARING_HOUSES, code: 'AK' }),
  payeeBank: field(21, 23, digits, 'Bank of the payee', { code: 'AL', note: '000 for a Pix key' }),
  payeeBranch: field(24, 28, digits, 'Branch of the payee', { code: 'AM' }),
  payeeBranchDigit: field(29, 29, text, 'Check digit of the branch'),
  payeeAccount: field(30, 41, digits, 'Account of the payee', { code: 'AN' }),
  payeeAccountDigit: field(42, 42, text, 'Check digit of the account'),
  payeeJointDigit: field(43, 43, text, 'Check digit of branch and account'),
  payeeName: field(44, 73, text, 'Name of the payee', { code: 'AO' }),
  companyDocument: field(74, 93, text, 'Document of the company (seu número)', { code: 'BB' }),
  date: field(94, 101, date, 'Day of the payment', { code: 'AP' }),
  currency: field(102, 104, text, 'Currency', { code: 'AQ' }),
  quantity: field(105, 119, amount(5), 'Quantity of the currency', { code: 'AQ' }),
  cents: field(120, 134, amount(2), 'Amount of the payment', { code: 'AR' }),
  bankDocument: field(135, 154, text, 'Document of the bank (nosso número)', { code: 'BC' }),
  realDate: field(155, 162, date, 'Day of the entry', { code: 'AP' }),
  realCents: field(163, 177, amount(2), 'Amount of the entry', { code: 'AR', mayBeBlank: true }),
  information: field(178, 217, text, 'Information 2'),
  docPurpose: field(218, 219, text, 'Purpose of a DOC (P005)'),
  tedPurpose: field(220, 224, text, 'Purpose of a TED (P011)'),
  accountPurpose: field(225, 226, text, 'CC account, PP savings'),
  $unused227: blanks(227, 229),
  notice: field(230, 230, digits, 'Notice', { codes: NOTICES, code: 'AS', mayBeBlank: true }),
  ...OCCURRENCES,
});

const PAYEE = {
  payeeInscriptionType: field(18, 18, digits, 'Type of inscription of the payee', {
    codes: INSCRIPTION_TYPES,
    code: 'AT',
  }),
  payeeInscription: field(19, 32, taxNumber, 'CPF or CNPJ of the payee', { code: 'AT' }),
};

export const SEGMENT_B = record({ name: 'Segment B', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('B'),
  $unused15: blanks(15, 17),
  ...PAYEE,
  street: field(33, 62, text, 'Street of the payee', { code: 'AU' }),
  houseNumber: field(63, 67, digits, 'House number', { code: 'AV', mayBeBlank: true }),
  complement: field(68, 82, text, 'Complement'),
  district: field(83, 97, text, 'District'),
  city: field(98, 117, text, 'City', { code: 'AW' }),
  cep: field(118, 122, digits, 'CEP', { code: 'AX', mayBeBlank: true }),
  cepComplement: field(123, 125, text, 'CEP, last three digits', { code: 'AX' }),
  state: field(126, 127, text, 'State', { code: 'AY' }),
  dueDate: field(128, 135, date, 'Due day', { code: 'AP' }),
  documentCents: field(136, 150, amount(2), 'Amount of the document', {
    code: 'CF',
    mayBeBlank: true,
  }),
  rebateCents: field(151, 165, amount(2), 'Rebate', { code: 'CG', mayBeBlank: true }),
  discountCents: field(166, 180, amount(2), 'Discount', { code: 'CH', mayBeBlank: true }),
  interestCents: field(181, 195, amount(2), 'Late interest', { code: 'CI', mayBeBlank: true }),
  fineCents: field(196, 210, amount(2), 'Fine', { code: 'CJ', mayBeBlank: true }),
  payeeDocument: field(211, 225, text, 'Code of the payee'),
  notice: field(226, 226, digits, 'Notice', { codes: NOTICES, code: 'AS', mayBeBlank: true }),
  siape: field(227, 232, digits, 'SIAPE unit', { mayBeBlank: true }),
  ispb: field(233, 240, digits, 'ISPB of the payee', {
    code: 'AL',
    mayBeBlank: true,
    note: 'Required with clearing house 888',
  }),
});

export const SEGMENT_B_PIX = record({ name: 'Segment B of a Pix', source: FEBRABAN_V10 }, LENGTH, {
  ...detail('B'),
  initiation: field(15, 17, text, 'Form of initiation (G100)', { code: 'PL' }),
  ...PAYEE,
  txid: field(33, 67, text, 'Information 10: TXID'),
  message: field(68, 127, text, 'Information 11: message', {
    note: 'That the message is here was not verified in the text of FEBRABAN',
  }),
  key: field(128, 226, text, 'Information 12: Pix key', { code: 'PM' }),
  siape: field(227, 232, digits, 'SIAPE unit', { mayBeBlank: true }),
  ispb: field(233, 240, digits, 'ISPB of the payee', { code: 'AL', mayBeBlank: true }),
});

export const SEGMENT_C = record({ name: 'Segment C', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('C'),
  $unused15: blanks(15, 17),
  incomeTaxCents: field(18, 32, amount(2), 'Income tax', { code: 'CK', mayBeBlank: true }),
  issCents: field(33, 47, amount(2), 'ISS', { code: 'CL', mayBeBlank: true }),
  iofCents: field(48, 62, amount(2), 'IOF', { code: 'CM', mayBeBlank: true }),
  deductionCents: field(63, 77, amount(2), 'Other deductions', { code: 'CN', mayBeBlank: true }),
  additionCents: field(78, 92, amount(2), 'Other additions', { code: 'CO', mayBeBlank: true }),
  branch: field(93, 97, digits, 'Substitute branch', { code: 'AM', mayBeBlank: true }),
  branchDigit: field(98, 98, text, 'Check digit of the branch'),
  account: field(99, 110, digits, 'Substitute account', { code: 'AN', mayBeBlank: true }),
  accountDigit: field(111, 111, text, 'Check digit of the account'),
  jointDigit: field(112, 112, text, 'Check digit of branch and account'),
  inssCents: field(113, 127, amount(2), 'INSS', { code: 'CP', mayBeBlank: true }),
  paymentAccount: field(128, 147, text, 'Payment account', { source: FEBRABAN_V10 }),
  $unused148: blanks(148, 240),
});

export const SEGMENT_Z = record({ name: 'Segment Z', source: FEBRABAN_V10 }, LENGTH, {
  ...detail('Z'),
  authentication: field(15, 78, text, 'Authentication of the payment'),
  bankControl: field(79, 103, text, 'Control of the bank'),
  $unused104: blanks(104, 230),
  ...OCCURRENCES,
});
