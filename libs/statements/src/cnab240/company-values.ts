import { type CompanyValues } from '#libs/cnab240';
import { type StatementAccount } from '../model/statement';
import { capitalLetters } from './capital-letters';

const ACCOUNT_DIGITS = 12;
const BRANCH_DIGITS = 5;

/** Positions 18 to 102 of the headers and of segment E: the account and its holder. */
export function companyValues(
  account: StatementAccount,
  agreement: string | undefined,
): CompanyValues {
  const { holder, branch = '', number, checkDigit = '' } = account;
  const digits = number.replace(/\D/g, '');
  return {
    ...inscriptionOf(holder.taxId),
    agreement: agreement ?? digits,
    branch: branch.replace(/\D/g, '').slice(-BRANCH_DIGITS),
    branchDigit: '',
    // An account number can be longer than the field; the last digits tell accounts apart.
    account: digits.slice(-ACCOUNT_DIGITS),
    accountDigit: checkDigit.slice(0, 1).toUpperCase(),
    jointDigit: checkDigit.slice(1, 2).toUpperCase(),
    companyName: capitalLetters(holder.name ?? ''),
  };
}

function inscriptionOf(taxId: string | undefined) {
  if (taxId === undefined) return { inscriptionType: '0', inscription: '' };
  return { inscriptionType: taxId.length === 11 ? '1' : '2', inscription: taxId };
}
