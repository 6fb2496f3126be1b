import { brasiliaDate } from '#libs/brazil';
import { type ReturnReason, type SpiEntryNotice, type SpiEntryTransaction } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { type OutgoingMessage } from '../../messages/outbox.repository';
import {
  controlNumberOf,
  type AccountEntry,
  type EntryKind,
} from '../../participants/account-entry';
import { newMessageId } from '../../participants/ids';
import { outgoing } from '../../settlement/notices';
import { type PaymentReturn } from '../../settlement/returns/return';
import { type Transaction } from '../../settlement/transaction';

/** The payment and the return that an entry was booked for. A contribution or withdrawal has neither. */
export interface EntryBackground {
  readonly payment?: Transaction | undefined;
  readonly returned?: PaymentReturn | undefined;
}

type Codes = Pick<SpiEntryNotice, 'domain' | 'subfamily' | 'origin'> & {
  readonly debit: SpiEntryNotice['family'];
  readonly credit: SpiEntryNotice['family'];
};

/**
 * BkTxCd, and the message that caused the entry (catalogue 5.13, camt.054). Messages of the STR cause contributions and
 * withdrawals.
 */
const CODES: Readonly<Record<EntryKind, Codes>> = {
  PAYMENT: {
    ...{ domain: 'PMNT', debit: 'IRCT', credit: 'RRCT', subfamily: 'DMCT' },
    origin: 'pacs.008',
  },
  RETURN: {
    ...{ domain: 'PMNT', debit: 'IRCT', credit: 'RRCT', subfamily: 'RRTN' },
    origin: 'pacs.004',
  },
  CONTRIBUTION: {
    ...{ domain: 'CAMT', debit: 'MCOP', credit: 'MCOP', subfamily: 'NTAV' },
    origin: 'LPI0001',
  },
  WITHDRAWAL: {
    ...{ domain: 'CAMT', debit: 'MDOP', credit: 'MDOP', subfamily: 'NTAV' },
    origin: 'LPI0003',
  },
};

/**
 * The code of the answer if the entry does not exist. The catalogue defines none for a query. This is the code for a pacs.004
 * whose original payment is unknown.
 */
const UNKNOWN_ENTRY = 'CH16';

/** The notice of an entry in a camt.054. The direction is that of the owner of the Conta PI. */
export function entryNotice(
  queryId: string,
  entry: AccountEntry,
  background: EntryBackground = {},
): SpiEntryNotice {
  const { account, cents, kind, at } = entry;
  const { domain, subfamily, origin, debit, credit } = CODES[kind];
  const isCredit = cents > 0;
  return {
    queryId,
    ownerIspb: account,
    amount: toCents(Math.abs(cents)),
    direction: isCredit ? 'CRDT' : 'DBIT',
    status: 'BOOK',
    accountingDate: brasiliaDate(Date.parse(at)),
    statusAt: at,
    domain,
    family: isCredit ? credit : debit,
    subfamily,
    origin,
    transaction: transactionOf(entry, background),
  };
}

/** The camt.054 of a contribution or withdrawal. It does not answer a query. */
export function fundingNotice(entry: AccountEntry): OutgoingMessage {
  const { account, entryId, at } = entry;
  const document = { createdAt: at, notices: [entryNotice(newMessageId(), entry)] };
  const content = { name: 'camt.054', version: '1.16', document } as const;
  const about = { subject: entryId, answers: null, status: null, reasonCode: null };
  return outgoing(account, content, about, at);
}

/**
 * The answer to a query for an entry that the Conta PI does not have: amount zero, status INFO, and the reason.
 * @param now ISO 8601 UTC
 */
export function unknownEntry(
  queryId: string,
  { ownerIspb, entryId }: { readonly ownerIspb: string; readonly entryId: string },
  now: string,
): SpiEntryNotice {
  const minute = now.slice(0, 16).replace(/[-T:]/g, '');
  // The element is required. An RtrId or a control number is not valid in it.
  const endToEndId = entryId.startsWith('E') ? entryId : `L${ownerIspb}${minute}00000000000`;
  return {
    ...{ queryId, ownerIspb, amount: toCents(0), direction: 'DBIT', status: 'INFO' },
    ...{ domain: 'PMNT', family: 'IRCT', subfamily: 'NTAV', origin: 'camt.060' },
    transaction: { endToEndId },
    errorCode: UNKNOWN_ENTRY,
    errorDetail: `The Conta PI has no entry ${entryId}.`,
  };
}

function transactionOf(
  entry: AccountEntry,
  { payment, returned }: EntryBackground,
): SpiEntryTransaction {
  const { entryId, account, kind } = entry;
  switch (kind) {
    case 'CONTRIBUTION':
    case 'WITHDRAWAL': {
      const counterparty = { system: 'ContraparteSTR', ispb: account } as const;
      return { endToEndId: entryId, strReference: controlNumberOf(entry), counterparty };
    }
    case 'PAYMENT':
      return payment === undefined ? { endToEndId: entryId } : paymentDetails(payment);
    case 'RETURN':
      return returned === undefined ? { endToEndId: entryId } : returnDetails(returned, payment);
  }
}

/** A payment of the contract's pacs.008 has no details. */
function paymentDetails(payment: Transaction): SpiEntryTransaction {
  const { endToEndId, txId, debtorIspb, creditorIspb, acceptedAt, details } = payment;
  const known = { endToEndId, debtorIspb, creditorIspb };
  if (details === null) return txId === endToEndId ? known : { ...known, txId };
  const { transfer, priority, serviceLevel } = details;
  const { instructionId, txId: sentTxId, form, purpose, remittance, cashService, tax } = transfer;
  return {
    ...known,
    ...(instructionId === undefined ? {} : { instructionId }),
    ...(sentTxId === undefined ? {} : { txId: sentTxId }),
    serviceLevel,
    parties: partiesOf(transfer),
    form,
    purpose,
    ...(remittance === undefined ? {} : { remittance }),
    ...(cashService === undefined ? {} : { cashService }),
    ...(acceptedAt === null ? {} : { acceptedAt }),
    ...(tax === undefined ? {} : { tax }),
    priority,
  };
}

type Transfer = NonNullable<Transaction['details']>['transfer'];

function partiesOf(transfer: Transfer): NonNullable<SpiEntryTransaction['parties']> {
  const { initiatorCnpj, debtorName, debtorDocument, debtorAccount } = transfer;
  const { creditorDocument, creditorAccount } = transfer;
  return {
    ...(initiatorCnpj === undefined ? {} : { initiatorCnpj }),
    ...{ debtorName, debtorDocument, debtorAccount, creditorDocument, creditorAccount },
  };
}

/** The agents have the roles of the original payment: the debtor's institution receives the money back. */
function returnDetails(
  { returnId, endToEndId, reason, payerIspb, receiverIspb }: PaymentReturn,
  payment: Transaction | undefined,
): SpiEntryTransaction {
  return {
    instructionId: returnId,
    endToEndId,
    debtorIspb: payment?.debtorIspb ?? receiverIspb,
    creditorIspb: payment?.creditorIspb ?? payerIspb,
    returnReason: reason as ReturnReason,
  };
}
