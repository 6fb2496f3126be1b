import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import { type Cents, formatSum, toCents } from '#libs/kernel';
import { CATEGORY_OF_KIND } from '../model/categories';
import { documentNumber, entryReference } from '../model/references';
import {
  type Statement,
  type StatementAccountType,
  type StatementBalance,
  type StatementEntry,
  type StatementParty,
} from '../model/statement';
import {
  type CamtBalance,
  type CamtDocument,
  type CamtEntry,
  type CamtRecord,
  type CamtTransaction,
  type Direction,
} from './document';
import { type BalanceCode, type CamtVersion, type MessageDescription } from './messages';
import { camtText } from './texts';
import { CODES_OF_KIND, PAYMENTS_DOMAIN } from './transaction-codes';

/** The values of a camt document, from the model. */

const MAX_ID = 35;
const MAX_NAME = 140;
const MAX_DESCRIPTION = 500;
const CPF_DIGITS = 11;
const SEQUENCE_DIGITS = 5;
const CATEGORY_ISSUER = 'FEBRABAN';

/** ISO 20022, CashAccountType: a payment account is a current account, and a Conta PI a settlement account. */
const ACCOUNT_TYPE: Readonly<Record<StatementAccountType, string>> = {
  checking: 'CACC',
  savings: 'SVGS',
  payment: 'CACC',
  settlement: 'SACC',
};

/** The document without its entries. */
export function documentOf(statement: Statement, message: MessageDescription): CamtDocument {
  const { account, opening, closing } = statement;
  const createdAt = brasiliaDateTime(statement.createdAtMs);
  const id = idOf(statement);
  const owner = partyOf(account.holder);
  return {
    messageId: `${account.ispb}${id}`.slice(0, MAX_ID),
    createdAt,
    record: {
      id,
      sequence: String(statement.sequence),
      createdAt,
      from: `${statement.firstDay}T00:00:00-03:00`,
      to: `${statement.lastDay}T23:59:59-03:00`,
      accountId: accountId(account),
      accountType: ACCOUNT_TYPE[account.type],
      currency: 'BRL',
      ownerName: owner.name,
      ownerCnpj: owner.cnpj,
      ownerCpf: owner.cpf,
      servicerIspb: account.ispb,
      servicerName: camtText(account.bankName, MAX_NAME),
      branch: account.branch,
      balances: [
        ...message.openingBalances.map((code) => balanceOf(code, opening)),
        ...message.closingBalances.map((code) => balanceOf(code, closing)),
      ],
      ...summaryOf(statement),
      entries: [],
    },
  };
}

/** @throws RangeError if the id of the entry is too long, or its amount is not an exact number of cents */
export function entryOf(
  entry: StatementEntry,
  holder: StatementParty,
  version: CamtVersion,
): CamtEntry {
  const { cents, kind } = entry;
  const side = cents < 0 ? 'debit' : 'credit';
  const day = brasiliaDate(entry.bookedAtMs);
  const { family, subfamily } = CODES_OF_KIND[kind][side];
  return {
    number: documentNumber(entry),
    amount: sizeOf(cents),
    direction: directionOf(cents),
    status: 'BOOK',
    bookingDay: day,
    valueDay: day,
    reference: entryReference(entry),
    domain: PAYMENTS_DOMAIN,
    family,
    subfamily,
    category: CATEGORY_OF_KIND[kind][side],
    categoryIssuer: CATEGORY_ISSUER,
    transaction: transactionOf(entry, holder, version),
    description: camtText(entry.description, MAX_DESCRIPTION),
  };
}

function transactionOf(
  entry: StatementEntry,
  holder: StatementParty,
  version: CamtVersion,
): CamtTransaction {
  const { cents, counterparty } = entry;
  const [debtor, creditor] = cents < 0 ? [holder, counterparty] : [counterparty, holder];
  const payer = partyOf(debtor);
  const payee = partyOf(creditor);
  return {
    reference: entryReference(entry),
    endToEndId: camtText(entry.endToEndId, MAX_ID),
    txid: camtText(entry.txid, MAX_ID),
    amount: sizeOf(cents),
    direction: version === '02' ? undefined : directionOf(cents),
    debtorName: payer.name,
    debtorCnpj: payer.cnpj,
    debtorCpf: payer.cpf,
    creditorName: payee.name,
    creditorCnpj: payee.cnpj,
    creditorCpf: payee.cpf,
    debtorIspb: debtor?.ispb,
    creditorIspb: creditor?.ispb,
    transactionTime: brasiliaDateTime(entry.bookedAtMs),
    returnReason: entry.returnReason,
  };
}

/** TxsSummry. */
function summaryOf({ credits, debits }: Statement): Partial<CamtRecord> {
  const received = BigInt(credits.cents);
  const paid = BigInt(debits.cents);
  const net = received - paid;
  return {
    entryCount: String(credits.count + debits.count),
    entrySum: formatSum(received + paid),
    netAmount: formatSum(net < 0n ? -net : net),
    netDirection: net < 0n ? 'DBIT' : 'CRDT',
    creditCount: String(credits.count),
    creditSum: formatSum(received),
    debitCount: String(debits.count),
    debitSum: formatSum(paid),
  };
}

function balanceOf(code: BalanceCode, { cents, day }: StatementBalance): CamtBalance {
  return { code, amount: sizeOf(cents), direction: directionOf(cents), day };
}

/** The last day and the number of the statement, and the account: unique among the statements of a bank. */
function idOf({ account, lastDay, sequence }: Statement): string {
  const day = lastDay.replaceAll('-', '');
  const number = String(sequence).padStart(SEQUENCE_DIGITS, '0');
  return `${day}-${number}-${accountId(account)}`.slice(0, MAX_ID);
}

function accountId({ number, checkDigit }: Statement['account']): string {
  return checkDigit === undefined ? number : `${number}-${checkDigit}`;
}

interface PartyTexts {
  readonly name?: string | undefined;
  readonly cnpj?: string | undefined;
  readonly cpf?: string | undefined;
}

function partyOf(party: StatementParty | undefined): PartyTexts {
  if (party === undefined) return {};
  const { taxId } = party;
  const name = camtText(party.name, MAX_NAME);
  return taxId?.length === CPF_DIGITS ? { name, cpf: taxId } : { name, cnpj: taxId };
}

function directionOf(cents: number): Direction {
  return cents < 0 ? 'DBIT' : 'CRDT';
}

function sizeOf(cents: number): Cents {
  return toCents(Math.abs(cents));
}
