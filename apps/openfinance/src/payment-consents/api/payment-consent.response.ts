import { type LinksResponse, type MetaResponse } from '../../standard/standard.response';
import { dateTime } from '../../standard/date-time';
import {
  optional,
  type AmountResponse,
  type PersonResponse,
  type PixAccountResponse,
} from '../../payments/api/payment.response';
import {
  CONSENT_REJECTIONS,
  type ConsentRejection,
  type PaymentConsent,
  type PaymentConsentStatus,
} from '../payment-consent';
import { type Creditor, type PixAccount } from '../terms';

/** The payee. */
export class CreditorResponse implements Creditor {
  /** @example PESSOA_NATURAL */
  personType!: 'PESSOA_NATURAL' | 'PESSOA_JURIDICA';

  /** @example 11144477735 */
  cpfCnpj!: string;

  /** @example João Souza */
  name!: string;
}

/** Why a payment consent was rejected. */
export class ConsentRejectionResponse {
  /** @example TEMPO_EXPIRADO_AUTORIZACAO */
  code!: ConsentRejection;

  /** @example The customer did not decide within 5 minutes. */
  detail!: string;
}

/** The payment that the customer agrees to, as the request had it. */
export class ConsentedPaymentResponse implements Partial<AmountResponse> {
  /** @example PIX */
  type!: string;

  /** @example 2026-01-31 */
  date?: string;

  /** One of single, daily, weekly, monthly, custom. */
  schedule?: object;

  /** @example BRL */
  currency!: string;

  /** @example 150.00 */
  amount!: string;

  /** How the payee's account was found, and the account. */
  details!: object;
}

/** A payment consent (payments v4). */
export class PaymentConsentDataResponse {
  /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
  consentId!: string;

  /** @example 2026-01-31T12:00:00Z */
  creationDateTime!: string;

  /**
   * The end of the time to authorise, or to pay.
   * @example 2026-01-31T12:05:00Z
   */
  expirationDateTime!: string;

  /** @example 2026-01-31T12:00:00Z */
  statusUpdateDateTime!: string;

  /** @example AWAITING_AUTHORISATION */
  status!: PaymentConsentStatus;

  loggedUser!: PersonResponse;

  businessEntity?: PersonResponse;

  creditor!: CreditorResponse;

  payment!: ConsentedPaymentResponse;

  /** The account that pays; known once the consent is authorised. */
  debtorAccount?: PixAccountResponse;

  /** Only of a consent with status REJECTED. */
  rejectionReason?: ConsentRejectionResponse;
}

/** One payment consent. */
export class PaymentConsentResponse {
  data!: PaymentConsentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** @param debtorAccount the account that pays, if it is known */
export function consentData(
  consent: PaymentConsent,
  debtorAccount: PixAccount | undefined,
): PaymentConsentDataResponse {
  const { request, rejection, rejectionDetail } = consent;
  return {
    consentId: consent.consentId,
    creationDateTime: dateTime(consent.createdAtMs),
    expirationDateTime: dateTime(consent.expiresAtMs),
    statusUpdateDateTime: dateTime(consent.statusUpdatedAtMs),
    status: consent.status,
    loggedUser: request.loggedUser,
    ...optional('businessEntity', request.businessEntity),
    creditor: request.creditor,
    payment: request.payment as unknown as ConsentedPaymentResponse,
    ...optional('debtorAccount', (debtorAccount ?? request.debtorAccount) as PixAccountResponse),
    ...optional(
      'rejectionReason',
      rejection === null
        ? undefined
        : { code: rejection, detail: rejectionDetail ?? CONSENT_REJECTIONS[rejection] },
    ),
  };
}
