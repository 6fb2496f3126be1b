import { type SpiPayment, type SpiReturn } from '#libs/spi-api';
import { accountOf, type AccountType } from '../keys/dict-key';
import { type NewTransfer } from './transfer';

const STATUSES = { ACCEPTED: 'SETTLED', PENDING: 'PENDING', REJECTED: 'REJECTED' } as const;

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
    status: STATUSES[payment.status],
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
    status: STATUSES[given.status],
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
function settledAt(sent: SpiPayment | SpiReturn): string | null {
  return sent.status === 'ACCEPTED' ? (sent.settledAt ?? sent.createdAt) : null;
}
