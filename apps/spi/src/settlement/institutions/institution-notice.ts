import {
  type SpiCreditTransfer,
  type TransferCustomer,
  type TransferCustomers,
} from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { type Transaction } from '../transaction';
import { type PaymentReturn } from '../returns/return';

/**
 * The content of a notice that tells an institution that it has received money. It stands for a pacs.002 ACCC, and has the members of
 * the pacs.008 or pacs.004 that the institution needs.
 */
export interface InstitutionNotice {
  /** The ISPB of the institution. */
  readonly institution: string;
  readonly kind: 'PAYMENT' | 'RETURN';
  /** EndToEndId or RtrId. An institution books each id once. */
  readonly id: string;
  /** EndToEndId of the payment, also for a return. */
  readonly endToEndId: string;
  readonly amount: Cents;
  /** Of a return: MD06, BE08, FR01 or SL02. */
  readonly reason?: string;
  readonly txId?: string;
  readonly payer?: TransferCustomer & { readonly ispb: string; readonly name: string };
  readonly creditor?: TransferCustomer;
  /** The Pix key that was paid. */
  readonly key?: string;
  readonly description?: string;
}

/** A notice of money that has moved. */
export interface SettledNotice extends InstitutionNotice {
  /** ISO 8601 UTC. */
  readonly settledAt: string;
}

/** The customers of a transfer over ICOM, where the message must name them. */
export function customersOf(transfer: SpiCreditTransfer): TransferCustomers {
  const { debtorDocument, debtorAccount, creditorDocument, remittance } = transfer;
  const { key, ...account } = transfer.creditorAccount;
  return {
    debtor: { document: debtorDocument, account: debtorAccount },
    creditor: { document: creditorDocument, account },
    ...(key === undefined ? {} : { key }),
    ...(remittance === undefined ? {} : { remittance }),
  };
}

/** Returns null if the message names no account to credit, as a pacs.008 of the contract may. */
export function paymentNotice(payment: Transaction): InstitutionNotice | null {
  const { endToEndId, amount, txId, debtorIspb, debtorName, creditorIspb, details } = payment;
  if (details === null) return null;
  const customers =
    details.customers === undefined ? customersOf(details.transfer) : details.customers;
  if (customers === null) return null;
  const { debtor, creditor, key, remittance } = customers;
  return {
    institution: creditorIspb,
    kind: 'PAYMENT',
    id: endToEndId,
    endToEndId,
    amount,
    txId,
    payer: { ...debtor, ispb: debtorIspb, name: debtorName },
    creditor,
    ...(key === undefined ? {} : { key }),
    ...(remittance === undefined ? {} : { description: remittance }),
  };
}

export function returnNotice(given: PaymentReturn): InstitutionNotice {
  const { returnId, endToEndId, amount, reason, receiverIspb } = given;
  return { institution: receiverIspb, kind: 'RETURN', id: returnId, endToEndId, amount, reason };
}
