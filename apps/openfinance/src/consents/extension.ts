import type { Request } from 'express';
import { accepted, refused, toIsoUtc, type Failure, type Result } from '#libs/kernel';
import { IS_MISSING } from '#libs/schema';
import { ParameterInvalid } from '../standard/parameter-invalid';
import { type Consent } from './consent';
import { ConsentOfAnotherUser, ConsentRefused } from './consent.errors';
import { type ConsentChange } from './consent.repository';
import { type ExtendConsent } from './consent.request';
import { refusalOfExtension } from './rules/consent-rules';

/** The customer, as the receiver of the data sees them. An extension has to say it. */
export interface CustomerAtReceiver {
  readonly ipAddress: string;
  readonly userAgent: string;
}

export const CUSTOMER_IP_ADDRESS = 'x-fapi-customer-ip-address';
export const CUSTOMER_USER_AGENT = 'x-customer-user-agent';

/** @throws ParameterInvalid if one of the headers is missing or too long */
export function customerAtReceiver(request: Request): CustomerAtReceiver {
  return {
    ipAddress: readHeader(request, CUSTOMER_IP_ADDRESS, 100),
    userAgent: readHeader(request, CUSTOMER_USER_AGENT, 255),
  };
}

function readHeader(request: Request, name: string, longest: number): string {
  const text = request.get(name);
  const expected = `must be a text of 1 to ${String(longest)} characters.`;
  if (text === undefined || text === '') {
    throw new ParameterInvalid([{ pointer: name, detail: `${IS_MISSING}: ${expected}` }]);
  }
  if (text.length <= longest) return text;
  throw new ParameterInvalid([{ pointer: name, detail: `M${expected.slice(1)}` }]);
}

/** The consent with another end, and what is kept about it. */
export function extensionOf(
  consent: Consent,
  { data }: ExtendConsent,
  { customer, nowMs }: { readonly customer: CustomerAtReceiver; readonly nowMs: number },
): Result<ConsentChange, Failure> {
  const { identification, rel } = data.loggedUser.document;
  const company = data.businessEntity?.document.identification ?? null;
  // Any user of a company can extend its consents; a person only their own.
  const isOfUser = consent.businessEntity !== null || consent.loggedUser === identification;
  if (!isOfUser || consent.businessEntity !== company) {
    const whose = isOfUser ? '/data/businessEntity' : '/data/loggedUser';
    return refused(new ConsentOfAnotherUser(`${whose}: Must be that of the consent.`));
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
