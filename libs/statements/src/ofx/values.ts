import { brasiliaDate } from '#libs/brazil';
import { formatCents, toCents } from '#libs/kernel';
import { documentNumber, entryReference } from '../model/references';
import {
  type Statement,
  type StatementAccount,
  type StatementAccountType,
  type StatementBalance,
  type StatementEntry,
} from '../model/statement';
import { type OfxAccountType } from './elements';
import { TYPES_OF_KIND } from './entry-kinds';
import { type FitIds } from './fit-ids';
import { type OfxAccountIdForm, type OfxMessageSet, type OfxStyle } from './styles';
import { type OfxValues, PLACE_OF_ENTRIES } from './write-elements';

/** The values of the elements of OFX, from the model and the style of a bank. */

const OK: OfxValues = { CODE: '0', SEVERITY: 'INFO' };
const TRANSACTION_UID = '1001';
const HOUR_MS = 3_600_000;
const ZERO_DATE = '00000000000000';

const ACCOUNT_TYPE: Readonly<Record<StatementAccountType, OfxAccountType>> = {
  checking: 'CHECKING',
  savings: 'SAVINGS',
  payment: 'CHECKING',
  settlement: 'CHECKING',
};

/** The whole file, with a place for its entries. */
export function documentValues(
  statement: Statement,
  style: OfxStyle,
  messageSet: OfxMessageSet,
): OfxValues {
  const { account } = statement;
  const created = instantText(statement.createdAtMs, style);
  const signOn: OfxValues = {
    STATUS: OK,
    DTSERVER: style.hasZeroDates ? ZERO_DATE : created,
    LANGUAGE: 'POR',
    DTACCTUP: style.hasAccountUpdate ? created : undefined,
    FI: style.hasInstitution ? { ORG: account.bankName, FID: account.bankCode } : undefined,
  };
  const response = (content: OfxValues): OfxValues => ({
    TRNUID: TRANSACTION_UID,
    STATUS: OK,
    ...content,
  });
  const content = statementValues(statement, style);
  const messages: OfxValues =
    messageSet === 'bank'
      ? {
          BANKMSGSRSV1: {
            STMTTRNRS: response({
              STMTRS: { ...content, BANKACCTFROM: bankAccount(account, style) },
            }),
          },
        }
      : {
          CREDITCARDMSGSRSV1: {
            CCSTMTTRNRS: response({
              CCSTMTRS: { ...content, CCACCTFROM: { ACCTID: account.number } },
            }),
          },
        };
  return { SIGNONMSGSRSV1: { SONRS: signOn }, ...messages };
}

/** The values of STMTTRN. */
export function entryValues(entry: StatementEntry, style: OfxStyle, fitIds: FitIds): OfxValues {
  const { cents, bookedAtMs, counterparty, description } = entry;
  const day = brasiliaDate(bookedAtMs);
  const types = TYPES_OF_KIND[entry.kind];
  const name = counterparty?.name;
  return {
    TRNTYPE: cents < 0 ? types.debit : types.credit,
    DTPOSTED: style.time === 'exact' ? instantText(bookedAtMs, style) : dayText(day, style),
    TRNAMT: amountText(cents, style.entryDecimalMark),
    FITID: fitIds.next(entryReference(entry), day),
    CHECKNUM: style.checkNumber === 'documentNumber' ? documentNumber(entry) : undefined,
    REFNUM: entry.endToEndId,
    PAYEEID: style.payeeId,
    NAME: style.hasName ? name : undefined,
    MEMO: style.hasName || name === undefined ? description : `${description} ${name}`,
  };
}

function statementValues(statement: Statement, style: OfxStyle): OfxValues {
  const { firstDay, lastDay, closing } = statement;
  const balance = balanceValues(closing, style);
  return {
    CURDEF: style.currency,
    BANKTRANLIST: {
      DTSTART: dayText(style.startsAtEnd ? lastDay : firstDay, style),
      DTEND: dayText(lastDay, style, '235959'),
      STMTTRN: PLACE_OF_ENTRIES,
    },
    LEDGERBAL: balance,
    AVAILBAL: style.hasAvailableBalance ? balance : undefined,
  };
}

function balanceValues({ cents, day }: StatementBalance, style: OfxStyle): OfxValues {
  return {
    BALAMT: amountText(cents + style.balanceErrorCents, style.balanceDecimalMark),
    DTASOF: style.hasZeroDates ? ZERO_DATE : dayText(day, style),
  };
}

function bankAccount(account: StatementAccount, style: OfxStyle): OfxValues {
  return {
    BANKID: account.bankCode.padStart(style.bankIdDigits, '0'),
    BRANCHID: style.hasBranchId ? account.branch : undefined,
    ACCTID: ACCOUNT_ID[style.accountId](account),
    ACCTTYPE: ACCOUNT_TYPE[account.type],
  };
}

const ACCOUNT_ID: Readonly<Record<OfxAccountIdForm, (account: StatementAccount) => string>> = {
  'number-checkDigit': ({ number, checkDigit }) =>
    checkDigit === undefined ? number : `${number}-${checkDigit}`,
  numberCheckDigit: ({ number, checkDigit = '' }) => number + checkDigit,
  branchNumberCheckDigit: ({ branch = '', number, checkDigit = '' }) =>
    branch + number + checkDigit,
  'branch/number': ({ branch, number }) => (branch === undefined ? number : `${branch}/${number}`),
};

/** @param day `YYYY-MM-DD` */
function dayText(day: string, { time, zone }: OfxStyle, exactTime = '000000'): string {
  const date = day.replaceAll('-', '');
  if (time === 'none') return date;
  return date + (time === 'exact' ? exactTime : time.fixed) + zone.text;
}

function instantText(epochMs: number, { time, zone }: OfxStyle): string {
  const local = new Date(epochMs + zone.hours * HOUR_MS).toISOString();
  const text = local.slice(0, 19).replace(/[-:T]/g, '');
  return time === 'none' ? text.slice(0, 8) : text + zone.text;
}

function amountText(cents: number, decimalMark: string): string {
  const text = formatCents(toCents(cents));
  return decimalMark === '.' ? text : text.replace('.', decimalMark);
}
