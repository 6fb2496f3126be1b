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

/** What payments and returns have. */
const settled = {
  endToEndId: z.string().max(35),
  amount: cents,
  debtorIspb: z.string().length(8),
  creditorIspb: z.string().length(8),
  status,
  createdAt: z.string(),
  settledAt: z.string().optional(),
};

/** A payment, as `GET /spi/transactions` of the SPI shows it. The parties are those of an order over ICOM. */
export const spiPayment = z.object({
  ...settled,
  returnedAmount: cents.optional(),
  purpose: z.string().length(4).optional(),
  key: z.string().max(77).optional(),
  debtor: party.optional(),
  creditor: party.optional(),
});
export type SpiPayment = z.output<typeof spiPayment>;

/** A return, as `GET /spi/returns` of the SPI shows it. */
export const spiReturn = z.object({
  ...settled,
  returnId: z.string().max(35),
});
export type SpiReturn = z.output<typeof spiReturn>;

/** The purpose of a payment that says none. */
export const PAYMENT = 'IPAY';
/** The purpose of a payment that refunds a victim of fraud, or of an operational flaw. */
export const REFUND_PAYMENT = 'IPRT';
/** Stands for the purpose of a return (pacs.004), which has none. */
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

/** @param original the payment that is returned, if it is known: the parties change their roles */
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

/** The account of a party in the form of the transfers. */
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

/** A payment that moves no Conta PI says no time: it settles when it is received. */
function settledAt(sent: {
  readonly status: TransferStatus;
  readonly createdAt: string;
  readonly settledAt?: string | undefined;
}): string | null {
  return sent.status === 'SETTLED' ? (sent.settledAt ?? sent.createdAt) : null;
}
