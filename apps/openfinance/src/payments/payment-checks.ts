import { accepted, formatCents, refused, toCents, type Cents, type Result } from '#libs/kernel';
import { LARGEST_BALANCE } from '../ledger/entry';
import { differences, detailProblem, type PaymentTerms } from '../payment-terms/terms';
import { endToEndIdProblem } from './end-to-end-id';
import { type RequestedPayment } from './api/payment.request';
import { pixAccountType, type Account } from '../ledger/account';
import { type PaymentRefusalCode } from '../payment-terms/payment-codes';

/** A complete payment. */
export interface CompletePayment extends Omit<
  RequestedPayment,
  'creditorAccount' | 'endToEndId' | 'isAboveLimit'
> {
  readonly creditorAccount: PaymentTerms['creditorAccount'];
  readonly endToEndId: string;
  /** The day of a scheduled payment; undefined for an immediate payment. */
  readonly date: string | undefined;
  /** The token of the charge of the QR code. */
  readonly chargeToken?: string | undefined;
}

export interface CheckRefusal {
  readonly code: PaymentRefusalCode;
  readonly detail: string;
}

/** The transaction identifications that each instrument allows (payments v4). */
const IDENTIFICATION: Readonly<
  Record<
    PaymentTerms['localInstrument'],
    { readonly expected: string; readonly allows: (id: string | undefined) => boolean }
  >
> = {
  MANU: { expected: 'is not allowed', allows: (id) => id === undefined },
  DICT: { expected: 'is not allowed', allows: (id) => id === undefined },
  INIC: {
    expected: 'is required, with at most 25 letters and digits',
    allows: (id) => id !== undefined && id.length <= 25,
  },
  QRES: {
    expected: 'must have at most 25 letters and digits',
    allows: (id) => id === undefined || id.length <= 25,
  },
  QRDN: {
    expected: 'is required, with 26 to 35 letters and digits',
    allows: (id) => id !== undefined && id.length >= 26 && id.length <= 35,
  },
};

/** Checks one payment by itself. */
export function checkPayment(payment: CompletePayment, nowMs: number): Result<Cents, CheckRefusal> {
  const { amount, endToEndId, date, localInstrument, transactionIdentification } = payment;
  if (amount <= 0) {
    return refuse('VALOR_INVALIDO', 'The amount must be at least 0.01, with at most two decimals.');
  }
  const problem = endToEndIdProblem(endToEndId, { date, nowMs });
  if (problem !== undefined) return refuse('PARAMETRO_INVALIDO', `endToEndId: ${problem}`);
  const details = detailProblem(payment);
  if (details !== undefined) return refuse('DETALHE_PAGAMENTO_INVALIDO', details);
  const { expected, allows } = IDENTIFICATION[localInstrument];
  if (!allows(transactionIdentification)) {
    const detail = `transactionIdentification ${expected} with localInstrument ${localInstrument}.`;
    return refuse('DETALHE_PAGAMENTO_INVALIDO', detail);
  }
  return accepted(amount);
}

/** Checks that no amount exceeds the maximum balance of an account. The schema has checked the format. */
export function checkLimit(
  payments: readonly Pick<RequestedPayment, 'isAboveLimit'>[],
): CheckRefusal | undefined {
  if (!payments.some(({ isAboveLimit }) => isAboveLimit)) return undefined;
  const limit = formatCents(LARGEST_BALANCE);
  const detail = `The amount is above ${limit}, the maximum balance of an account.`;
  return { code: 'VALOR_ACIMA_LIMITE', detail };
}

/** Checks that the account has the amount of immediate payments available. */
export function checkBalance(
  total: number,
  { availableCents, blockedCents, accountId }: Account,
): CheckRefusal | undefined {
  if (total <= availableCents) return undefined;
  const has = `${formatCents(availableCents)} available and ${formatCents(blockedCents)} blocked`;
  const detail = `Account ${accountId} has ${has}; the payment is ${formatCents(toCents(total))}.`;
  return { code: 'SALDO_INSUFICIENTE', detail };
}

/** Checks the payments against the consent: there is one for each date, and each has the terms of the consent. */
export function checkAgainstConsent(
  payments: readonly Omit<RequestedPayment, 'isAboveLimit'>[],
  terms: PaymentTerms,
  dates: readonly string[],
): CheckRefusal | undefined {
  const code = 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO';
  if (payments.length !== dates.length) {
    const detail = `The consent is for ${String(dates.length)} payments, and the request has ${String(payments.length)}.`;
    return { code, detail };
  }
  for (const [index, payment] of payments.entries()) {
    const { creditorAccount = terms.creditorAccount } = payment;
    const [first] = differences(terms, { ...payment, creditorAccount });
    if (first === undefined) continue;
    return { code, detail: `/data/${String(index)}/${first} is not the same as in the consent.` };
  }
  return undefined;
}

/**
 * Compares the payee's account in a payment with the account of this bank. Undefined if they match. The number must have the
 * check digit (payments v4, CreditorAccount).
 * @param isStandard whether the payment has a body of the standard; a plain payment may omit the check digit
 */
export function payeeProblem(
  account: Pick<Account, 'number' | 'checkDigit' | 'type'>,
  named: { readonly number: string; readonly accountType: string; readonly isStandard: boolean },
): string | undefined {
  const accountType = pixAccountType(account);
  if (named.accountType !== accountType) {
    return `creditorAccount/accountType is ${named.accountType}; the account ${named.number} of this bank is ${accountType}.`;
  }
  const full = `${account.number}${account.checkDigit}`;
  const digits = (text: string): string => text.replace(/^0+/, '');
  if (!named.isStandard || digits(named.number) === digits(full)) return undefined;
  return `creditorAccount/number is ${named.number}, without the check digit; it must be ${full}.`;
}

function refuse(code: PaymentRefusalCode, detail: string) {
  return refused({ code, detail });
}
