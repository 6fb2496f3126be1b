import { accepted, refused, toIsoUtc, type Failure, type Result } from '#libs/kernel';
import { type Consent } from './consent';
import { ConsentOfAnotherUser, ConsentRefused } from './consent.errors';
import { type ConsentChange } from './consent-transactions';
import { type ExtendConsent } from './api/consent.request';
import { refusalOfExtension } from './rules/consent-rules';

/** The customer's address and browser at the receiver of the data. An extension must have them. */
export interface CustomerAtReceiver {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** The extended consent, and the extension to store. */
export function extensionOf(
  consent: Consent,
  { data }: ExtendConsent,
  { customer, nowMs }: { readonly customer: CustomerAtReceiver; readonly nowMs: number },
): Result<ConsentChange, Failure> {
  const { identification, rel } = data.loggedUser.document;
  const company = data.businessEntity?.document.identification ?? null;
  // Any user of a company can extend the consents of the company. A person can only extend their own.
  const isOfUser = consent.businessEntity !== null || consent.loggedUser === identification;
  if (!isOfUser || consent.businessEntity !== company) {
    const whose = isOfUser ? '/data/businessEntity' : '/data/loggedUser';
    return refused(new ConsentOfAnotherUser(`${whose}: Must be the same as in the consent.`));
  }
  const expiresAtMs = data.expirationDateTime ?? null;
  const refusal = refusalOfExtension(consent, expiresAtMs, nowMs);
  if (refusal !== undefined) return refused(new ConsentRefused(refusal));
  const expiresAt = expiresAtMs === null ? null : toIsoUtc(expiresAtMs);
  const extension = {
    consentId: consent.consentId,
    requestedAt: toIsoUtc(nowMs),
    expiresAt,
    previousExpiresAt: consent.expiresAt,
    loggedUser: identification,
    loggedUserRel: rel,
    customerIpAddress: customer.ipAddress,
    customerUserAgent: customer.userAgent,
  };
  return accepted({ consent: { ...consent, expiresAt }, extension });
}
