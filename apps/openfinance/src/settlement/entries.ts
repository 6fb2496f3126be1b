import { INTERNAL_ACCOUNTS, type Counterparty, type LedgerEntry } from '../ledger/posting';
import { personTypeOf } from '../bank/customer';
import { type Payment } from '../payments/payment';
import { type PixAccount } from '../payment-consents/terms';

const PIX = { type: 'PIX' } as const;

/** Between two accounts of this bank the money does not pass through the SPI. */
export const SAME_BANK = { type: 'TRANSFERENCIA_MESMA_INSTITUICAO' } as const;

/**
 * The entry of a payment that settles: from the blocked amount of the payer to the SPI, or to an account of
 * this bank.
 * @param payeeAccountId the account of this bank that is paid, if it is one
 */
export function settled(
  payment: Payment,
  payeeAccountId: string | undefined,
  atMs: number,
): LedgerEntry {
  const { paymentId, accountId, amount, details } = payment;
  const { creditor, debtorName } = details;
  const kind = payeeAccountId === undefined ? PIX : SAME_BANK;
  return {
    entryId: paymentId,
    at: new Date(atMs).toISOString(),
    lines: [
      {
        ...kind,
        accountId,
        cents: 0 - amount,
        fromBlocked: true,
        name: `Pix enviado - ${creditor?.name ?? 'Recebedor'}`.slice(0, 200),
        ...payeeOf(payment),
        paymentId,
      },
      {
        ...kind,
        accountId: payeeAccountId ?? INTERNAL_ACCOUNTS.spi,
        cents: amount,
        name: `Pix recebido - ${debtorName}`.slice(0, 200),
        counterparty: counterpartyOf(details.debtorDocument, details.debtorAccount),
        paymentId,
      },
    ],
  };
}

/** The money of a payment that goes back: all of it, or a part. */
export interface Returned {
  /** Unique: of the same return, it is the same. */
  readonly entryId: string;
  readonly cents: number;
  /** The account of this bank that pays the money back; without it, another institution does. */
  readonly payeeAccountId?: string | undefined;
}

/** The entry of a return: from the account that was paid, or from the SPI, to the account that has paid. */
export function returned(
  payment: Payment,
  { entryId, cents, payeeAccountId }: Returned,
  atMs: number,
): LedgerEntry {
  const { paymentId, accountId, details } = payment;
  const { creditor, debtorName, debtorDocument, debtorAccount } = details;
  const kind = payeeAccountId === undefined ? PIX : SAME_BANK;
  return {
    entryId,
    at: new Date(atMs).toISOString(),
    lines: [
      {
        ...kind,
        accountId,
        cents,
        name: `Pix devolvido - ${creditor?.name ?? 'Recebedor'}`.slice(0, 200),
        ...payeeOf(payment),
        paymentId,
      },
      {
        ...kind,
        accountId: payeeAccountId ?? INTERNAL_ACCOUNTS.spi,
        cents: 0 - cents,
        name: `Pix devolvido - ${debtorName}`.slice(0, 200),
        counterparty: counterpartyOf(debtorDocument, debtorAccount),
        paymentId,
      },
    ],
  };
}

function payeeOf({ details }: Payment): { readonly counterparty?: Counterparty } {
  const document = details.creditor?.cpfCnpj;
  if (document === undefined) return {};
  return { counterparty: counterpartyOf(document, details.creditorAccount) };
}

/** @param account its number ends with the check digit, as Pix writes it */
export function counterpartyOf(document: string, account: PixAccount): Counterparty {
  const { ispb, issuer, number } = account;
  return {
    document,
    personType: personTypeOf(document),
    ispb,
    ...(issuer === undefined ? {} : { branchCode: issuer.padStart(4, '0') }),
    ...(number.length < 2 ? {} : { number: number.slice(0, -1), checkDigit: number.slice(-1) }),
  };
}
