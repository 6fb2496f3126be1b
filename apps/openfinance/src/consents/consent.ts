import { toIsoUtc, type Transition } from '#libs/kernel';
import { type Permission } from './rules/permissions';

/** The states of a data consent (consents 3.3.1). REVOKED and CONSUMED do not exist here. */
export const CONSENT_STATUSES = ['AWAITING_AUTHORISATION', 'AUTHORISED', 'REJECTED'] as const;
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

export const REJECTED_BY = ['USER', 'ASPSP', 'TPP'] as const;
export type RejectedBy = (typeof REJECTED_BY)[number];

export const REJECTION_CODES = [
  'CONSENT_EXPIRED',
  'CUSTOMER_MANUALLY_REJECTED',
  'CUSTOMER_MANUALLY_REVOKED',
  'CONSENT_MAX_DATE_REACHED',
  'CONSENT_TECHNICAL_ISSUE',
  'INTERNAL_SECURITY_REASON',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** A consent to share data of a customer. Instants are ISO 8601 UTC with milliseconds. */
export interface Consent {
  readonly consentId: string;
  /** CPF of the person who was logged in when it was created. */
  readonly loggedUser: string;
  /** CNPJ of the company whose data are shared; null for data of a person. */
  readonly businessEntity: string | null;
  readonly permissions: readonly Permission[];
  readonly status: ConsentStatus;
  readonly createdAt: string;
  readonly statusUpdatedAt: string;
  /** Null: it is valid until it is revoked. */
  readonly expiresAt: string | null;
  /** Whether it belongs to a payment ("Jornada Otimizada"), if the request says so. */
  readonly isLinked: boolean | null;
  readonly rejectedBy: RejectedBy | null;
  readonly rejectionCode: RejectionCode | null;
  /** The accounts that the customer chose. */
  readonly accountIds: readonly string[];
  /** The decisions of second holders, one for each account that needs the approval of both; null if there is none. */
  readonly secondDecisions: readonly SecondDecision[] | null;
}

/** The decision of the second holder of an account of a consent. */
export interface SecondDecision {
  readonly accountId: string;
  /** CPF of the second holder. */
  readonly document: string;
  readonly decision: 'PENDING' | 'APPROVED' | 'REFUSED';
  /** Null while it is pending. */
  readonly decidedAt: string | null;
}

/** A requested consent. */
export interface ConsentDraft {
  readonly loggedUser: string;
  readonly businessEntity: string | null;
  /** Without duplicates. */
  readonly permissions: readonly Permission[];
  /** Null: it is valid until it is revoked. */
  readonly expiresAtMs: number | null;
  readonly isLinked: boolean | null;
}

/** A renewal of a consent. */
export interface Extension {
  readonly consentId: string;
  readonly requestedAt: string;
  readonly expiresAt: string | null;
  readonly previousExpiresAt: string | null;
  readonly loggedUser: string;
  /** The document type of that user, as in the request. */
  readonly loggedUserRel: string;
  readonly customerIpAddress: string;
  readonly customerUserAgent: string;
}

interface ConsentTransition extends Transition<ConsentStatus> {
  readonly rejection?: { readonly by: RejectedBy; readonly code: RejectionCode };
}

export const INITIAL_STATUS = 'AWAITING_AUTHORISATION';

/** The transitions of a consent, by event. */
export const CONSENT_TRANSITIONS = {
  authorise: { from: [INITIAL_STATUS], to: 'AUTHORISED' },
  refuse: rejecting([INITIAL_STATUS], 'USER', 'CUSTOMER_MANUALLY_REJECTED'),
  lapse: rejecting([INITIAL_STATUS], 'ASPSP', 'CONSENT_EXPIRED'),
  revoke: rejecting(['AUTHORISED'], 'USER', 'CUSTOMER_MANUALLY_REVOKED'),
  expire: rejecting([INITIAL_STATUS, 'AUTHORISED'], 'ASPSP', 'CONSENT_MAX_DATE_REACHED'),
  block: rejecting([INITIAL_STATUS, 'AUTHORISED'], 'ASPSP', 'INTERNAL_SECURITY_REASON'),
  fail: rejecting([INITIAL_STATUS, 'AUTHORISED'], 'ASPSP', 'CONSENT_TECHNICAL_ISSUE'),
} as const satisfies Readonly<Record<string, ConsentTransition>>;
export type ConsentEvent = keyof typeof CONSENT_TRANSITIONS;

function rejecting(from: readonly ConsentStatus[], by: RejectedBy, code: RejectionCode) {
  return { from, to: 'REJECTED', rejection: { by, code } } as const;
}

/** A new consent, not authorised yet. */
export function newConsent(consentId: string, draft: ConsentDraft, nowMs: number): Consent {
  const { loggedUser, businessEntity, permissions, expiresAtMs, isLinked } = draft;
  const createdAt = toIsoUtc(nowMs);
  return {
    consentId,
    loggedUser,
    businessEntity,
    permissions,
    status: INITIAL_STATUS,
    createdAt,
    statusUpdatedAt: createdAt,
    expiresAt: expiresAtMs === null ? null : toIsoUtc(expiresAtMs),
    isLinked,
    rejectedBy: null,
    rejectionCode: null,
    accountIds: [],
    secondDecisions: null,
  };
}

/** How long the customer has to authorise a consent. */
const AUTHORISATION_MS = 60 * 60_000;

/** The consent after the event; undefined if its state does not allow the event. */
export function after(consent: Consent, event: ConsentEvent, atMs: number): Consent | undefined {
  const { from, to, rejection }: ConsentTransition = CONSENT_TRANSITIONS[event];
  if (!from.includes(consent.status)) return undefined;
  return {
    ...consent,
    status: to,
    statusUpdatedAt: toIsoUtc(atMs),
    rejectedBy: rejection?.by ?? null,
    rejectionCode: rejection?.code ?? null,
  };
}

/** The next deadline of the consent and its event; undefined if there is none. */
export function nextDeadline(
  consent: Consent,
): { readonly atMs: number; readonly event: ConsentEvent } | undefined {
  const { status, createdAt, expiresAt } = consent;
  if (status === 'REJECTED') return undefined;
  const lapse = { atMs: Date.parse(createdAt) + AUTHORISATION_MS, event: 'lapse' } as const;
  const expiry =
    expiresAt === null ? undefined : ({ atMs: Date.parse(expiresAt), event: 'expire' } as const);
  if (status === 'AUTHORISED') return expiry;
  return expiry !== undefined && expiry.atMs <= lapse.atMs ? expiry : lapse;
}

/** The consent at an instant, after a deadline that has been reached. */
export function consentAt(consent: Consent, nowMs: number): Consent {
  const deadline = nextDeadline(consent);
  if (deadline === undefined || nowMs < deadline.atMs) return consent;
  return after(consent, deadline.event, deadline.atMs) ?? consent;
}

/** The document of the customer whose data are shared. */
export function customerDocument({ businessEntity, loggedUser }: Consent): string {
  return businessEntity ?? loggedUser;
}
