import { INTERNAL_ACCOUNTS, type Counterparty, type LedgerEntry } from '../ledger/posting';
import { personTypeOf } from '../ledger/person-type';
import { type Payment } from '../payments/payment';
import { type PixAccount } from '../payment-terms/terms';

const PIX = { type: 'PIX' } as const;
const TED = { type: 'TED' } as const;

/** A payment between two accounts of this bank does not go through the SPI. */
export const SAME_BANK = { type: 'TRANSFERENCIA_MESMA_INSTITUICAO' } as const;

/**
 * The ledger entry of a settled payment: it debits the blocked amount of the payer, and credits the SPI or an account of
 * this bank.
 * @param payeeAccountId the account of the payee; undefined if it is at another institution
 */
export function settled(
  payment: Payment,
  payeeAccountId: string | undefined,
  atMs: number,
): LedgerEntry {
  const { paymentId, accountId, amount, details } = payment;
  const { creditor, debtorName, isTed = false } = details;
  const outside = isTed ? TED : PIX;
  const kind = payeeAccountId === undefined ? outside : SAME_BANK;
  const system = isTed ? INTERNAL_ACCOUNTS.str : INTERNAL_ACCOUNTS.spi;
  const [sent, received] = isTed
    ? ['TED enviada', 'TED recebida']
    : ['Pix enviado', 'Pix recebido'];
  // A TED has no EndToEndId.
  const reference = isTed ? {} : { endToEndId: payment.endToEndId };
  return {
    entryId: paymentId,
    at: new Date(atMs).toISOString(),
    lines: [
      {
        ...kind,
        accountId,
        cents: 0 - amount,
        fromBlocked: true,
        name: `${sent} - ${creditor?.name ?? 'Recebedor'}`.slice(0, 200),
        ...payeeOf(payment),
        paymentId,
        ...reference,
      },
      {
        ...kind,
        accountId: payeeAccountId ?? system,
        cents: amount,
        name: `${received} - ${debtorName}`.slice(0, 200),
        counterparty: counterpartyOf(details.debtorDocument, details.debtorAccount),
        paymentId,
        ...reference,
      },
    ],
  };
}

/** Money of a payment that is returned: all of it, or a part. */
export interface Returned {
  /** Unique; the same return always has the same id. */
  readonly entryId: string;
  readonly cents: number;
  /** The account of this bank that returns the money; undefined if another institution returns it. */
  readonly payeeAccountId?: string | undefined;
}

/** The ledger entry of a return: it debits the payee's account or the SPI, and credits the payer's account. */
export function returned(
  payment: Payment,
  { entryId, cents, payeeAccountId }: Returned,
  atMs: number,
): LedgerEntry {
  const { paymentId, accountId, details } = payment;
  // A return between accounts of this bank has no id of Pix.
  const endToEndId = entryId.startsWith('D') ? entryId : payment.endToEndId;
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
        endToEndId,
      },
      {
        ...kind,
        accountId: payeeAccountId ?? INTERNAL_ACCOUNTS.spi,
        cents: 0 - cents,
        name: `Pix devolvido - ${debtorName}`.slice(0, 200),
        counterparty: counterpartyOf(debtorDocument, debtorAccount),
        paymentId,
        endToEndId,
      },
    ],
  };
}

function payeeOf({ details }: Payment): { readonly counterparty?: Counterparty } {
  const document = details.creditor?.cpfCnpj;
  if (document === undefined) return {};
  return { counterparty: counterpartyOf(document, details.creditorAccount) };
}

/** @param account its number ends with the check digit, as in Pix */
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
