/**
 * The elements of OFX statements as a table: names, order, lengths and which of them are required (OFX 1.02 and 2.11,
 * chapters 2 and 11). The writer and the reader have the same table.
 */

export type OfxLeafType = 'text' | 'code' | 'amount' | 'date' | 'digits';

/** An element with a text. */
export interface OfxLeaf {
  readonly kind: 'leaf';
  readonly tag: string;
  readonly type: OfxLeafType;
  readonly isRequired: boolean;
  /** The maximum number of characters; undefined if the type limits it. */
  readonly maxLength?: number;
  /** The values of a code. */
  readonly codes?: readonly string[];
}

/** An element with elements, in this order. */
export interface OfxAggregate {
  readonly kind: 'aggregate';
  readonly tag: string;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  readonly children: readonly OfxElement[];
}

export type OfxElement = OfxLeaf | OfxAggregate;

export const TRANSACTION_TYPES = [
  'CREDIT',
  'DEBIT',
  'INT',
  'DIV',
  'FEE',
  'SRVCHG',
  'DEP',
  'ATM',
  'POS',
  'XFER',
  'CHECK',
  'PAYMENT',
  'CASH',
  'DIRECTDEP',
  'DIRECTDEBIT',
  'REPEATPMT',
  'OTHER',
] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS', 'MONEYMRKT', 'CREDITLINE', 'CD'] as const;

export type OfxAccountType = (typeof ACCOUNT_TYPES)[number];

const STATUS = required(
  aggregate('STATUS', [
    required(digits('CODE', 6)),
    required(code('SEVERITY', ['INFO', 'WARN', 'ERROR'])),
    text('MESSAGE', 255),
  ]),
);

const SIGN_ON = aggregate('SIGNONMSGSRSV1', [
  required(
    aggregate('SONRS', [
      STATUS,
      required(date('DTSERVER')),
      text('USERKEY', 64),
      date('TSKEYEXPIRE'),
      required(text('LANGUAGE', 3)),
      date('DTPROFUP'),
      date('DTACCTUP'),
      aggregate('FI', [required(text('ORG', 32)), text('FID', 32)]),
      text('SESSCOOKIE', 1000),
    ]),
  ),
]);

const BANK_ACCOUNT: readonly OfxElement[] = [
  required(text('BANKID', 9)),
  text('BRANCHID', 22),
  required(text('ACCTID', 22)),
  required(code('ACCTTYPE', ACCOUNT_TYPES)),
  text('ACCTKEY', 22),
];

const CARD_ACCOUNT: readonly OfxElement[] = [required(text('ACCTID', 22)), text('ACCTKEY', 22)];

/** The tag of an entry. A file has any number of them. */
export const ENTRY = repeated(
  aggregate('STMTTRN', [
    required(code('TRNTYPE', TRANSACTION_TYPES)),
    required(date('DTPOSTED')),
    date('DTUSER'),
    date('DTAVAIL'),
    required(amount('TRNAMT')),
    required(text('FITID', 255)),
    text('CORRECTFITID', 255),
    code('CORRECTACTION', ['REPLACE', 'DELETE']),
    text('SRVRTID', 36),
    text('CHECKNUM', 12),
    text('REFNUM', 32),
    digits('SIC', 6),
    text('PAYEEID', 12),
    text('NAME', 32),
    aggregate('BANKACCTTO', BANK_ACCOUNT),
    aggregate('CCACCTTO', CARD_ACCOUNT),
    text('MEMO', 255),
  ]),
);

const ENTRIES = aggregate('BANKTRANLIST', [
  required(date('DTSTART')),
  required(date('DTEND')),
  ENTRY,
]);

const BALANCE: readonly OfxElement[] = [required(amount('BALAMT')), required(date('DTASOF'))];

const LEDGER_BALANCE = required(aggregate('LEDGERBAL', BALANCE));
const AVAILABLE_BALANCE = aggregate('AVAILBAL', BALANCE);

const BANK = aggregate('BANKMSGSRSV1', [
  response('STMTTRNRS', 'STMTRS', required(aggregate('BANKACCTFROM', BANK_ACCOUNT))),
]);

const CARD = aggregate('CREDITCARDMSGSRSV1', [
  response('CCSTMTTRNRS', 'CCSTMTRS', required(aggregate('CCACCTFROM', CARD_ACCOUNT))),
]);

/** A file with bank statements, card statements or both. */
export const OFX = aggregate('OFX', [required(SIGN_ON), BANK, CARD]);

function response(tag: string, statement: string, account: OfxElement): OfxAggregate {
  return repeated(
    aggregate(tag, [
      required(text('TRNUID', 36)),
      STATUS,
      text('CLTCOOKIE', 32),
      aggregate(statement, [
        required(text('CURDEF', 3)),
        account,
        ENTRIES,
        LEDGER_BALANCE,
        AVAILABLE_BALANCE,
        text('MKTGINFO', 360),
      ]),
    ]),
  );
}

function aggregate(tag: string, children: readonly OfxElement[]): OfxAggregate {
  return { kind: 'aggregate', tag, isRequired: false, isRepeated: false, children };
}

function text(tag: string, maxLength: number): OfxLeaf {
  return { kind: 'leaf', tag, type: 'text', isRequired: false, maxLength };
}

function digits(tag: string, maxLength: number): OfxLeaf {
  return { kind: 'leaf', tag, type: 'digits', isRequired: false, maxLength };
}

function code(tag: string, codes: readonly string[]): OfxLeaf {
  return { kind: 'leaf', tag, type: 'code', isRequired: false, codes };
}

function date(tag: string): OfxLeaf {
  return { kind: 'leaf', tag, type: 'date', isRequired: false };
}

function amount(tag: string): OfxLeaf {
  return { kind: 'leaf', tag, type: 'amount', isRequired: false };
}

function required<T extends OfxElement>(element: T): T {
  return { ...element, isRequired: true };
}

function repeated(element: OfxAggregate): OfxAggregate {
  return { ...element, isRepeated: true };
}
