import { randomBytes } from 'node:crypto';
import { brasiliaDate } from '#libs/brazil';
import { formatCents, newUuid } from '#libs/kernel';
import { BANK } from '../bank/account';
import { newConsent, type PaymentConsent } from '../payment-consents/payment-consent';
import { endToEndIdOf, scheduledInstantMs } from './end-to-end-id';
import { sendingInstantMs, type Payment } from './payment';
import { type CompletePayment } from './payment-checks';
import { pixAccountOf, type Payer } from './payers';

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
  const { endToEndId, amount, date, creditor } = request;
  const { localInstrument, creditorAccount, proxy, qrCode, ibgeTownCode } = request;
  const { remittanceInformation, cnpjInitiator, transactionIdentification } = request;
  const sendAtMs = date === undefined ? sendingInstantMs(nowMs, stepMs) : scheduledInstantMs(date);
  return {
    paymentId: newUuid(),
    consentId: consent.consentId,
    endToEndId,
    amount,
    accountId: payer.account.accountId,
    details: {
      ...{ localInstrument, creditorAccount, proxy, qrCode, ibgeTownCode },
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
    nextAtMs: sendAtMs,
    attempts: 0,
    isAccepted: false,
    rejection: null,
    rejectionDetail: null,
    ordered,
    cancellation: null,
  };
}

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
  const isCompany = payer.document.length === 14;
  const document = { identification: payer.document, rel: isCompany ? 'CNPJ' : 'CPF' };
  const terms = { amount, currency, creditorAccount, localInstrument, proxy, qrCode, ibgeTownCode };
  const request = {
    loggedUser: { document },
    creditor: {
      personType: creditor?.personType ?? 'PESSOA_NATURAL',
      cpfCnpj: creditor?.cpfCnpj ?? '',
      name: creditor?.name ?? 'Recebedor',
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

export function newConsentId(): string {
  return `urn:simulador:${newUuid()}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new EndToEndId of a payment from this bank. */
export function newEndToEndId(date: string | undefined, nowMs: number): string {
  const random = [...randomBytes(11)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return endToEndIdOf(BANK.ispb, { date, nowMs }, random);
}
