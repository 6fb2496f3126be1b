import { anyText, at, codesOf, exactly, group, list, optional, required } from '#libs/xml-tables';
import {
  ACCOUNT_TYPES,
  CASH_AGENTS,
  CASH_AMOUNT_REASONS,
  SPLIT_TAXES,
  type SpiAccount,
  type SpiCashService,
  type SpiCreditorAccount,
  type SpiSplitTax,
} from '../messages/credit-transfers';
import { onlyText } from './envelope';
import { accountNumber, amount, branch, fiscalDocument, ispb } from './simple-types';

/** The parts that several messages share. */

const ACCOUNT_ROWS = {
  number: at('Id/Othr/Id', required(accountNumber)),
  branch: at('Id/Othr/Issr', optional(branch)),
  type: at('Tp/Cd', required(codesOf(ACCOUNT_TYPES))),
};

/** DbtrAcct. */
export const ACCOUNT = group<SpiAccount>(ACCOUNT_ROWS);

/** CdtrAcct. */
export const CREDITOR_ACCOUNT = group<SpiCreditorAccount>({
  ...ACCOUNT_ROWS,
  key: at('Prxy?/Id', optional(anyText(77))),
});

/** The path of the ISPB in an agent. */
export const AGENT_ISPB = 'FinInstnId/ClrSysMmbId/MmbId';

/** Tax: split payment of the tax reform. */
export const SPLIT_TAX = group<SpiSplitTax>({
  document: at('RefNb', required(fiscalDocument)),
  records: at(
    'Rcrd',
    exactly(
      2,
      group<SpiSplitTax['records'][number]>({
        type: at('Tp', required(codesOf(SPLIT_TAXES))),
        $category: at('Ctgy', onlyText('INF')),
        amount: at('TaxAmt/TtlAmt', required(amount)),
      }),
    ),
  ),
});

/** RmtInf/Strd: Pix Saque and Pix Troco. */
export const CASH_SERVICE = group<SpiCashService>({
  agent: at('RfrdDocInf/Tp/CdOrPrtry/Prtry', required(codesOf(CASH_AGENTS))),
  facilitatorIspb: at('RfrdDocInf/Tp/Issr', required(ispb)),
  amounts: at(
    'RfrdDocAmt/AdjstmntAmtAndRsn',
    list(
      2,
      group<SpiCashService['amounts'][number]>({
        amount: at('Amt', required(amount)),
        reason: at('Rsn', required(codesOf(CASH_AMOUNT_REASONS))),
      }),
    ),
  ),
});
