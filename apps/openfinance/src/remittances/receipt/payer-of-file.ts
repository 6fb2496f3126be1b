import { Injectable } from '@nestjs/common';
import { type RemittanceFile } from '#libs/cnab240';
import { accepted, refused, type Result } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { BankCustomers } from '../../bank/bank-customers';
import { type Account } from '../../ledger/account';
import { type StoredFinding } from '../remittance';

/** Finds the account of a file header, which must belong to the company of the header. */
@Injectable()
export class PayerOfFile {
  constructor(private readonly bank: BankCustomers) {}

  async find({ bank, company }: RemittanceFile): Promise<Result<Account, StoredFinding>> {
    if (bank !== BANK.compeCode) {
      const detail = `The file is for bank ${bank}; this bank is ${BANK.compeCode}.`;
      return refuse([1, 3], 'bank', 'AA', detail);
    }
    const { branch, account: number, accountDigit, document = '' } = company;
    const account = await this.bank.findByNumber({
      ispb: BANK.ispb,
      issuer: branch.replace(/^0+/, '').padStart(4, '0'),
      number: number + accountDigit.trim(),
    });
    if (account === undefined) {
      const detail = 'This bank has no account with the branch and the number of the header.';
      return refuse([53, 71], 'account', 'HD', detail);
    }
    if ((await this.bank.documentsOf(account)).includes(document)) return accepted(account);
    const detail = 'The account does not belong to the company of the header.';
    return refuse([18, 32], 'inscription', 'HB', detail);
  }
}

function refuse(
  [from, to]: readonly [number, number],
  field: string,
  occurrence: string,
  detail: string,
) {
  return refused({ line: 1, from, to, field, occurrence, detail });
}
