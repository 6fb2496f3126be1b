import { LinksTo } from '#libs/openapi';
import { type LinksResponse, type MetaResponse } from '../../standard/standard.response';
import { dateTime } from '../../standard/date-time';
import {
  optional,
  type PaymentAmountResponse,
  type PersonResponse,
  type PixAccountResponse,
} from '../../payment-terms/payment-parts.response';
import {
  CONSENT_REJECTIONS,
  type ConsentRejection,
  type PaymentConsent,
  type PaymentConsentStatus,
} from '../payment-consent';
import { type DayOfWeek } from '../schedule';
import { type Creditor, type LocalInstrument, type PixAccount } from '../../payment-terms/terms';

/** The payee. */
export class CreditorResponse implements Creditor {
  /** @example PESSOA_NATURAL */
  personType!: 'PESSOA_NATURAL' | 'PESSOA_JURIDICA';

  /** @example 11144477735 */
  cpfCnpj!: string;

  /** @example João Souza */
  name!: string;
}

/** The reason of a rejection. */
export class ConsentRejectionResponse {
  /** @example TEMPO_EXPIRADO_AUTORIZACAO */
  code!: ConsentRejection;

  /** @example The customer did not decide within 5 minutes. */
  detail!: string;
}

/** One payment on a later day. */
export class SingleScheduleResponse {
  /**
   * The day of the payment in Brasília.
   * @example 2026-02-01
   */
  date!: string;
}

/** A payment on each day. */
export class DailyScheduleResponse {
  /** @example 2026-02-01 */
  startDate!: string;

  /**
   * The number of payments.
   * @example 3
   */
  quantity!: number;
}

/** A payment on one day of each week. */
export class WeeklyScheduleResponse extends DailyScheduleResponse {
  /** @example SEGUNDA_FEIRA */
  dayOfWeek!: DayOfWeek;
}

/** A payment on one day of each month. */
export class MonthlyScheduleResponse extends DailyScheduleResponse {
  /**
   * The day of the month, from 1 to 31.
   * @example 10
   */
  dayOfMonth!: number;
}

/** Payments on days that the initiator has chosen. */
export class CustomScheduleResponse {
  /** @example ["2026-02-01", "2026-02-15"] */
  dates!: string[];

  /** @example Aluguel e condomínio */
  additionalInformation!: string;
}

/** The schedule of the payments: exactly one of the members. */
export class ScheduleResponse {
  single?: SingleScheduleResponse;

  daily?: DailyScheduleResponse;

  weekly?: WeeklyScheduleResponse;

  monthly?: MonthlyScheduleResponse;

  custom?: CustomScheduleResponse;
}

/** The payee's account, and how it was identified. */
export class ConsentedDetailsResponse {
  /** @example MANU */
  localInstrument!: LocalInstrument;

  /** The text of the QR code, if the payment has one. */
  qrCode?: string;

  /** The Pix key of the payee, if the payment names one. */
  proxy?: string;

  creditorAccount!: PixAccountResponse;
}

/** The payment of the consent, as in the request. */
export class ConsentedPaymentResponse implements Partial<PaymentAmountResponse> {
  /** @example PIX */
  type!: string;

  /** @example 2026-01-31 */
  date?: string;

  /** Only for payments on later days. */
  schedule?: ScheduleResponse;

  /** @example BRL */
  currency!: string;

  /** @example 150.00 */
  amount!: string;

  ibgeTownCode?: string;

  details!: ConsentedDetailsResponse;
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

  /** The account that pays. It is known when the consent is authorised. */
  debtorAccount?: PixAccountResponse;

  /** Only for a consent with status REJECTED. */
  rejectionReason?: ConsentRejectionResponse;
}

/** One payment consent. */
@LinksTo({
  findPaymentConsent: { consentId: '/data/consentId' },
  createPayment: { 'x-consent-id': '/data/consentId' },
  cancelPaymentsOfConsent: { consentId: '/data/consentId' },
  authoriseConsent: { id: '/data/consentId' },
  rejectConsent: { id: '/data/consentId' },
})
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
