import {
  at,
  codesOf,
  group,
  groupWithout,
  list,
  optional,
  required,
  type Group,
} from '#libs/xml-tables';
import {
  INITIATION_FORMS,
  PRIORITIES,
  PURPOSES,
  SERVICE_LEVELS,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
} from '../messages/credit-transfers';
import { onlyText, spiSchema, type WithMessageId } from './envelope';
import { MAX_TRANSACTIONS } from './limits';
import { ACCOUNT, AGENT_ISPB, CASH_SERVICE, CREDITOR_ACCOUNT, SPLIT_TAX } from './payment-parts';
import {
  cnpj,
  count,
  dateTime,
  endToEndId,
  endToEndOrReturnId,
  ispb,
  messageId,
  settlementAmount,
  taxId,
  text140,
  txId,
} from './simple-types';

/** CdtTrfTxInf of pacs.008.spi.1.16 (catalogue 5.13). */
const TRANSFER_ROWS = {
  instructionId: at('PmtId/InstrId', optional(endToEndOrReturnId)),
  endToEndId: at('PmtId/EndToEndId', required(endToEndId)),
  txId: at('PmtId/TxId', optional(txId)),
  amount: at('IntrBkSttlmAmt', required(settlementAmount)),
  acceptedAt: at('AccptncDtTm', required(dateTime)),
  $chargeBearer: at('ChrgBr', onlyText('SLEV')),
  form: at('MndtRltdInf/Tp/LclInstrm/Prtry', required(codesOf(INITIATION_FORMS))),
  initiatorCnpj: at('InitgPty?/Id/OrgId/Othr/Id', optional(cnpj)),
  debtorName: at('Dbtr/Nm', required(text140)),
  debtorDocument: at('Dbtr/Id/PrvtId/Othr/Id', required(taxId)),
  debtorAccount: at('DbtrAcct', required(ACCOUNT)),
  debtorIspb: at(`DbtrAgt/${AGENT_ISPB}`, required(ispb)),
  creditorIspb: at(`CdtrAgt/${AGENT_ISPB}`, required(ispb)),
  creditorDocument: at('Cdtr/Id/PrvtId/Othr/Id', required(taxId)),
  creditorAccount: at('CdtrAcct', required(CREDITOR_ACCOUNT)),
  purpose: at('Purp/Cd', required(codesOf(PURPOSES))),
  tax: at('Tax', optional(SPLIT_TAX)),
  remittance: at('RmtInf?/Ustrd?', optional(text140)),
  cashService: at('RmtInf?/Strd?', optional(CASH_SERVICE)),
};

export const PACS008_1_16 = version('1.16', group<SpiCreditTransfer>(TRANSFER_ROWS));

/** Like 1.16, without PmtId/InstrId. */
export const PACS008_1_15 = version(
  '1.15',
  groupWithout<SpiCreditTransfer>(TRANSFER_ROWS, 'instructionId'),
);

function version(number: string, transfer: Group<SpiCreditTransfer>) {
  const table = group<WithMessageId<SpiCreditTransfers>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    numberOfTransactions: at('GrpHdr/NbOfTxs', required(count)),
    $settlementMethod: at('GrpHdr/SttlmInf/SttlmMtd', onlyText('CLRG')),
    priority: at('GrpHdr/PmtTpInf/InstrPrty', required(codesOf(PRIORITIES))),
    serviceLevel: at('GrpHdr/PmtTpInf/SvcLvl/Prtry', required(codesOf(SERVICE_LEVELS))),
    transfers: at('CdtTrfTxInf', list(MAX_TRANSACTIONS, transfer)),
  });
  return spiSchema('pacs.008', number, 'FIToFICstmrCdtTrf', table);
}
