import { formatCents, toIsoUtc } from '#libs/kernel';
import { type ConsentKind, type ListedConsent } from './listed-consent';

/** A consent to share data, to pay, or to payments that recur. */
export class ListedConsentResponse {
  /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
  consentId!: string;

  /**
   * `data`: a consent to share data. `payment`: a consent to pay. `recurring`: a consent to payments that recur.
   * @example payment
   */
  kind!: ConsentKind;

  /** @example AWAITING_AUTHORISATION */
  status!: ListedConsent['status'];

  /**
   * The CPF of the customer, or the CNPJ of the company.
   * @example "76109277673"
   */
  customer!: string;

  /**
   * The amount of each payment, in BRL. Absent for a consent to share data, and if the amount can vary.
   * @example "150.00"
   */
  amount?: string;

  /** @example 2026-11-21T12:00:00.000Z */
  createdAt!: string;

  /**
   * Null if the consent is valid until it is revoked.
   * @example 2026-11-21T12:05:00.000Z
   */
  expiresAt!: string | null;

  static of(consent: ListedConsent): ListedConsentResponse {
    const { consentId, kind, status, customer, amount, createdAtMs, expiresAtMs } = consent;
    return {
      ...{ consentId, kind, status, customer },
      ...(amount === undefined ? {} : { amount: formatCents(amount) }),
      createdAt: toIsoUtc(createdAtMs),
      expiresAt: expiresAtMs === null ? null : toIsoUtc(expiresAtMs),
    };
  }
}
