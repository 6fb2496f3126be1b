import { accepted, refused, type Cents, type Result } from '#libs/kernel';
import { differences, detailProblem, type PaymentTerms } from '../payment-consents/terms';
import { endToEndIdProblem } from './end-to-end-id';
import { type RequestedPayment } from './api/payment-body';
import { pixAccountType, type Account } from '../bank/account';
import { type PaymentRefusalCode } from './payment-codes';

/** A payment that names everything. */
export interface CompletePayment extends Omit<RequestedPayment, 'creditorAccount' | 'endToEndId'> {
  readonly creditorAccount: PaymentTerms['creditorAccount'];
  readonly endToEndId: string;
  /** The day of a scheduled payment; undefined for a payment at once. */
  readonly date: string | undefined;
  /** The charge of the QR code that the payment takes. */
  readonly chargeToken?: string | undefined;
}

export interface CheckRefusal {
  readonly code: PaymentRefusalCode;
  readonly detail: string;
}

/** Which transaction identifications an instrument allows (payments v4). */
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
    return refuse(
      'VALOR_INVALIDO',
      'The amount must be at least 0.01, and not too large to be counted in cents.',
    );
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

/** Checks that the payments are those of the consent: as many as its dates, and each with its terms. */
export function checkAgainstConsent(
  payments: readonly RequestedPayment[],
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
    return { code, detail: `/data/${String(index)}/${first} is not that of the consent.` };
  }
  return undefined;
}

/**
 * In what the account that a payment names differs from the account of this bank that it is for; undefined if in nothing.
 * The number has its check digit (payments v4, CreditorAccount).
 * @param isStandard whether the payment has a body of the standard; a plain payment may leave the check digit out
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
