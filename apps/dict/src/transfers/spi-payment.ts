import { z } from 'zod';
import { parseCents, type Cents } from '#libs/kernel';
import { accountOf, type AccountType } from '../keys/dict-key';
import { type NewTransfer } from './transfer';
import { type TransferStatus } from './transfer.row';

const STATUSES = { ACCEPTED: 'SETTLED', PENDING: 'PENDING', REJECTED: 'REJECTED' } as const;

const cents = z.union([z.number(), z.string()]).transform((sent, context): Cents => {
  const read = parseCents(typeof sent === 'number' ? sent.toFixed(2) : sent);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: 'Must be an amount.' });
  return z.NEVER;
});

const status = z.enum(['ACCEPTED', 'PENDING', 'REJECTED']).transform((sent) => STATUSES[sent]);

const party = z.object({
  taxId: z.string().max(14),
  branch: z.string().optional(),
  accountNumber: z.string(),
  accountType: z.enum(['CACC', 'SVGS', 'TRAN', 'SLRY', 'OTHR']),
});

/** The members that payments and returns have. */
const settled = {
  endToEndId: z.string().max(35),
  amount: cents,
  debtorIspb: z.string().length(8),
  creditorIspb: z.string().length(8),
  status,
  createdAt: z.string(),
  settledAt: z.string().optional(),
};

/** A payment of `GET /spi/transactions` of the SPI. Only an order over ICOM has parties. */
export const spiPayment = z.object({
  ...settled,
  returnedAmount: cents.optional(),
  purpose: z.string().length(4).optional(),
  key: z.string().max(77).optional(),
  debtor: party.optional(),
  creditor: party.optional(),
});
export type SpiPayment = z.output<typeof spiPayment>;

/** A return of `GET /spi/returns` of the SPI. */
export const spiReturn = z.object({
  ...settled,
  returnId: z.string().max(35),
});
export type SpiReturn = z.output<typeof spiReturn>;

/** The purpose of a payment without a purpose. */
export const PAYMENT = 'IPAY';
/** The purpose of a payment that refunds a victim of fraud, or of an operational flaw. */
export const REFUND_PAYMENT = 'IPRT';
/** The stored purpose of a return. A pacs.004 has none. */
export const RETURN = 'RETN';

export function transferOfPayment(payment: SpiPayment): NewTransfer {
  const { debtor, creditor, debtorIspb, creditorIspb } = payment;
  return {
    endToEndId: payment.endToEndId,
    source: 'SPI',
    status: payment.status,
    amount: payment.amount,
    debtorIspb,
    creditorIspb,
    debtorTaxId: debtor?.taxId ?? null,
    creditorTaxId: creditor?.taxId ?? null,
    debtorAccount: debtor === undefined ? null : accountOfParty(debtorIspb, debtor),
    creditorAccount: creditor === undefined ? null : accountOfParty(creditorIspb, creditor),
    creditorKey: payment.key ?? null,
    purpose: payment.purpose ?? PAYMENT,
    returns: null,
    returned: payment.returnedAmount ?? null,
    orderedAt: payment.createdAt,
    settledAt: settledAt(payment),
  };
}

/** @param original the returned payment, if it is known. Its debtor is the creditor of the return. */
export function transferOfReturn(given: SpiReturn, original: NewTransfer | undefined): NewTransfer {
  return {
    endToEndId: given.returnId,
    source: 'SPI',
    status: given.status,
    amount: given.amount,
    debtorIspb: given.debtorIspb,
    creditorIspb: given.creditorIspb,
    debtorTaxId: original?.creditorTaxId ?? null,
    creditorTaxId: original?.debtorTaxId ?? null,
    debtorAccount: original?.creditorAccount ?? null,
    creditorAccount: original?.debtorAccount ?? null,
    creditorKey: null,
    purpose: RETURN,
    returns: given.endToEndId,
    returned: null,
    orderedAt: given.createdAt,
    settledAt: settledAt(given),
  };
}

/** The account of a party in the form of `accountOf`. */
export function accountOfParty(
  ispb: string,
  {
    branch = '',
    accountNumber,
    accountType,
  }: { readonly branch?: string | undefined; accountNumber: string; accountType: AccountType },
): string {
  return accountOf({ ispb, branch, accountNumber, accountType });
}

/** A settled payment without a time was settled when it was received: it moved no Conta PI. */
function settledAt(sent: {
  readonly status: TransferStatus;
  readonly createdAt: string;
  readonly settledAt?: string | undefined;
}): string | null {
  return sent.status === 'SETTLED' ? (sent.settledAt ?? sent.createdAt) : null;
}
