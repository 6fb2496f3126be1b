import { brasiliaDate } from '#libs/brazil';
import { type ReturnReason, type SpiEntryNotice, type SpiEntryTransaction } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { type PaymentReturn } from '../../settlement/returns/return';
import { type Transaction } from '../../transactions/transaction';
import { controlNumberOf, type AccountEntry, type EntryKind } from '../account-entry';

/** What an entry was booked for. Both are undefined for a contribution or withdrawal. */
export interface EntryBackground {
  readonly payment?: Transaction | undefined;
  readonly returned?: PaymentReturn | undefined;
}

type Codes = Pick<SpiEntryNotice, 'domain' | 'subfamily' | 'origin'> & {
  readonly debit: SpiEntryNotice['family'];
  readonly credit: SpiEntryNotice['family'];
};

/**
 * BkTxCd and the message that an entry comes from (catalogue 5.13, camt.054). Contributions and withdrawals come from
 * messages of the STR.
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
 * The code of a query for an entry that does not exist. The catalogue names none for it; a pacs.004 whose original is
 * unknown gets this one.
 */
const UNKNOWN_ENTRY = 'CH16';

/** An entry of a Conta PI as a camt.054 shows it, from the point of view of its owner. */
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

/**
 * The answer to a query for an entry that the Conta PI does not have: amount zero, INFO, and the reason.
 * @param now ISO 8601 UTC
 */
export function unknownEntry(
  queryId: string,
  { ownerIspb, entryId }: { readonly ownerIspb: string; readonly entryId: string },
  now: string,
): SpiEntryNotice {
  const minute = now.slice(0, 16).replace(/[-T:]/g, '');
  // The element is required, and takes neither an RtrId nor a control number.
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

/** The agents keep the roles of the original payment: the debtor's institution gets the money back. */
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
