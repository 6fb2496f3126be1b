import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { newUuid, type Transition } from '#libs/kernel';
import { type Creditor, type PixAccount } from '../payment-terms/terms';
import { type RecurringProduct } from '../payment-terms/recurring-details';
import { type RecurringConfiguration } from './configuration';

export const RECURRING_CONSENT_STATUSES = [
  'AWAITING_AUTHORISATION',
  'PARTIALLY_ACCEPTED',
  'AUTHORISED',
  'REJECTED',
  'REVOKED',
  'CONSUMED',
] as const;
export type RecurringConsentStatus = (typeof RECURRING_CONSENT_STATUSES)[number];

/** The transitions of a recurring consent, by event (automatic-payments 2.0.0, state machine). */
export const RECURRING_CONSENT_TRANSITIONS = {
  authorise: { from: ['AWAITING_AUTHORISATION', 'PARTIALLY_ACCEPTED'], to: 'AUTHORISED' },
  acceptPartially: { from: ['AWAITING_AUTHORISATION'], to: 'PARTIALLY_ACCEPTED' },
  reject: { from: ['AWAITING_AUTHORISATION', 'PARTIALLY_ACCEPTED'], to: 'REJECTED' },
  revoke: { from: ['AUTHORISED'], to: 'REVOKED' },
  consume: { from: ['AUTHORISED'], to: 'CONSUMED' },
} as const satisfies Readonly<Record<string, Transition<RecurringConsentStatus>>>;

export const INITIAL_RECURRING_STATUS = 'AWAITING_AUTHORISATION';

/** The reasons of a rejection (automatic-payments 2.0.0, ConsentRejectionReason). */
export const RECURRING_CONSENT_REJECTIONS = {
  NAO_INFORMADO: 'The bank gives no reason.',
  FALHA_INFRAESTRUTURA: 'The bank had a technical failure.',
  TEMPO_EXPIRADO_AUTORIZACAO: 'The consent was not authorised in time.',
  REJEITADO_USUARIO: 'The customer refused.',
  CONTAS_ORIGEM_DESTINO_IGUAIS: 'The account of the payer is the account of the payee.',
  CONTA_NAO_PERMITE_PAGAMENTO: 'The account of the payer does not allow payments.',
  SALDO_INSUFICIENTE: 'The account of the payer does not have the amount.',
  VALOR_ACIMA_LIMITE: 'The amount is above the limit of the customer.',
  AUTENTICACAO_DIVERGENTE: 'Another user than the one in the consent was authenticated.',
} as const;
export type RecurringConsentRejection = keyof typeof RECURRING_CONSENT_REJECTIONS;

/** The reasons of a revocation (automatic-payments 2.0.0, ConsentRevokedReason). */
export const RECURRING_CONSENT_REVOCATIONS = {
  NAO_INFORMADO: 'The bank gives no reason.',
  REVOGADO_USUARIO: 'The payer revoked the consent.',
  REVOGADO_RECEBEDOR: 'The payee revoked the consent.',
} as const;
export type RecurringConsentRevocation = keyof typeof RECURRING_CONSENT_REVOCATIONS;

export const ENDED_BY = ['INICIADORA', 'USUARIO', 'DETENTORA'] as const;
export type EndedBy = (typeof ENDED_BY)[number];
export const ENDED_FROM = ['INICIADORA', 'DETENTORA'] as const;
export type EndedFrom = (typeof ENDED_FROM)[number];

/** The rejection or the revocation of a consent. It is as old as the status of the consent. */
export interface Ending {
  readonly by: EndedBy;
  readonly from: EndedFrom;
  readonly code: RecurringConsentRejection | RecurringConsentRevocation;
  readonly detail: string;
}

/** How long the customer has to decide (automatic-payments 2.0.0, state machine). */
const TO_AUTHORISE_MS = 5 * 60_000;
/** How many days further approvers have, unless the consent ends earlier. The standard leaves this to the bank. */
const APPROVAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** The request of the initiator, after editions. */
export interface RecurringRequest {
  readonly loggedUser: { readonly document: Document };
  readonly businessEntity?: { readonly document: Document } | undefined;
  readonly creditors: readonly Creditor[];
  readonly configuration: RecurringConfiguration;
  readonly additionalInformation?: string | undefined;
  readonly debtorAccount?: PixAccount | undefined;
  /** The signals of the last edition. */
  readonly riskSignals?: Readonly<Record<string, unknown>> | undefined;
}

interface Document {
  readonly identification: string;
  readonly rel: string;
}

/** A consent of a customer to payments that are not known yet. */
export interface RecurringConsent {
  /** `urn:simulador:` and a UUID. */
  readonly consentId: string;
  readonly status: RecurringConsentStatus;
  readonly createdAtMs: number;
  readonly statusUpdatedAtMs: number;
  /** The end of the consent; null if it has none. */
  readonly expiresAtMs: number | null;
  /** When the clock ends the status; null if it does not. */
  readonly deadlineAtMs: number | null;
  readonly authorisedAtMs: number | null;
  /** The last edition. */
  readonly updatedAtMs: number | null;
  /** The last day for further approvers, in Brasília. Only if the consent is or was PARTIALLY_ACCEPTED. */
  readonly approvalDueDate: string | null;
  /** The account that pays; known once the consent is authorised. */
  readonly debtorAccountId: string | null;
  readonly request: RecurringRequest;
  /** Only for REJECTED and REVOKED. */
  readonly ending: Ending | null;
}

export function newRecurringConsentId(): string {
  return `urn:simulador:${newUuid()}`;
}

export function newRecurringConsent(
  consentId: string,
  { request, expiresAtMs }: Pick<RecurringConsent, 'request' | 'expiresAtMs'>,
  nowMs: number,
): RecurringConsent {
  return {
    consentId,
    status: INITIAL_RECURRING_STATUS,
    createdAtMs: nowMs,
    statusUpdatedAtMs: nowMs,
    expiresAtMs,
    deadlineAtMs: earlier(nowMs + TO_AUTHORISE_MS, expiresAtMs),
    authorisedAtMs: null,
    updatedAtMs: null,
    approvalDueDate: null,
    debtorAccountId: null,
    request,
    ending: null,
  };
}

/** The consent after all of its approvers have agreed. */
export function authorised(
  consent: RecurringConsent,
  debtorAccountId: string,
  nowMs: number,
): RecurringConsent {
  return {
    ...consent,
    status: 'AUTHORISED',
    statusUpdatedAtMs: nowMs,
    authorisedAtMs: nowMs,
    deadlineAtMs: consent.expiresAtMs,
    debtorAccountId,
  };
}

/** The consent after the first of several approvers has agreed. */
export function partiallyAccepted(
  consent: RecurringConsent,
  debtorAccountId: string,
  nowMs: number,
): RecurringConsent {
  const lastMs = earlier(nowMs + APPROVAL_DAYS * DAY_MS, consent.expiresAtMs);
  const approvalDueDate = brasiliaDate(lastMs);
  return {
    ...consent,
    status: 'PARTIALLY_ACCEPTED',
    statusUpdatedAtMs: nowMs,
    // The approval is possible until 23:59 of the day (automatic-payments 2.0.0, approvalDueDate).
    deadlineAtMs: earlier(brasiliaDayStartMs(approvalDueDate) + DAY_MS, consent.expiresAtMs),
    approvalDueDate,
    debtorAccountId,
  };
}

export function rejected(consent: RecurringConsent, ending: Ending, atMs: number) {
  return ended(consent, 'REJECTED', ending, atMs);
}

/** The consent after its customer has refused it at the bank. */
export function refusedByCustomer(consent: RecurringConsent, atMs: number): RecurringConsent {
  const code = 'REJEITADO_USUARIO';
  const detail = RECURRING_CONSENT_REJECTIONS[code];
  return rejected(consent, { by: 'USUARIO', from: 'DETENTORA', code, detail }, atMs);
}

export function revoked(consent: RecurringConsent, ending: Ending, atMs: number) {
  return ended(consent, 'REVOKED', ending, atMs);
}

export function consumed(consent: RecurringConsent, atMs: number) {
  return ended(consent, 'CONSUMED', null, atMs);
}

function ended(
  consent: RecurringConsent,
  status: RecurringConsentStatus,
  ending: Ending | null,
  atMs: number,
): RecurringConsent {
  return { ...consent, status, statusUpdatedAtMs: atMs, deadlineAtMs: null, ending };
}

/** Whether the consent waits for an approver. */
export function isWaiting({ status }: Pick<RecurringConsent, 'status'>): boolean {
  return status === 'AWAITING_AUTHORISATION' || status === 'PARTIALLY_ACCEPTED';
}

/** The consent at an instant: rejected if it was not authorised in time, consumed if it has ended. */
export function consentAt(consent: RecurringConsent, nowMs: number): RecurringConsent {
  const { deadlineAtMs } = consent;
  if (deadlineAtMs === null || nowMs < deadlineAtMs) return consent;
  if (!isWaiting(consent)) return consumed(consent, deadlineAtMs);
  const code = 'TEMPO_EXPIRADO_AUTORIZACAO';
  const detail = RECURRING_CONSENT_REJECTIONS[code];
  return rejected(consent, { by: 'DETENTORA', from: 'DETENTORA', code, detail }, deadlineAtMs);
}

export function productOf({ configuration }: RecurringRequest): RecurringProduct {
  if (configuration.automatic !== undefined) return 'automatic';
  return configuration.sweeping === undefined ? 'vrp' : 'sweeping';
}

/** The document of the customer whose account pays: that of the company, if there is one. */
export function payerDocument({ loggedUser, businessEntity }: RecurringRequest): string {
  return (businessEntity ?? loggedUser).document.identification;
}

function earlier(oneMs: number, otherMs: number | null): number {
  return otherMs === null ? oneMs : Math.min(oneMs, otherMs);
}
