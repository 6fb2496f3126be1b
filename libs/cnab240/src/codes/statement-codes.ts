import { codeList } from '#libs/fixed-width';

export const BALANCE_SIDES = codeList('G086', 'Side of a balance', {
  C: 'Creditor',
  D: 'Debtor',
});

export const ENTRY_SIDES = codeList('G090', 'Side of an entry', { C: 'Credit', D: 'Debit' });

export const BALANCE_STATUSES = codeList('G087', 'Status of a balance', {
  F: 'Final',
  I: 'Intraday',
  P: 'Partial, can be reversed',
});

export const NATURES = codeList('G084', 'Nature of an entry', {
  CDS: 'Several balances',
  DPV: 'Available; only these entries move the available balance',
  SCR: 'Tied',
  SSR: 'Blocked',
});

export const COMPLEMENT_KINDS = codeList('G089', 'Kind of complement', {
  '00': 'None',
  '01': 'Bank and branch of the origin',
});

export const CATEGORIES = codeList('G092', 'Category of an entry', {
  '101': 'Cheques',
  '102': 'Charges',
  '103': 'Reversals',
  '104': 'Advised entry',
  '105': 'Fees',
  '106': 'Investment',
  '107': 'Loan',
  '108': 'Foreign exchange',
  '109': 'CPMF',
  '110': 'IOF',
  '111': 'Income tax',
  '112': 'Suppliers',
  '113': 'Salaries',
  '114': 'Electronic withdrawal',
  '115': 'Shares',
  '117': 'Transfer between accounts',
  '118': 'Return from clearing',
  '119': 'Deposited cheque returned',
  '120': 'Interbank transfer',
  '121': 'Advance to suppliers',
  '122': 'OC/AEROPS',
  '123': 'Cash withdrawal',
  '201': 'Deposits',
  '202': 'Net collection',
  '203': 'Cheque returned',
  '204': 'Reversals',
  '205': 'Advised entry',
  '206': 'Redemption',
  '207': 'Loan',
  '208': 'Foreign exchange',
  '209': 'Interbank transfer',
  '210': 'Shares',
  '211': 'Dividends',
  '212': 'Insurance',
  '213': 'Transfer between accounts',
  '214': 'Special deposits',
  '215': 'Return from clearing',
  '216': 'OCT',
  '217': 'Suppliers',
  '218': 'Various payments',
  '219': 'Salaries',
  '220': 'Cash deposit',
});
