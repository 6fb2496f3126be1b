import { brasiliaDate, withCheckDigits } from '#libs/brazil';
import { formatCents, newUuid } from '#libs/kernel';
import { BANK } from '../bank/account';
import { personTypeOf } from '../bank/customer';
import {
  newConsent,
  type ConsentRequest,
  type PaymentConsent,
} from '../payment-consents/payment-consent';
import { endToEndIdOf, scheduledInstantMs } from './end-to-end-id';
import { sendingInstantMs, type Payment } from './payment';
import { type CompletePayment } from './payment-checks';
import { orderedOutcome } from './payment-codes';
import { pixAccountOf, type Payer } from './parties/payers';

/** What all payments of a request share. */
export interface OrderContext {
  readonly nowMs: number;
  readonly stepMs: number;
  readonly correlationId: string;
  /** The outcome that a rule ordered. */
  readonly ordered: string | null;
}

/** The payment that a request becomes. */
export function newPayment(
  request: CompletePayment,
  { payer, consent }: { readonly payer: Payer; readonly consent: PaymentConsent },
  { nowMs, stepMs, correlationId, ordered }: OrderContext,
): Payment {
  const { endToEndId, amount, date, creditor, chargeToken } = request;
  const { localInstrument, creditorAccount, proxy, qrCode, ibgeTownCode } = request;
  const { remittanceInformation, cnpjInitiator, transactionIdentification } = request;
  const sendAtMs = date === undefined ? sendingInstantMs(nowMs, stepMs) : scheduledInstantMs(date);
  // A payment of now is held for analysis instead of being accepted.
  const isHeldFirst = date === undefined && orderedOutcome(ordered)?.kind === 'hold';
  return {
    paymentId: newUuid(),
    consentId: consent.consentId,
    endToEndId,
    amount,
    accountId: payer.account.accountId,
    details: {
      ...{ localInstrument, creditorAccount, proxy, qrCode, chargeToken, ibgeTownCode },
      ...{ remittanceInformation, cnpjInitiator, transactionIdentification },
      authorisationFlow: request.authorisationFlow,
      creditor: { ...consent.request.creditor, ...creditor },
      debtorAccount: pixAccountOf(payer.account),
      debtorName: payer.name,
      debtorDocument: payer.document,
      correlationId,
    },
    status: date === undefined ? 'RCVD' : 'SCHD',
    createdAtMs: nowMs,
    statusUpdatedAtMs: nowMs,
    sendAtMs,
    nextAtMs: isHeldFirst ? nowMs + stepMs : sendAtMs,
    attempts: 0,
    isAccepted: false,
    rejection: null,
    rejectionDetail: null,
    ordered,
    cancellation: null,
  };
}

/** The payee of a payment that does not say who it is: an invented person. */
const UNKNOWN_PAYEE = { cpfCnpj: withCheckDigits('999999998'), name: 'Recebedor' } as const;
/** Who acts for a company that pays without a consent. */
const REPRESENTATIVE = withCheckDigits('111444777');

/** The consent of a payment that names none: authorised and consumed at once, so that the response is complete. */
export function implicitConsent(
  payment: CompletePayment,
  payer: Payer,
  nowMs: number,
): PaymentConsent {
  const today = brasiliaDate(nowMs);
  const {
    amount,
    currency,
    creditorAccount,
    localInstrument,
    proxy,
    qrCode,
    ibgeTownCode,
    creditor,
  } = payment;
  const terms = { amount, currency, creditorAccount, localInstrument, proxy, qrCode, ibgeTownCode };
  const cpfCnpj = creditor?.cpfCnpj ?? UNKNOWN_PAYEE.cpfCnpj;
  const request = {
    ...loggedIn(payer),
    creditor: {
      personType: creditor?.personType ?? personTypeOf(cpfCnpj),
      cpfCnpj,
      name: creditor?.name ?? UNKNOWN_PAYEE.name,
    },
    payment: {
      type: 'PIX',
      date: today,
      currency,
      amount: formatCents(amount),
      details: { localInstrument, proxy, qrCode, creditorAccount },
    },
    terms,
    isScheduled: false,
  };
  return {
    ...newConsent(newConsentId(), { request, dates: [today] }, nowMs),
    status: 'CONSUMED',
    debtorAccountId: payer.account.accountId,
  };
}

/** The customer who pays. For a company, somebody has to be logged in. */
function loggedIn({ document }: Payer): Pick<ConsentRequest, 'loggedUser' | 'businessEntity'> {
  const person = (identification: string) => ({ document: { identification, rel: 'CPF' } });
  if (document.length === 11) return { loggedUser: person(document) };
  return {
    loggedUser: person(REPRESENTATIVE),
    businessEntity: { document: { identification: document, rel: 'CNPJ' } },
  };
}

export function newConsentId(): string {
  return `urn:simulador:${newUuid()}`;
}

/** A new EndToEndId of a payment from this bank. */
export function newEndToEndId(date: string | undefined, nowMs: number): string {
  return endToEndIdOf(BANK.ispb, { date, nowMs }, newUuid().replaceAll('-', '').slice(0, 11));
}
