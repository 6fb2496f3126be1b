import { brasiliaDate, withCheckDigits } from '#libs/brazil';
import { formatCents, newUuid } from '#libs/kernel';
import { BANK } from '../bank/bank';
import { personTypeOf } from '../ledger/person-type';
import { type Creditor } from '../payment-terms/terms';
import {
  newConsent,
  newConsentId,
  type ConsentRequest,
  type PaymentConsent,
} from '../payment-consents/payment-consent';
import { endToEndIdOf, scheduledInstantMs } from './end-to-end-id';
import { sendingInstantMs, type Payment } from './payment';
import { type CompletePayment } from './payment-checks';
import { pixAccountOf, type Payer } from '../payment-consents/payers';

/** The values that all payments of a request share. */
export interface PaymentContext {
  readonly nowMs: number;
  readonly stepMs: number;
  readonly correlationId: string;
  /** Whether the amount of an immediate payment is blocked at its acceptance. */
  readonly blocksNow: boolean;
}

/** What a payment is made under: a consent of payments v4, a recurring one, or a remittance, which may not know all of the payee. */
interface PaidUnder {
  readonly consentId: string;
  readonly request: { readonly creditor: Partial<Creditor> };
}

/** The new payment of a request. */
export function newPayment(
  request: CompletePayment,
  { payer, consent }: { readonly payer: Payer; readonly consent: PaidUnder },
  { nowMs, stepMs, correlationId, blocksNow }: PaymentContext,
): Payment {
  const { endToEndId, amount, date, creditor, chargeToken } = request;
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
      ...{ localInstrument, creditorAccount, proxy, qrCode, chargeToken, ibgeTownCode },
      ...{ remittanceInformation, cnpjInitiator, transactionIdentification },
      authorisationFlow: request.authorisationFlow,
      ...(date === undefined ? {} : { date }),
      creditor: { ...consent.request.creditor, ...creditor },
      debtorAccount: pixAccountOf(payer.account),
      debtorName: payer.name,
      debtorDocument: payer.document,
      correlationId,
    },
    status: 'RCVD',
    createdAtMs: nowMs,
    statusUpdatedAtMs: nowMs,
    sendAtMs,
    nextAtMs: Math.min(nowMs + stepMs, sendAtMs),
    attempts: 0,
    isAccepted: false,
    // For a scheduled payment, a bank checks the balance only at the settlement (payments v4, 4.1.1).
    isBlocked: blocksNow && date === undefined,
    rejection: null,
    rejectionDetail: null,
    requestedOutcome: null,
    cancellation: null,
    product: null,
    spiCode: null,
  };
}

/** The payee of a payment that does not name one: a made-up person. */
const UNKNOWN_PAYEE = { cpfCnpj: withCheckDigits('999999998'), name: 'Recebedor' } as const;
/** The person who acts for a company in a payment without a consent. */
const REPRESENTATIVE = withCheckDigits('111444777');

/** The consent of a payment that names none. It is consumed immediately. The response needs its id. */
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

/** The customer who pays. For a company there must be a person who is logged in. */
function loggedIn({ document }: Payer): Pick<ConsentRequest, 'loggedUser' | 'businessEntity'> {
  const person = (identification: string) => ({ document: { identification, rel: 'CPF' } });
  if (document.length === 11) return { loggedUser: person(document) };
  return {
    loggedUser: person(REPRESENTATIVE),
    businessEntity: { document: { identification: document, rel: 'CNPJ' } },
  };
}

/** A new EndToEndId for a payment from this bank. */
export function newEndToEndId(date: string | undefined, nowMs: number): string {
  return endToEndIdOf(BANK.ispb, { date, nowMs }, newUuid().replaceAll('-', '').slice(0, 11));
}
