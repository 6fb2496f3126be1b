import { LinksTo } from '#libs/openapi';
import { dateTime } from '../../standard/date-time';
import {
  type LinksResponse,
  type ListMetaResponse,
  type MetaResponse,
  type PageLinksResponse,
} from '../../standard/standard.response';
import {
  type Consent,
  type ConsentStatus,
  type Extension,
  type RejectedBy,
  type RejectionCode,
} from '../consent';
import { type Permission } from '../rules/permissions';

/** The texts about rejections, in Portuguese. The standard allows 140 characters. */
const EXPLANATIONS: Readonly<Record<RejectionCode, string>> = {
  CONSENT_EXPIRED: 'O prazo de 60 minutos para autorizar o consentimento terminou.',
  CUSTOMER_MANUALLY_REJECTED: 'O cliente não autorizou o consentimento.',
  CUSTOMER_MANUALLY_REVOKED: 'O cliente revogou o consentimento.',
  CONSENT_MAX_DATE_REACHED: 'O prazo de validade do consentimento terminou.',
  CONSENT_TECHNICAL_ISSUE: 'Um problema técnico impede o uso do consentimento.',
  INTERNAL_SECURITY_REASON: 'A política de segurança do banco rejeitou o consentimento.',
};

/** A consent, as in the responses to its creation and extension. */
export class ConsentDataResponse {
  /** @example urn:simulador:00000000-0000-4000-8000-000000000001 */
  consentId!: string;

  /** @example 2026-01-31T12:00:00Z */
  creationDateTime!: string;

  /** @example AWAITING_AUTHORISATION */
  status!: ConsentStatus;

  /** @example 2026-01-31T12:00:00Z */
  statusUpdateDateTime!: string;

  /** @example ["ACCOUNTS_READ", "ACCOUNTS_BALANCES_READ", "RESOURCES_READ"] */
  permissions!: Permission[];

  /**
   * Absent in a consent without an end.
   * @example 2026-07-31T12:00:00Z
   */
  expirationDateTime?: string;

  static of(consent: Consent): ConsentDataResponse {
    return dataOf(consent);
  }
}

/** The reason of a rejection. */
export class RejectionReasonResponse {
  /** @example CONSENT_EXPIRED */
  code!: RejectionCode;

  /** @example O prazo de 60 minutos para autorizar o consentimento terminou. */
  additionalInformation?: string;
}

/** The rejection of a consent. */
export class RejectionResponse {
  /** @example ASPSP */
  rejectedBy!: RejectedBy;

  reason!: RejectionReasonResponse;
}

/** The context of a consent that belongs to a payment. */
export class JourneyResponse {
  /** @example false */
  isLinked?: boolean;
}

/** A consent, as in the response to a read: with its rejection. */
export class ConsentReadDataResponse extends ConsentDataResponse {
  /** Only for a rejected consent. */
  rejection?: RejectionResponse;

  /** Only if the request had `isLinked`. */
  journey?: JourneyResponse;

  static override of(consent: Consent): ConsentReadDataResponse {
    const { rejectedBy, rejectionCode: code, isLinked } = consent;
    return {
      ...dataOf(consent),
      ...(rejectedBy === null || code === null
        ? {}
        : {
            rejection: { rejectedBy, reason: { code, additionalInformation: EXPLANATIONS[code] } },
          }),
      ...(isLinked === null ? {} : { journey: { isLinked } }),
    };
  }
}

/** The document of a person. */
export class LoggedUserDocumentResponse {
  /** @example "11144477735" */
  identification!: string;

  /** @example CPF */
  rel!: string;
}

/** The person who was logged in at the receiver of the data. */
export class LoggedUserResponse {
  document!: LoggedUserDocumentResponse;
}

/** An extension of a consent. */
export class ExtensionDataResponse {
  /**
   * The new end. Absent if the consent has no end.
   * @example 2027-01-31T12:00:00Z
   */
  expirationDateTime?: string;

  loggedUser!: LoggedUserResponse;

  /** @example 2026-01-31T12:00:00Z */
  requestDateTime!: string;

  /**
   * The end before the extension. Absent if the consent had no end.
   * @example 2026-07-31T12:00:00Z
   */
  previousExpirationDateTime?: string;

  /** @example 172.217.22.14 */
  xFapiCustomerIpAddress!: string;

  /** @example Mozilla/5.0 */
  xCustomerUserAgent!: string;

  static of(extension: Extension): ExtensionDataResponse {
    const { expiresAt, previousExpiresAt, loggedUser, loggedUserRel } = extension;
    return {
      ...(expiresAt === null ? {} : { expirationDateTime: written(expiresAt) }),
      loggedUser: { document: { identification: loggedUser, rel: loggedUserRel } },
      requestDateTime: written(extension.requestedAt),
      ...(previousExpiresAt === null
        ? {}
        : { previousExpirationDateTime: written(previousExpiresAt) }),
      xFapiCustomerIpAddress: extension.customerIpAddress,
      xCustomerUserAgent: extension.customerUserAgent,
    };
  }
}

/** A consent that was created or extended. */
@LinksTo({
  findConsent: { id: '/data/consentId' },
  revokeConsent: { id: '/data/consentId' },
  extendConsent: { id: '/data/consentId' },
  listAccounts: { 'x-consent-id': '/data/consentId' },
  authoriseConsent: { id: '/data/consentId' },
  rejectConsent: { id: '/data/consentId' },
})
export class ConsentResponse {
  data!: ConsentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** A consent. */
@LinksTo({
  revokeConsent: { id: '/data/consentId' },
  extendConsent: { id: '/data/consentId' },
  listAccounts: { 'x-consent-id': '/data/consentId' },
  authoriseConsent: { id: '/data/consentId' },
  rejectConsent: { id: '/data/consentId' },
})
export class ConsentReadResponse {
  data!: ConsentReadDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The extensions of a consent, newest first. */
export class ExtensionsResponse {
  data!: ExtensionDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}

function dataOf(consent: Consent) {
  const { consentId, createdAt, status, statusUpdatedAt, permissions, expiresAt } = consent;
  return {
    consentId,
    creationDateTime: written(createdAt),
    status,
    statusUpdateDateTime: written(statusUpdatedAt),
    permissions: [...permissions],
    ...(expiresAt === null ? {} : { expirationDateTime: written(expiresAt) }),
  };
}

function written(instant: string): string {
  return dateTime(Date.parse(instant));
}
