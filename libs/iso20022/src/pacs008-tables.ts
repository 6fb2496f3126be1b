import { type Cents } from '#libs/kernel';
import { at, group, optional, required } from '#libs/xml-tables';
import {
  brlAmount,
  chargeBearer,
  isoDate,
  isoDateTime,
  ispb,
  looseText,
  max140Text,
  max15Digits,
  max35Text,
  settlementMethod,
} from './element-types';

export interface HeaderElements {
  readonly messageId: string;
  readonly createdAt: string;
  readonly numberOfTransactions: string;
  readonly total?: Cents;
  readonly settlementDate?: string;
  readonly settlementMethod?: string;
}

/** GrpHdr, relative to FIToFICstmrCdtTrf. */
export const PACS008_HEADER = group<HeaderElements>({
  messageId: at('GrpHdr/MsgId', required(max35Text)),
  createdAt: at('GrpHdr/CreDtTm', required(isoDateTime)),
  numberOfTransactions: at('GrpHdr/NbOfTxs', required(max15Digits)),
  total: at('GrpHdr/TtlIntrBkSttlmAmt', optional(brlAmount)),
  settlementDate: at('GrpHdr/IntrBkSttlmDt', optional(isoDate)),
  settlementMethod: at('GrpHdr/SttlmInf?/SttlmMtd?', optional(settlementMethod)),
});

export interface TransactionElements {
  readonly endToEndId: string;
  readonly txId?: string;
  readonly amount: Cents;
  readonly chargeBearer?: string;
  readonly instructingAgent?: string;
  readonly debtorName?: string;
  readonly debtorDocument?: string;
  readonly debtorAgent?: string;
  readonly creditorAgent: string;
  readonly creditorName?: string;
  readonly creditorDocument?: string;
  readonly debtorAccount?: string;
  readonly debtorBranch?: string;
  readonly debtorAccountType?: string;
  readonly creditorAccount?: string;
  readonly creditorBranch?: string;
  readonly creditorAccountType?: string;
  readonly creditorKey?: string;
  readonly remittance?: string;
}

/** CdtTrfTxInf, once a payment. */
export const PACS008_TRANSACTION = group<TransactionElements>({
  endToEndId: at('PmtId/EndToEndId', required(max35Text)),
  txId: at('PmtId/TxId', optional(max35Text)),
  amount: at('IntrBkSttlmAmt', required(brlAmount)),
  chargeBearer: at('ChrgBr', optional(chargeBearer)),
  instructingAgent: at('InstgAgt?/FinInstnId?/ClrSysMmbId?/MmbId?', optional(ispb)),
  debtorName: at('Dbtr?/Nm?', optional(max140Text)),
  debtorDocument: at('Dbtr?/Id?/PrvtId?/Othr?/Id?', optional(looseText)),
  debtorAgent: at('DbtrAgt?/FinInstnId?/ClrSysMmbId?/MmbId?', optional(ispb)),
  creditorAgent: at('CdtrAgt/FinInstnId/ClrSysMmbId/MmbId', required(ispb)),
  creditorName: at('Cdtr?/Nm?', optional(max140Text)),
  creditorDocument: at('Cdtr?/Id?/PrvtId?/Othr?/Id?', optional(looseText)),
  debtorAccount: at('DbtrAcct?/Id?/Othr?/Id?', optional(looseText)),
  debtorBranch: at('DbtrAcct?/Id?/Othr?/Issr?', optional(looseText)),
  debtorAccountType: at('DbtrAcct?/Tp?/Cd?', optional(looseText)),
  creditorAccount: at('CdtrAcct?/Id?/Othr?/Id?', optional(looseText)),
  creditorBranch: at('CdtrAcct?/Id?/Othr?/Issr?', optional(looseText)),
  creditorAccountType: at('CdtrAcct?/Tp?/Cd?', optional(looseText)),
  creditorKey: at('CdtrAcct?/Prxy?/Id?', optional(looseText)),
  remittance: at('RmtInf?/Ustrd?', optional(looseText)),
});
