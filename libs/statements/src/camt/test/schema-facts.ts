/**
 * Facts of the XML Schemas of ISO 20022, written by hand from genkgo/camt at c99e4fe (assets/camt.05x.001.0x.xsd): the elements of each
 * type in their order, and the forms of texts. They know nothing of our tables.
 *
 * `Nm:Max140Text?` is an optional element, `*` means any number, `+` at least one. A type that begins with `|` is a choice. `-` is a type
 * that is not described, because we never write it.
 */

export type TypeFacts = Readonly<Record<string, string>>;

/** The types that both versions have. */
const SHARED: TypeFacts = {
  AccountIdentification4Choice: '| IBAN:- Othr:GenericAccountIdentification1',
  GenericAccountIdentification1: 'Id:Max34Text SchmeNm:-? Issr:Max35Text?',
  DateTimePeriod: 'FrDtTm:ISODateTime ToDtTm:ISODateTime',
  DateAndDateTimeChoice: '| Dt:ISODate DtTm:ISODateTime',
  ClearingSystemMemberIdentification2: 'ClrSysId:-? MmbId:Max35Text',
  BankTransactionCodeStructure4:
    'Domn:BankTransactionCodeStructure5? Prtry:ProprietaryBankTransactionCodeStructure1?',
  BankTransactionCodeStructure5: 'Cd:Code4 Fmly:BankTransactionCodeStructure6',
  BankTransactionCodeStructure6: 'Cd:Code4 SubFmlyCd:Code4',
  ProprietaryBankTransactionCodeStructure1: 'Cd:Max35Text Issr:Max35Text?',
  NumberAndSumOfTransactions1: 'NbOfNtries:Max15NumericText? Sum:DecimalNumber?',
  AmountAndCurrencyExchange3:
    'InstdAmt:-? TxAmt:AmountAndCurrencyExchangeDetails3? CntrValAmt:-? AnncdPstngAmt:-? PrtryAmt:-*',
  AmountAndCurrencyExchangeDetails3: 'Amt:Amount CcyXchg:-?',
  ReturnReason5Choice: '| Cd:Code4 Prtry:Max35Text',
  TransactionDates:
    'AccptncDtTm:ISODateTime? TradActvtyCtrctlSttlmDt:-? TradDt:-? IntrBkSttlmDt:ISODate? StartDt:-? EndDt:-? TxDtTm:ISODateTime? Prtry:-*',
  RemittanceInformation: 'Ustrd:Max140Text* Strd:-*',
  GenericId: 'Id:Max35Text SchmeNm:-? Issr:Max35Text?',
  PersonIdentification: 'DtAndPlcOfBirth:-? Othr:GenericId*',
};

const VERSION_02: TypeFacts = {
  ...SHARED,
  Report:
    'Id:Max35Text ElctrncSeqNb:Number? LglSeqNb:Number? CreDtTm:ISODateTime FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* Bal:CashBalance* TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlRptInf:-?',
  Statement:
    'Id:Max35Text ElctrncSeqNb:Number? LglSeqNb:Number? CreDtTm:ISODateTime FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* Bal:CashBalance+ TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlStmtInf:-?',
  Notification:
    'Id:Max35Text ElctrncSeqNb:Number? LglSeqNb:Number? CreDtTm:ISODateTime FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlNtfctnInf:-?',
  GroupHeader: 'MsgId:Max35Text CreDtTm:ISODateTime MsgRcpt:-? MsgPgntn:-? AddtlInf:-?',
  CashAccount:
    'Id:AccountIdentification4Choice Tp:CashAccountType? Ccy:Currency? Nm:Max70Text? Ownr:PartyIdentification? Svcr:Agent?',
  CashAccountType: '| Cd:CashAccountType4Code Prtry:Max35Text',
  PartyIdentification: 'Nm:Max140Text? PstlAdr:-? Id:PartyChoice? CtryOfRes:-? CtctDtls:-?',
  PartyChoice: '| OrgId:OrganisationIdentification PrvtId:PersonIdentification',
  OrganisationIdentification: 'BICOrBEI:-? Othr:GenericId*',
  Agent: 'FinInstnId:FinancialInstitution BrnchId:BranchData?',
  FinancialInstitution:
    'BIC:-? ClrSysMmbId:ClearingSystemMemberIdentification2? Nm:Max140Text? PstlAdr:-? Othr:-?',
  BranchData: 'Id:Max35Text? Nm:Max140Text? PstlAdr:-?',
  CashBalance:
    'Tp:BalanceType CdtLine:-? Amt:Amount CdtDbtInd:CreditDebitCode Dt:DateAndDateTimeChoice Avlbty:-*',
  BalanceType: 'CdOrPrtry:BalanceTypeChoice SubTp:-?',
  BalanceTypeChoice: '| Cd:BalanceType12Code Prtry:Max35Text',
  TotalTransactions:
    'TtlNtries:NumberAndSumOfTransactions? TtlCdtNtries:NumberAndSumOfTransactions1? TtlDbtNtries:NumberAndSumOfTransactions1? TtlNtriesPerBkTxCd:-*',
  NumberAndSumOfTransactions:
    'NbOfNtries:Max15NumericText? Sum:DecimalNumber? TtlNetNtryAmt:DecimalNumber? CdtDbtInd:CreditDebitCode?',
  ReportEntry:
    'NtryRef:Max35Text? Amt:Amount CdtDbtInd:CreditDebitCode RvslInd:-? Sts:EntryStatus2Code BookgDt:DateAndDateTimeChoice? ValDt:DateAndDateTimeChoice? AcctSvcrRef:Max35Text? Avlbty:-* BkTxCd:BankTransactionCodeStructure4 ComssnWvrInd:-? AddtlInfInd:-? AmtDtls:-? Chrgs:-* TechInptChanl:-? Intrst:-* NtryDtls:EntryDetails* AddtlNtryInf:Max500Text?',
  EntryDetails: 'Btch:-? TxDtls:EntryTransaction*',
  EntryTransaction:
    'Refs:TransactionReferences? AmtDtls:AmountAndCurrencyExchange3? Avlbty:-* BkTxCd:-? Chrgs:-* Intrst:-* RltdPties:TransactionParties? RltdAgts:TransactionAgents? Purp:-? RltdRmtInf:-* RmtInf:RemittanceInformation? RltdDts:TransactionDates? RltdPric:-? RltdQties:-* FinInstrmId:-? Tax:-? RtrInf:ReturnReason? CorpActn:-? SfkpgAcct:-? AddtlTxInf:-?',
  TransactionReferences:
    'MsgId:Max35Text? AcctSvcrRef:Max35Text? PmtInfId:Max35Text? InstrId:Max35Text? EndToEndId:Max35Text? TxId:Max35Text? MndtId:-? ChqNb:-? ClrSysRef:-? Prtry:-?',
  TransactionParties:
    'InitgPty:-? Dbtr:PartyIdentification? DbtrAcct:-? UltmtDbtr:-? Cdtr:PartyIdentification? CdtrAcct:-? UltmtCdtr:-? TradgPty:-? Prtry:-*',
  TransactionAgents:
    'DbtrAgt:Agent? CdtrAgt:Agent? IntrmyAgt1:-? IntrmyAgt2:-? IntrmyAgt3:-? RcvgAgt:-? DlvrgAgt:-? IssgAgt:-? SttlmPlc:-? Prtry:-*',
  ReturnReason: 'OrgnlBkTxCd:-? Orgtr:-? Rsn:ReturnReason5Choice? AddtlInf:-*',
};

const VERSION_08: TypeFacts = {
  ...VERSION_02,
  Report:
    'Id:Max35Text RptPgntn:-? ElctrncSeqNb:Number? RptgSeq:-? LglSeqNb:Number? CreDtTm:ISODateTime? FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* Bal:CashBalance* TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlRptInf:-?',
  Statement:
    'Id:Max35Text StmtPgntn:-? ElctrncSeqNb:Number? RptgSeq:-? LglSeqNb:Number? CreDtTm:ISODateTime? FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* Bal:CashBalance+ TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlStmtInf:-?',
  Notification:
    'Id:Max35Text NtfctnPgntn:-? ElctrncSeqNb:Number? RptgSeq:-? LglSeqNb:Number? CreDtTm:ISODateTime? FrToDt:DateTimePeriod? CpyDplctInd:-? RptgSrc:-? Acct:CashAccount RltdAcct:-? Intrst:-* TxsSummry:TotalTransactions? Ntry:ReportEntry* AddtlNtfctnInf:-?',
  GroupHeader:
    'MsgId:Max35Text CreDtTm:ISODateTime MsgRcpt:-? MsgPgntn:-? OrgnlBizQry:-? AddtlInf:-?',
  CashAccount:
    'Id:AccountIdentification4Choice Tp:CashAccountType? Ccy:Currency? Nm:Max70Text? Prxy:-? Ownr:PartyIdentification? Svcr:Agent?',
  CashAccountType: '| Cd:Code4 Prtry:Max35Text',
  OrganisationIdentification: 'AnyBIC:-? LEI:-? Othr:GenericId*',
  FinancialInstitution:
    'BICFI:-? ClrSysMmbId:ClearingSystemMemberIdentification2? LEI:-? Nm:Max140Text? PstlAdr:-? Othr:-?',
  BranchData: 'Id:Max35Text? LEI:-? Nm:Max140Text? PstlAdr:-?',
  CashBalance:
    'Tp:BalanceType CdtLine:-* Amt:Amount CdtDbtInd:CreditDebitCode Dt:DateAndDateTimeChoice Avlbty:-*',
  BalanceTypeChoice: '| Cd:Code4 Prtry:Max35Text',
  NumberAndSumOfTransactions:
    'NbOfNtries:Max15NumericText? Sum:DecimalNumber? TtlNetNtry:AmountAndDirection35?',
  AmountAndDirection35: 'Amt:NonNegativeDecimalNumber CdtDbtInd:CreditDebitCode',
  EntryStatus1Choice: '| Cd:Code4 Prtry:Max35Text',
  ReportEntry:
    'NtryRef:Max35Text? Amt:Amount CdtDbtInd:CreditDebitCode RvslInd:-? Sts:EntryStatus1Choice BookgDt:DateAndDateTimeChoice? ValDt:DateAndDateTimeChoice? AcctSvcrRef:Max35Text? Avlbty:-* BkTxCd:BankTransactionCodeStructure4 ComssnWvrInd:-? AddtlInfInd:-? AmtDtls:-? Chrgs:-? TechInptChanl:-? Intrst:-? CardTx:-? NtryDtls:EntryDetails* AddtlNtryInf:Max500Text?',
  EntryTransaction:
    'Refs:TransactionReferences? Amt:Amount? CdtDbtInd:CreditDebitCode? AmtDtls:-? Avlbty:-* BkTxCd:-? Chrgs:-? Intrst:-? RltdPties:TransactionParties? RltdAgts:TransactionAgents? LclInstrm:-? Purp:-? RltdRmtInf:-* RmtInf:RemittanceInformation? RltdDts:TransactionDates? RltdPric:-? RltdQties:-* FinInstrmId:-? Tax:-? RtrInf:ReturnReason? CorpActn:-? SfkpgAcct:-? CshDpst:-* CardTx:-? AddtlTxInf:-? SplmtryData:-*',
  TransactionReferences:
    'MsgId:Max35Text? AcctSvcrRef:Max35Text? PmtInfId:Max35Text? InstrId:Max35Text? EndToEndId:Max35Text? UETR:-? TxId:Max35Text? MndtId:-? ChqNb:-? ClrSysRef:-? AcctOwnrTxId:-? AcctSvcrTxId:-? MktInfrstrctrTxId:-? PrcgId:-? Prtry:-*',
  TransactionParties:
    'InitgPty:-? Dbtr:Party40Choice? DbtrAcct:-? UltmtDbtr:-? Cdtr:Party40Choice? CdtrAcct:-? UltmtCdtr:-? TradgPty:-? Prtry:-*',
  Party40Choice: '| Pty:PartyIdentification Agt:Agent',
  TransactionAgents:
    'InstgAgt:-? InstdAgt:-? DbtrAgt:Agent? CdtrAgt:Agent? IntrmyAgt1:-? IntrmyAgt2:-? IntrmyAgt3:-? RcvgAgt:-? DlvrgAgt:-? IssgAgt:-? SttlmPlc:-? Prtry:-*',
};

const DOCUMENTS: Readonly<Record<string, TypeFacts>> = {
  'camt.052': { Document: 'BkToCstmrAcctRpt:Message', Message: 'GrpHdr:GroupHeader Rpt:Report+' },
  'camt.053': { Document: 'BkToCstmrStmt:Message', Message: 'GrpHdr:GroupHeader Stmt:Statement+' },
  'camt.054': {
    Document: 'BkToCstmrDbtCdtNtfctn:Message',
    Message: 'GrpHdr:GroupHeader Ntfctn:Notification+',
  },
};

/** The facts of a message, such as `camt.053`, in a version, `02` or `08`. */
export function schemaFacts(message: string, version: string): TypeFacts {
  return { ...(version === '02' ? VERSION_02 : VERSION_08), ...DOCUMENTS[message] };
}

export interface TextFacts {
  readonly pattern: RegExp;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly totalDigits?: number;
  readonly hasCurrency?: true;
}

const DATE = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})?';

const text = (maxLength: number): TextFacts => ({ pattern: /^[^]*$/, minLength: 1, maxLength });
const decimal = (sign: string, fraction: number): TextFacts => ({
  pattern: new RegExp(
    `^${sign}(?:\\d+(?:\\.\\d{0,${String(fraction)}})?|\\.\\d{1,${String(fraction)}})$`,
  ),
  totalDigits: 18,
});

export const TEXT_FACTS: Readonly<Record<string, TextFacts>> = {
  Max34Text: text(34),
  Max35Text: text(35),
  Max70Text: text(70),
  Max140Text: text(140),
  Max500Text: text(500),
  Code4: text(4),
  Max15NumericText: { pattern: /^\d{1,15}$/ },
  Number: { pattern: /^[+-]?\d+$/, totalDigits: 18 },
  Amount: { ...decimal('\\+?', 5), hasCurrency: true },
  DecimalNumber: decimal('[+-]?', 17),
  NonNegativeDecimalNumber: decimal('\\+?', 17),
  Currency: { pattern: /^[A-Z]{3}$/ },
  CreditDebitCode: { pattern: /^(?:CRDT|DBIT)$/ },
  EntryStatus2Code: { pattern: /^(?:BOOK|PDNG|INFO)$/ },
  BalanceType12Code: { pattern: /^(?:XPCD|OPAV|ITAV|CLAV|FWAV|CLBD|ITBD|OPBD|PRCD|INFO)$/ },
  CashAccountType4Code: {
    pattern:
      /^(?:CASH|CHAR|COMM|TAXE|CISH|TRAS|SACC|CACC|SVGS|ONDP|MGLD|NREX|MOMA|LOAN|SLRY|ODFT)$/,
  },
  ISODate: { pattern: new RegExp(`^${DATE}$`) },
  ISODateTime: { pattern: new RegExp(`^${DATE}${TIME}$`) },
};
