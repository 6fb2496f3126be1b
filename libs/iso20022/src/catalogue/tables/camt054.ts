import { anyText, at, codesOf, group, list, optional, required } from '#libs/xml-tables';
import {
  ENTRY_DIRECTIONS,
  ENTRY_DOMAINS,
  ENTRY_FAMILIES,
  ENTRY_STATUSES,
  ENTRY_SUBFAMILIES,
  COUNTERPARTY_SYSTEMS,
  type SpiEntryCounterparty,
  type SpiEntryNotice,
  type SpiEntryNotices,
  type SpiEntryParties,
  type SpiEntryTransaction,
} from '../messages/account-reports';
import {
  INITIATION_FORMS,
  PRIORITIES,
  PURPOSES,
  SERVICE_LEVELS,
} from '../messages/credit-transfers';
import { RETURN_REASONS } from '../messages/returns';
import { onlyText, spiSchema, type WithMessageId } from './envelope';
import { MAX_TRANSACTIONS } from './limits';
import { ACCOUNT, AGENT_ISPB, CASH_SERVICE, CREDITOR_ACCOUNT, SPLIT_TAX } from './payment-parts';
import {
  amount,
  cnpj,
  date,
  dateTime,
  endToEndOrReturnId,
  entryEndToEndId,
  ispb,
  messageId,
  strReference,
  taxId,
  text105,
  text140,
  text35,
} from './simple-types';

/** RltdPties. A contribution or withdrawal has none. */
const PARTIES = group<SpiEntryParties>({
  initiatorCnpj: at('InitgPty?/Pty/Id/OrgId/Othr/Id', optional(cnpj)),
  debtorName: at('Dbtr/Pty/Nm', required(text140)),
  debtorDocument: at('Dbtr/Pty/Id/PrvtId/Othr/Id', required(taxId)),
  debtorAccount: at('DbtrAcct', required(ACCOUNT)),
  creditorDocument: at('Cdtr/Pty/Id/PrvtId/Othr/Id', required(taxId)),
  creditorAccount: at('CdtrAcct', required(CREDITOR_ACCOUNT)),
});

const COUNTERPARTY = group<SpiEntryCounterparty>({
  system: at('Tp', required(codesOf(COUNTERPARTY_SYSTEMS))),
  ispb: at(`Agt/${AGENT_ISPB}`, required(ispb)),
});

/** NtryDtls/TxDtls. */
const TRANSACTION = group<SpiEntryTransaction>({
  instructionId: at('Refs/InstrId', optional(endToEndOrReturnId)),
  endToEndId: at('Refs/EndToEndId', required(entryEndToEndId)),
  txId: at('Refs/TxId', optional(text35)),
  strReference: at('Refs/ClrSysRef', optional(strReference)),
  $referenceType: at('Refs/Prtry?/Tp', onlyText('ServiceLevel')),
  serviceLevel: at('Refs/Prtry?/Ref', optional(codesOf(SERVICE_LEVELS))),
  parties: at('RltdPties', optional(PARTIES)),
  debtorIspb: at(`RltdAgts/DbtrAgt?/${AGENT_ISPB}`, optional(ispb)),
  creditorIspb: at(`RltdAgts/CdtrAgt?/${AGENT_ISPB}`, optional(ispb)),
  counterparty: at('RltdAgts/Prtry?', optional(COUNTERPARTY)),
  form: at('LclInstrm?/Prtry', optional(codesOf(INITIATION_FORMS))),
  purpose: at('Purp?/Cd', optional(codesOf(PURPOSES))),
  remittance: at('RmtInf?/Ustrd?', optional(text140)),
  cashService: at('RmtInf?/Strd?', optional(CASH_SERVICE)),
  acceptedAt: at('RltdDts?/AccptncDtTm', optional(dateTime)),
  tax: at('Tax', optional(SPLIT_TAX)),
  returnReason: at('RtrInf?/Rsn/Cd', optional(codesOf(RETURN_REASONS))),
  returnDetail: at('RtrInf?/AddtlInf?', optional(text105)),
  priority: at('AddtlTxInf', optional(codesOf(PRIORITIES))),
});

/** BkToCstmrDbtCdtNtfctn of camt.054.spi.1.16 (catalogue 5.13). */
export const CAMT054_1_16 = version('1.16');
export const CAMT054_1_15 = version('1.15');

function version(number: string) {
  const notice = group<SpiEntryNotice>({
    queryId: at('Id', required(messageId)),
    ownerIspb: at('Acct/Id/Othr/Id', required(ispb)),
    amount: at('Ntry/Amt', required(amount)),
    direction: at('Ntry/CdtDbtInd', required(codesOf(ENTRY_DIRECTIONS))),
    status: at('Ntry/Sts/Cd', required(codesOf(ENTRY_STATUSES))),
    accountingDate: at('Ntry/BookgDt?/Dt', optional(date)),
    statusAt: at('Ntry/ValDt?/DtTm', optional(dateTime)),
    domain: at('Ntry/BkTxCd/Domn/Cd', required(codesOf(ENTRY_DOMAINS))),
    family: at('Ntry/BkTxCd/Domn/Fmly/Cd', required(codesOf(ENTRY_FAMILIES))),
    subfamily: at('Ntry/BkTxCd/Domn/Fmly/SubFmlyCd', required(codesOf(ENTRY_SUBFAMILIES))),
    origin: at('Ntry/AddtlInfInd/MsgNmId', required(text35)),
    transaction: at('Ntry/NtryDtls/TxDtls', required(TRANSACTION)),
    errorCode: at('Ntry/AddtlNtryInf', optional(anyText(4))),
    errorDetail: at('AddtlNtfctnInf', optional(text105)),
  });
  const table = group<WithMessageId<SpiEntryNotices>>({
    messageId: at('GrpHdr/MsgId', required(messageId)),
    createdAt: at('GrpHdr/CreDtTm', required(dateTime)),
    notices: at('Ntfctn', list(MAX_TRANSACTIONS, notice)),
  });
  return spiSchema('camt.054', number, 'BkToCstmrDbtCdtNtfctn', table);
}
