import { LinksTo } from '#libs/openapi';
import { type LinksResponse, type MetaResponse } from '../../standard/standard.response';
import { dateTime } from '../../standard/date-time';
import {
  optional,
  type PersonResponse,
  type PixAccountResponse,
} from '../../payment-terms/payment-parts.response';
import { type PixAccount } from '../../payment-terms/terms';
import { type CreditorResponse } from '../../payment-consents/api/payment-consent.response';
import {
  productOf,
  type EndedBy,
  type EndedFrom,
  type RecurringConsent,
  type RecurringConsentRejection,
  type RecurringConsentRevocation,
  type RecurringConsentStatus,
} from '../recurring-consent';
import { type RecurringConfigurationResponse } from './recurring-configuration.response';
import { type RiskSignalsResponse } from './risk-signals.response';

/** The town of the customers of the bank: Brasília. */
const TOWN_CODE = '5300108';

/** The account that pays. */
export class RecurringDebtorAccountResponse implements PixAccountResponse {
  /** @example 87654321 */
  ispb!: string;

  /** @example 0001 */
  issuer?: string;

  /** @example 100000019 */
  number!: string;

  /** @example CACC */
  accountType!: PixAccountResponse['accountType'];

  /**
   * The town of the payer, for its holidays. Only for Pix Automático, once the consent is authorised.
   * @example '5300108'
   */
  ibgeTownCode?: string;
}

/** Why the consent was rejected. */
export class RecurringRejectionReasonResponse {
  /** @example TEMPO_EXPIRADO_AUTORIZACAO */
  code!: RecurringConsentRejection;

  /** @example The consent was not authorised in time. */
  detail!: string;
}

/** The rejection of the consent. */
export class RecurringConsentRejectionResponse {
  /** @example DETENTORA */
  rejectedBy!: EndedBy;

  /** @example DETENTORA */
  rejectedFrom!: EndedFrom;

  /** @example 2026-01-31T12:05:00Z */
  rejectedAt!: string;

  reason!: RecurringRejectionReasonResponse;
}

/** Why the consent was revoked. */
export class RecurringRevocationReasonResponse {
  /** @example REVOGADO_USUARIO */
  code!: RecurringConsentRevocation;

  /** @example The payer revoked the consent. */
  detail!: string;
}

/** The revocation of the consent. */
export class RecurringConsentRevocationResponse {
  /** @example USUARIO */
  revokedBy!: EndedBy;

  /** @example INICIADORA */
  revokedFrom!: EndedFrom;

  /** @example 2026-01-31T12:05:00Z */
  revokedAt!: string;

  reason!: RecurringRevocationReasonResponse;
}

/** A recurring consent (automatic-payments 2.0.0). */
export class RecurringConsentDataResponse {
  /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
  recurringConsentId!: string;

  /** @example AWAITING_AUTHORISATION */
  status!: RecurringConsentStatus;

  /** @example 2026-01-31T12:00:00Z */
  creationDateTime!: string;

  /** @example 2026-01-31T12:00:00Z */
  statusUpdateDateTime!: string;

  /**
   * The end of the consent. Absent if it has none.
   * @example 2027-01-31T12:00:00Z
   */
  expirationDateTime?: string;

  /** Only once the consent is authorised. */
  authorisedAtDateTime?: string;

  /** The last edition. */
  updatedAtDateTime?: string;

  /** The last day for further approvers. */
  approvalDueDate?: string;

  loggedUser!: PersonResponse;

  businessEntity?: PersonResponse;

  creditors!: CreditorResponse[];

  additionalInformation?: string;

  /** The account that pays. It is known when the consent is authorised. */
  debtorAccount?: RecurringDebtorAccountResponse;

  recurringConfiguration!: RecurringConfigurationResponse;

  /** The signals of the last edition. */
  riskSignals?: RiskSignalsResponse;

  /** Only for a consent with status REJECTED. */
  rejection?: RecurringConsentRejectionResponse;

  /** Only for a consent with status REVOKED. */
  revocation?: RecurringConsentRevocationResponse;
}

/** One recurring consent. */
@LinksTo({
  findRecurringConsent: { recurringConsentId: '/data/recurringConsentId' },
  changeRecurringConsent: { recurringConsentId: '/data/recurringConsentId' },
  createRecurringPayment: { 'x-consent-id': '/data/recurringConsentId' },
  authoriseConsent: { id: '/data/recurringConsentId' },
  rejectConsent: { id: '/data/recurringConsentId' },
})
export class RecurringConsentResponse {
  data!: RecurringConsentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** @param debtorAccount the account that pays, if it is known */
export function recurringConsentData(
  consent: RecurringConsent,
  debtorAccount: PixAccount | undefined,
): RecurringConsentDataResponse {
  const { request } = consent;
  return {
    recurringConsentId: consent.consentId,
    status: consent.status,
    creationDateTime: dateTime(consent.createdAtMs),
    statusUpdateDateTime: dateTime(consent.statusUpdatedAtMs),
    ...optional('expirationDateTime', instantOf(consent.expiresAtMs)),
    ...optional('authorisedAtDateTime', instantOf(consent.authorisedAtMs)),
    ...optional('updatedAtDateTime', instantOf(consent.updatedAtMs)),
    ...optional('approvalDueDate', consent.approvalDueDate ?? undefined),
    loggedUser: request.loggedUser,
    ...optional('businessEntity', request.businessEntity),
    creditors: [...request.creditors],
    ...optional('additionalInformation', request.additionalInformation),
    ...optional('debtorAccount', accountOf(consent, debtorAccount)),
    recurringConfiguration: configurationOf(consent),
    ...optional('riskSignals', request.riskSignals as RiskSignalsResponse | undefined),
    ...endingOf(consent),
  };
}

function accountOf(
  { request, authorisedAtMs }: RecurringConsent,
  account: PixAccount | undefined,
): RecurringDebtorAccountResponse | undefined {
  const shown = account ?? request.debtorAccount;
  if (shown === undefined) return undefined;
  const { ispb, issuer, number, accountType } = shown;
  const hasTown = productOf(request) === 'automatic' && authorisedAtMs !== null;
  return {
    ...{ ispb, number, accountType },
    ...optional('issuer', issuer),
    ...(hasTown ? { ibgeTownCode: TOWN_CODE } : {}),
  };
}

/** The customer can allow the overdraft limit at the bank. By default it is allowed (automatic-payments 2.0.0). */
function configurationOf({ request }: RecurringConsent): RecurringConfigurationResponse {
  const { automatic, sweeping, vrp } = request.configuration;
  const shown = {
    ...optional('automatic', automatic && { ...automatic, useOverdraftLimit: true }),
    ...optional('sweeping', sweeping && { ...sweeping, useOverdraftLimit: true }),
    ...optional('vrp', vrp),
  };
  return shown as unknown as RecurringConfigurationResponse;
}

function endingOf({ status, statusUpdatedAtMs, ending }: RecurringConsent) {
  if (ending === null) return {};
  const at = dateTime(statusUpdatedAtMs);
  const { by, from, code, detail } = ending;
  if (status === 'REVOKED') {
    const reason = { code: code as RecurringConsentRevocation, detail };
    return { revocation: { revokedBy: by, revokedFrom: from, revokedAt: at, reason } };
  }
  const reason = { code: code as RecurringConsentRejection, detail };
  return { rejection: { rejectedBy: by, rejectedFrom: from, rejectedAt: at, reason } };
}

function instantOf(epochMs: number | null): string | undefined {
  return epochMs === null ? undefined : dateTime(epochMs);
}
