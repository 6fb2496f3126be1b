import { type Cents } from '#libs/kernel';
import { type ConsentStatus } from '../consents/consent';
import { type PaymentConsentStatus } from '../payment-consents/payment-consent';
import { type RecurringConsentStatus } from '../recurring-consents/recurring-consent';

/** What a customer consents to: to share data, to pay, or to payments that recur. */
export const CONSENT_KINDS = ['data', 'payment', 'recurring'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** What consents of all kinds have. */
export interface ListedConsent {
  readonly kind: ConsentKind;
  readonly consentId: string;
  readonly status: ConsentStatus | PaymentConsentStatus | RecurringConsentStatus;
  /** The CPF of the person, or the CNPJ of the company. */
  readonly customer: string;
  /** Undefined for a consent to share data, and if the amount can vary. */
  readonly amount: Cents | undefined;
  readonly createdAtMs: number;
  /** Null: it is valid until it is revoked. */
  readonly expiresAtMs: number | null;
}

/** A place in the list: that of the last consent of a page. */
export type Place = Pick<ListedConsent, 'createdAtMs' | 'consentId'>;

/** Newest first. Consents of the same instant are in the order of their ids, which is the same in all tables. */
export function compareConsents(one: Place, other: Place): number {
  if (one.createdAtMs !== other.createdAtMs) return other.createdAtMs - one.createdAtMs;
  if (one.consentId === other.consentId) return 0;
  return one.consentId < other.consentId ? 1 : -1;
}

/** A cursor for the page after a consent. */
export function cursorOf({ createdAtMs, consentId }: Place): string {
  return `${String(createdAtMs)}.${consentId}`;
}

export const CURSOR = /^-?\d{1,15}\.[\w:.-]{1,100}$/;

/** @param cursor that CURSOR matches */
export function placeOf(cursor: string): Place {
  const dot = cursor.indexOf('.');
  return { createdAtMs: Number(cursor.slice(0, dot)), consentId: cursor.slice(dot + 1) };
}
