import {
  type CreditTransfer,
  type SpiCreditTransfer,
  type TransferCustomer,
  type TransferCustomers,
} from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { type Transaction } from '../../transactions/transaction';
import { type PaymentReturn } from '../returns/return';

/** An order, as the institution of its receiver is asked about it before it settles: a pacs.008. */
export interface ReceivedOrder {
  /** The ISPB of the institution. */
  readonly institution: string;
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly creditor: TransferCustomer;
}

/** What an institution is told that has got money: the pacs.002 ACCC, with what it needs of the pacs.008 or pacs.004. */
export interface InstitutionNotice {
  /** The ISPB of the institution. */
  readonly institution: string;
  readonly kind: 'PAYMENT' | 'RETURN';
  /** EndToEndId or RtrId: an institution books it once. */
  readonly id: string;
  /** EndToEndId of the payment itself, or of the payment that is returned. */
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

/** The transfers of a pacs.008 of the catalogue, as the institutions of their receivers are asked about them. */
export function ordersOf(transfers: readonly SpiCreditTransfer[]): ReceivedOrder[] {
  return transfers.map((transfer) => {
    const { endToEndId, amount, creditorIspb: institution } = transfer;
    return { institution, endToEndId, amount, creditor: customersOf(transfer).creditor };
  });
}

/** Those transfers of the contract's pacs.008 that name an account which is paid. */
export function ordersOfContract(transfers: readonly CreditTransfer[]): ReceivedOrder[] {
  return transfers.flatMap(({ endToEndId, amount, creditorIspb: institution, customers }) =>
    customers === undefined
      ? []
      : [{ institution, endToEndId, amount, creditor: customers.creditor }],
  );
}

/** The notice of a payment; null if its message names no account that could be credited, as that of the contract. */
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
