import { formatCents } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import {
  optional,
  type DocumentResponse,
  type PaymentAmountResponse,
  type PixAccountResponse,
} from '../../payment-terms/payment-parts.response';
import { RECURRING_REJECTIONS, type RecurringRejection } from '../../payment-terms/recurring-codes';
import { type LocalInstrument } from '../../payment-terms/terms';
import { accountOf, type CancellationResponse } from '../../payments/api/payment.response';
import { type Payment, type PaymentStatus } from '../../payments/payment';
import { dateTime } from '../../standard/date-time';
import { type LinksResponse, type MetaResponse } from '../../standard/standard.response';

/** The reason of a rejection. */
export class RecurringPaymentRejectionResponse {
  /** @example SALDO_INSUFICIENTE */
  code!: RecurringRejection;

  /** @example The account did not have the amount when the payment was due. */
  detail!: string;
}

/** A recurring payment in a list (automatic-payments 2.0.0, ResponseRecurringPixData). */
export class ListedRecurringPaymentResponse {
  /** @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  recurringPaymentId!: string;

  /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
  recurringConsentId!: string;

  /** @example E8765432120261121120012345678901 */
  endToEndId!: string;

  /**
   * The day of the payment in Brasília.
   * @example 2026-01-31
   */
  date!: string;

  /** @example 2026-01-31T12:00:00Z */
  creationDateTime!: string;

  /** @example 2026-01-31T12:00:02Z */
  statusUpdateDateTime!: string;

  /** @example RCVD */
  status!: PaymentStatus;

  /** Only for a payment with status RJCT. */
  rejectionReason?: RecurringPaymentRejectionResponse;

  payment!: PaymentAmountResponse;

  remittanceInformation?: string;

  transactionIdentification?: string;

  /** The payee. */
  document!: DocumentResponse;

  /** The payment that failed, if this is a further attempt. */
  originalRecurringPaymentId?: string;

  /**
   * The period that the payment is for. Only for Pix Automático.
   * @example M09-2026
   */
  paymentReference?: string;
}

/** A recurring payment (automatic-payments 2.0.0). */
export class RecurringPaymentDataResponse extends ListedRecurringPaymentResponse {
  /** Only for a payment with status CANC. */
  cancellation?: CancellationResponse;

  /** @example MANU */
  localInstrument!: LocalInstrument;

  /** The Pix key of the payee, if the payment names one. */
  proxy?: string;

  ibgeTownCode?: string;

  /** @example 50685362000135 */
  cnpjInitiator!: string;

  creditorAccount!: PixAccountResponse;

  debtorAccount!: PixAccountResponse;

  authorisationFlow?: string;
}

/** One recurring payment. */
@LinksTo({
  findRecurringPayment: { recurringPaymentId: '/data/recurringPaymentId' },
  cancelRecurringPayment: { recurringPaymentId: '/data/recurringPaymentId' },
  findRecurringConsent: { recurringConsentId: '/data/recurringConsentId' },
})
export class RecurringPaymentResponse {
  data!: RecurringPaymentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The recurring payments of a consent, oldest first. */
export class RecurringPaymentListResponse {
  data!: ListedRecurringPaymentResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The response for a stored recurring payment. */
export function recurringPaymentData(payment: Payment): RecurringPaymentDataResponse {
  const { details, cancellation } = payment;
  return {
    ...listedMembers(payment),
    ...optional('cancellation', cancellation ?? undefined),
    localInstrument: details.localInstrument,
    ...optional('proxy', details.proxy),
    ...optional('ibgeTownCode', details.ibgeTownCode),
    cnpjInitiator: details.cnpjInitiator ?? '',
    creditorAccount: accountOf(details.creditorAccount),
    debtorAccount: accountOf(details.debtorAccount),
    ...optional('authorisationFlow', details.authorisationFlow),
  };
}

/** The members of a recurring payment that a list has. */
export function listedRecurringPayment(payment: Payment): ListedRecurringPaymentResponse {
  return listedMembers(payment);
}

function listedMembers(payment: Payment) {
  const { details, rejection, rejectionDetail } = payment;
  const { recurring } = details;
  if (recurring === undefined) throw new Error(`Payment ${payment.paymentId} is not recurring.`);
  const code = rejection as RecurringRejection | null;
  return {
    recurringPaymentId: payment.paymentId,
    recurringConsentId: payment.consentId,
    endToEndId: payment.endToEndId,
    date: recurring.date,
    creationDateTime: dateTime(payment.createdAtMs),
    statusUpdateDateTime: dateTime(payment.statusUpdatedAtMs),
    status: payment.status,
    ...(code === null
      ? {}
      : { rejectionReason: { code, detail: rejectionDetail ?? RECURRING_REJECTIONS[code] } }),
    payment: { amount: formatCents(payment.amount), currency: 'BRL' },
    ...optional('remittanceInformation', details.remittanceInformation),
    ...optional('transactionIdentification', details.transactionIdentification),
    document: recurring.document,
    ...optional('originalRecurringPaymentId', recurring.originalRecurringPaymentId),
    ...optional('paymentReference', recurring.paymentReference),
  };
}
