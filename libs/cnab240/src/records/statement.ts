import {
  amount,
  blanks,
  constant,
  count,
  date,
  digits,
  field,
  record,
  type RecordTable,
  text,
} from '#libs/fixed-width';
import {
  BALANCE_SIDES,
  BALANCE_STATUSES,
  CATEGORIES,
  COMPLEMENT_KINDS,
  ENTRY_SIDES,
  NATURES,
} from '../codes/statement-codes';
import { ACCOUNT, COMPANY, control, detail, FEBRABAN_V09, LENGTH } from './shared';

const BALANCE = {
  balanceDate: field(143, 150, date, 'Day of the balance'),
  balanceCents: field(151, 168, amount(2), 'Balance, without sign'),
  balanceSide: field(169, 169, text, 'Debtor or creditor', { codes: BALANCE_SIDES }),
  balanceStatus: field(170, 170, text, 'Status of the balance', { codes: BALANCE_STATUSES }),
};

export const STATEMENT_HEADER = record(
  { name: 'Statement lot header', source: FEBRABAN_V09 },
  LENGTH,
  {
    ...control('1'),
    $operation: constant(9, 'E', 'Kind of operation: statement'),
    $service: constant(10, '04', 'Kind of service (G025)'),
    $form: constant(12, '40', 'Form of entry (G029)'),
    layoutVersion: field(14, 16, digits, 'Version of the lot layout', {
      note: '033 in V09; 050 at Bradesco, 030 at Caixa',
    }),
    $unused17: blanks(17, 17),
    ...COMPANY,
    $unused103: blanks(103, 142),
    ...BALANCE,
    currency: field(171, 173, text, 'Currency'),
    sequence: field(174, 178, count, 'Number of the statement', {
      note: 'Another series than the number of the file',
    }),
    $unused179: blanks(179, 240),
  },
);

export const SEGMENT_E = record({ name: 'Segment E', source: FEBRABAN_V09 }, LENGTH, {
  ...detail('E'),
  $unused15: blanks(15, 17),
  ...COMPANY,
  $unused103: blanks(103, 108),
  nature: field(109, 111, text, 'Nature of the entry', { codes: NATURES }),
  complementKind: field(112, 113, digits, 'Kind of complement', { codes: COMPLEMENT_KINDS }),
  complement: field(114, 133, text, 'Complement: bank and branch of the origin'),
  exemption: field(134, 134, text, 'Exemption from CPMF', {
    note: 'The tax does not exist since 2008; banks write S, N or a blank',
  }),
  accountingDate: field(135, 142, date, 'Day of the accounting'),
  date: field(143, 150, date, 'Day of the entry'),
  cents: field(151, 168, amount(2), 'Amount, without sign'),
  side: field(169, 169, text, 'Debit or credit', { codes: ENTRY_SIDES }),
  category: field(170, 172, digits, 'Category', { codes: CATEGORIES }),
  historyCode: field(173, 176, text, 'History code of the bank'),
  history: field(177, 201, text, 'History text of the bank'),
  document: field(202, 207, text, 'Number of the document', {
    note: 'At most six digits for automatic reconciliation',
  }),
  $unused208: blanks(208, 208),
  documentComplement: field(209, 240, text, 'Complement of the document'),
});

export const STATEMENT_TRAILER = record(
  { name: 'Statement lot trailer', source: FEBRABAN_V09 },
  LENGTH,
  {
    ...control('5'),
    $unused9: blanks(9, 17),
    ...ACCOUNT,
    $unused73: blanks(73, 88),
    blockedOverDayCents: field(89, 106, amount(2), 'Blocked for more than 24 hours'),
    limitCents: field(107, 124, amount(2), 'Limit of the account'),
    blockedDayCents: field(125, 142, amount(2), 'Blocked for up to 24 hours'),
    ...BALANCE,
    records: field(171, 176, count, 'Number of records of the lot, of types 1, 3 and 5'),
    debitCents: field(177, 194, amount(2), 'Sum of the debits'),
    creditCents: field(195, 212, amount(2), 'Sum of the credits'),
    $unused213: blanks(213, 240),
  },
);

export type SegmentEValues = typeof SEGMENT_E extends RecordTable<infer V> ? V : never;
