import { isoDate, isoDateTime, ispb, max140Text, max15Digits, max35Text } from '#libs/iso20022';
import {
  at,
  codesOf,
  exactlyOne,
  type Group,
  group,
  groupWithout,
  oneOf,
  optional,
  optionalList,
  required,
  type Root,
} from '#libs/xml-tables';
import {
  type CamtBalance,
  type CamtDocument,
  type CamtEntry,
  type CamtRecord,
  type CamtTransaction,
  DIRECTIONS,
  STATUSES,
} from './document';
import {
  CAMT_MESSAGES,
  CAMT_VERSIONS,
  type CamtMessage,
  type CamtVersion,
  MESSAGE_DESCRIPTIONS,
  namespaceOf,
} from './messages';
import { amount, code, currency, max34Text, max500Text, sum, wholeNumber } from './types';

/** The elements of camt.052, 053 and 054 in the versions 02 and 08. What other banks may add is not in the tables. */

/** The tables of one message. */
export interface CamtTables {
  readonly root: Root<CamtDocument>;
  readonly entry: Group<CamtEntry>;
  /** Without balances and entries. */
  readonly head: Group<CamtRecord>;
  readonly balance: Group<CamtBalance>;
  /** Without TxDtls. */
  readonly entryHead: Group<CamtEntry>;
  readonly transaction: Group<CamtTransaction>;
}

/** Where the versions differ. */
interface VersionPaths {
  readonly status: string;
  /** Between Dbtr or Cdtr and its members. */
  readonly party: string;
  readonly transactionAmount: string;
  readonly netAmount: string;
  readonly netDirection: string;
}

const PATHS: Readonly<Record<CamtVersion, VersionPaths>> = {
  '02': {
    status: 'Sts',
    party: '',
    transactionAmount: 'AmtDtls?/TxAmt/Amt',
    netAmount: 'TtlNetNtryAmt?',
    netDirection: 'CdtDbtInd?',
  },
  '08': {
    status: 'Sts/Cd',
    party: '/Pty',
    transactionAmount: 'Amt?',
    netAmount: 'TtlNetNtry?/Amt',
    netDirection: 'TtlNetNtry?/CdtDbtInd',
  },
};

const MEMBER_ID = 'FinInstnId/ClrSysMmbId/MmbId';
const OPTIONAL_MEMBER_ID = 'FinInstnId/ClrSysMmbId?/MmbId';
const direction = codesOf(DIRECTIONS);

/** @throws TypeError if the message or the version is unknown */
export function camtTables(message: CamtMessage, version: CamtVersion): CamtTables {
  const tables = TABLES.get(namespaceOf(message, version));
  if (tables === undefined) throw new TypeError(`There is no ${message} in version ${version}.`);
  return tables;
}

const TABLES: ReadonlyMap<string, CamtTables> = new Map(
  CAMT_MESSAGES.flatMap((message) =>
    CAMT_VERSIONS.map((version): [string, CamtTables] => [
      namespaceOf(message, version),
      tablesOf(message, version),
    ]),
  ),
);

function tablesOf(message: CamtMessage, version: CamtVersion): CamtTables {
  const { element, record } = MESSAGE_DESCRIPTIONS[message];
  const transaction = transactionGroup(version);
  const entry = entryRows(version, transaction);
  const balance = balanceGroup();
  const recordGroup = recordRows(version, balance, group<CamtEntry>(entry));
  return {
    root: {
      name: 'Document',
      namespace: namespaceOf(message, version),
      group: group<CamtDocument>({
        messageId: at(`${element}/GrpHdr/MsgId`, required(max35Text)),
        createdAt: at(`${element}/GrpHdr/CreDtTm`, required(isoDateTime)),
        record: at(`${element}/${record}`, required(group<CamtRecord>(recordGroup))),
      }),
    },
    entry: group<CamtEntry>(entry),
    head: groupWithout<CamtRecord>(recordGroup, 'balances', 'entries'),
    balance,
    entryHead: groupWithout<CamtEntry>(entry, 'transaction'),
    transaction,
  };
}

function recordRows(
  version: CamtVersion,
  balance: Group<CamtBalance>,
  entry: Group<CamtEntry>,
): Parameters<typeof group<CamtRecord>>[0] {
  const { netAmount, netDirection } = PATHS[version];
  const summary = 'TxsSummry?';
  return {
    id: at('Id', required(max35Text)),
    sequence: at('ElctrncSeqNb', optional(wholeNumber)),
    createdAt: at('CreDtTm', optional(isoDateTime)),
    from: at('FrToDt?/FrDtTm', optional(isoDateTime)),
    to: at('FrToDt?/ToDtTm', optional(isoDateTime)),
    accountId: at('Acct/Id/Othr/Id', required(max34Text)),
    accountType: at('Acct/Tp?/Cd', optional(code)),
    currency: at('Acct/Ccy?', optional(currency)),
    ownerName: at('Acct/Ownr?/Nm?', optional(max140Text)),
    ownerCnpj: at('Acct/Ownr?/Id?/OrgId?/Othr/Id', optional(max35Text)),
    ownerCpf: at('Acct/Ownr?/Id?/PrvtId?/Othr/Id', optional(max35Text)),
    servicerIspb: at(`Acct/Svcr?/${OPTIONAL_MEMBER_ID}`, optional(ispb)),
    servicerName: at('Acct/Svcr?/FinInstnId/Nm?', optional(max140Text)),
    branch: at('Acct/Svcr?/BrnchId?/Id', optional(max35Text)),
    balances: at('Bal', optionalList(Infinity, balance)),
    entryCount: at(`${summary}/TtlNtries?/NbOfNtries?`, optional(max15Digits)),
    entrySum: at(`${summary}/TtlNtries?/Sum?`, optional(sum)),
    netAmount: at(`${summary}/TtlNtries?/${netAmount}`, optional(sum)),
    netDirection: at(`${summary}/TtlNtries?/${netDirection}`, optional(direction)),
    creditCount: at(`${summary}/TtlCdtNtries?/NbOfNtries?`, optional(max15Digits)),
    creditSum: at(`${summary}/TtlCdtNtries?/Sum?`, optional(sum)),
    debitCount: at(`${summary}/TtlDbtNtries?/NbOfNtries?`, optional(max15Digits)),
    debitSum: at(`${summary}/TtlDbtNtries?/Sum?`, optional(sum)),
    entries: at('Ntry', optionalList(Infinity, entry)),
  };
}

function balanceGroup(): Group<CamtBalance> {
  const date = exactlyOne();
  return group<CamtBalance>({
    code: at('Tp/CdOrPrtry/Cd', required(code)),
    amount: at('Amt', required(amount)),
    direction: at('CdtDbtInd', required(direction)),
    day: at('Dt/Dt', oneOf(date, isoDate)),
    time: at('Dt/DtTm', oneOf(date, isoDateTime)),
  });
}

function entryRows(
  version: CamtVersion,
  transaction: Group<CamtTransaction>,
): Parameters<typeof group<CamtEntry>>[0] {
  const booking = exactlyOne();
  const value = exactlyOne();
  return {
    number: at('NtryRef', optional(max35Text)),
    amount: at('Amt', required(amount)),
    direction: at('CdtDbtInd', required(direction)),
    status: at(PATHS[version].status, required(codesOf(STATUSES))),
    bookingDay: at('BookgDt?/Dt', oneOf(booking, isoDate)),
    bookingTime: at('BookgDt?/DtTm', oneOf(booking, isoDateTime)),
    valueDay: at('ValDt?/Dt', oneOf(value, isoDate)),
    valueTime: at('ValDt?/DtTm', oneOf(value, isoDateTime)),
    reference: at('AcctSvcrRef', optional(max35Text)),
    domain: at('BkTxCd/Domn?/Cd', optional(code)),
    family: at('BkTxCd/Domn?/Fmly/Cd', optional(code)),
    subfamily: at('BkTxCd/Domn?/Fmly/SubFmlyCd', optional(code)),
    category: at('BkTxCd/Prtry?/Cd', optional(max35Text)),
    categoryIssuer: at('BkTxCd/Prtry?/Issr?', optional(max35Text)),
    transaction: at('NtryDtls?/TxDtls', optional(transaction)),
    description: at('AddtlNtryInf', optional(max500Text)),
  };
}

function transactionGroup(version: CamtVersion): Group<CamtTransaction> {
  const { party, transactionAmount } = PATHS[version];
  const debtor = `RltdPties?/Dbtr?${party}`;
  const creditor = `RltdPties?/Cdtr?${party}`;
  return group<CamtTransaction>({
    reference: at('Refs?/AcctSvcrRef?', optional(max35Text)),
    endToEndId: at('Refs?/EndToEndId?', optional(max35Text)),
    txid: at('Refs?/TxId?', optional(max35Text)),
    amount: at(transactionAmount, optional(amount)),
    direction: at('CdtDbtInd?', optional(direction)),
    debtorName: at(`${debtor}/Nm?`, optional(max140Text)),
    debtorCnpj: at(`${debtor}/Id?/OrgId?/Othr/Id`, optional(max35Text)),
    debtorCpf: at(`${debtor}/Id?/PrvtId?/Othr/Id`, optional(max35Text)),
    creditorName: at(`${creditor}/Nm?`, optional(max140Text)),
    creditorCnpj: at(`${creditor}/Id?/OrgId?/Othr/Id`, optional(max35Text)),
    creditorCpf: at(`${creditor}/Id?/PrvtId?/Othr/Id`, optional(max35Text)),
    debtorIspb: at(`RltdAgts?/DbtrAgt?/${MEMBER_ID}`, optional(ispb)),
    creditorIspb: at(`RltdAgts?/CdtrAgt?/${MEMBER_ID}`, optional(ispb)),
    transactionTime: at('RltdDts?/TxDtTm', optional(isoDateTime)),
    returnReason: at('RtrInf?/Rsn/Cd', optional(code)),
  });
}
