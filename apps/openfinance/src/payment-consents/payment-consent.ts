import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { newUuid } from '#libs/kernel';
import { type Creditor, type PaymentTerms, type PixAccount } from '../payment-terms/terms';

export const PAYMENT_CONSENT_STATUSES = [
  'AWAITING_AUTHORISATION',
  'PARTIALLY_ACCEPTED',
  'AUTHORISED',
  'REJECTED',
  'CONSUMED',
] as const;
export type PaymentConsentStatus = (typeof PAYMENT_CONSENT_STATUSES)[number];

/** The reasons of a rejection of a payment consent (payments v4). */
export const CONSENT_REJECTIONS = {
  VALOR_INVALIDO: 'The amount is not valid.',
  NAO_INFORMADO: 'The bank gives no reason.',
  FALHA_INFRAESTRUTURA: 'The bank had a technical failure.',
  TEMPO_EXPIRADO_AUTORIZACAO: 'The customer did not decide within 5 minutes.',
  TEMPO_EXPIRADO_CONSUMO: 'No payment was made within 60 minutes of the authorisation.',
  REJEITADO_USUARIO: 'The customer refused.',
  CONTAS_ORIGEM_DESTINO_IGUAIS: 'The account of the payer is the account of the payee.',
  CONTA_NAO_PERMITE_PAGAMENTO: 'The account of the payer does not allow payments.',
  SALDO_INSUFICIENTE: 'The account of the payer does not have the amount.',
  VALOR_ACIMA_LIMITE: 'The amount is above the limit of the customer.',
  QRCODE_INVALIDO: 'The QR code is not valid.',
} as const;
export type ConsentRejection = keyof typeof CONSENT_REJECTIONS;

/** How long the customer has to decide, and how long the authorisation is valid. */
const TO_AUTHORISE_MS = 5 * 60_000;
const TO_CONSUME_MS = 60 * 60_000;

/** A consent of a customer to one payment, or to the payments of a schedule. */
export interface PaymentConsent {
  /** `urn:simulador:` and a UUID. */
  readonly consentId: string;
  readonly status: PaymentConsentStatus;
  readonly createdAtMs: number;
  readonly statusUpdatedAtMs: number;
  /** The end of the time to authorise, or to pay. */
  readonly expiresAtMs: number;
  readonly rejection: ConsentRejection | null;
  /** An explanation; null if the meaning of the reason is enough. */
  readonly rejectionDetail: string | null;
  /** The account that pays; known once it is authorised. */
  readonly debtorAccountId: string | null;
  readonly request: ConsentRequest;
  /** The days of the payments in Brasília. For an immediate payment, one day: today. */
  readonly dates: readonly string[];
}

/** The request of the initiator. */
export interface ConsentRequest {
  readonly loggedUser: { readonly document: Document };
  readonly businessEntity?: { readonly document: Document } | undefined;
  readonly creditor: Creditor;
  /** The member `payment`, as it was sent. */
  readonly payment: Readonly<Record<string, unknown>>;
  readonly terms: PaymentTerms;
  readonly debtorAccount?: PixAccount | undefined;
  readonly isScheduled: boolean;
}

interface Document {
  readonly identification: string;
  readonly rel: string;
}

export function newConsentId(): string {
  return `urn:simulador:${newUuid()}`;
}

export function newConsent(
  consentId: string,
  { request, dates }: Pick<PaymentConsent, 'request' | 'dates'>,
  nowMs: number,
): PaymentConsent {
  return {
    consentId,
    status: 'AWAITING_AUTHORISATION',
    createdAtMs: nowMs,
    statusUpdatedAtMs: nowMs,
    expiresAtMs: nowMs + TO_AUTHORISE_MS,
    rejection: null,
    rejectionDetail: null,
    debtorAccountId: null,
    request,
    dates,
  };
}

export function authorised(
  consent: PaymentConsent,
  debtorAccountId: string,
  nowMs: number,
): PaymentConsent {
  const expiresAtMs = nowMs + TO_CONSUME_MS;
  return {
    ...consent,
    status: 'AUTHORISED',
    statusUpdatedAtMs: nowMs,
    expiresAtMs,
    debtorAccountId,
  };
}

/**
 * The consent after the first holder of an account has approved it that needs the approval of both (payments 4.0.0,
 * "Aprovações de múltipla alçada").
 */
export function partlyAccepted(
  consent: PaymentConsent,
  debtorAccountId: string,
  nowMs: number,
): PaymentConsent {
  return {
    ...consent,
    status: 'PARTIALLY_ACCEPTED',
    statusUpdatedAtMs: nowMs,
    expiresAtMs: endOfApprovalsMs(consent),
    debtorAccountId,
  };
}

/**
 * The end of the time for all approvals (payments 4.0.0): for an immediate payment, 23:59 in Brasília on the day of the
 * request; for scheduled payments, the end of the day before the first one.
 */
function endOfApprovalsMs({ createdAtMs, request, dates }: PaymentConsent): number {
  const first = request.isScheduled ? [...dates].sort()[0] : undefined;
  const [dayStartMs, days] =
    first === undefined
      ? [brasiliaDayStartMs(brasiliaDate(createdAtMs)), 1]
      : [brasiliaDayStartMs(first), 0];
  // 23:59:59, so that the date shown is still the last day.
  return dayStartMs + days * DAY_MS - 1_000;
}

const DAY_MS = 86_400_000;

/** Whether the consent waits for the customer or for its payment. */
export function isOpen({ status }: Pick<PaymentConsent, 'status'>): boolean {
  return status !== 'REJECTED' && status !== 'CONSUMED';
}

/** The consent after it was rejected at an instant. */
export function rejected(
  consent: PaymentConsent,
  rejection: ConsentRejection,
  nowMs: number,
  rejectionDetail: string | null = null,
): PaymentConsent {
  return { ...consent, status: 'REJECTED', statusUpdatedAtMs: nowMs, rejection, rejectionDetail };
}

/** The consent at an instant. If it was not used in time, it is rejected. */
export function consentAt(consent: PaymentConsent, nowMs: number): PaymentConsent {
  const { status, expiresAtMs } = consent;
  if (!isOpen(consent) || nowMs < expiresAtMs) return consent;
  const reason = status === 'AUTHORISED' ? 'TEMPO_EXPIRADO_CONSUMO' : 'TEMPO_EXPIRADO_AUTORIZACAO';
  return rejected(consent, reason, expiresAtMs);
}

/** The document of the customer whose account pays: that of the company, if there is one. */
export function payerDocument({ loggedUser, businessEntity }: ConsentRequest): string {
  return (businessEntity ?? loggedUser).document.identification;
}

/** The sum of all payments of the consent, in cents. It can be too high for a number. */
export function totalOf({ request, dates }: Pick<PaymentConsent, 'request' | 'dates'>): bigint {
  return BigInt(request.terms.amount) * BigInt(dates.length);
}
