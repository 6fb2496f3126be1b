import { formatCents } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import {
  type LinksResponse,
  type ListMetaResponse,
  type MetaResponse,
  type PageLinksResponse,
} from '../../standard/standard.response';
import { dateTime } from '../../standard/date-time';
import {
  optional,
  type PaymentAmountResponse,
  type PersonResponse,
  type PixAccountResponse,
} from '../../payment-terms/payment-parts.response';
import { type LocalInstrument } from '../../payment-terms/terms';
import { type Payment, type PaymentStatus } from '../payment';
import { type RejectionReason } from '../../payment-terms/payment-codes';

/** The initiator of a plain payment: the CNPJ of a made-up company. Bodies of the standard name their initiator. */
const DEFAULT_INITIATOR = '50685362000135';

/** The reason of a rejection. */
export class PaymentRejectionResponse {
  /** @example SALDO_INSUFICIENTE */
  code!: RejectionReason;

  /** @example The account did not have the amount when the payment was due. */
  detail!: string;
}

/** The cancellation of a payment. */
export class CancellationResponse {
  /** @example CANCELADO_AGENDAMENTO */
  reason!: string;

  /** @example INICIADORA */
  cancelledFrom!: string;

  /** @example 2026-01-31T12:00:00Z */
  cancelledAt!: string;

  cancelledBy!: PersonResponse;
}

/** A payment (payments v4). */
export class PaymentDataResponse {
  /** @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  paymentId!: string;

  /** @example E8765432120261121120012345678901 */
  endToEndId!: string;

  /** @example urn:simulador:7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
  consentId!: string;

  /** @example 2026-01-31T12:00:00Z */
  creationDateTime!: string;

  /** @example 2026-01-31T12:00:02Z */
  statusUpdateDateTime!: string;

  /** The Pix key of the payee, if the payment names one. */
  proxy?: string;

  ibgeTownCode?: string;

  /** @example RCVD */
  status!: PaymentStatus;

  /** Only for a payment with status RJCT. */
  rejectionReason?: PaymentRejectionResponse;

  /** Only for a payment with status CANC. */
  cancellation?: CancellationResponse;

  /** @example MANU */
  localInstrument!: LocalInstrument;

  /** @example 50685362000135 */
  cnpjInitiator!: string;

  payment!: PaymentAmountResponse;

  transactionIdentification?: string;

  remittanceInformation?: string;

  creditorAccount!: PixAccountResponse;

  debtorAccount!: PixAccountResponse;

  authorisationFlow?: string;
}

/** One payment. */
@LinksTo({
  findPayment: { paymentId: '/data/paymentId' },
  cancelPayment: { paymentId: '/data/paymentId' },
  findPaymentConsent: { consentId: '/data/consentId' },
})
export class PaymentResponse {
  data!: PaymentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The payments of one request, in its order. */
@LinksTo({
  findPayment: { paymentId: '/data/0/paymentId' },
  cancelPayment: { paymentId: '/data/0/paymentId' },
  findPaymentConsent: { consentId: '/data/0/consentId' },
})
export class PaymentsResponse {
  data!: PaymentDataResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** A page of the list of payments, newest first. */
export class PaymentListResponse {
  data!: PaymentDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}

/** A payment that was cancelled with its consent. */
export class CancelledPaymentResponse {
  /** @example 5d3f0b0e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  paymentId!: string;

  /** @example 2026-01-31T12:00:00Z */
  statusUpdateDateTime!: string;
}

/** The payments that were cancelled. */
export class CancelledPaymentsResponse {
  data!: CancelledPaymentResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The response for a stored payment. */
export function paymentData(payment: Payment): PaymentDataResponse {
  const { details, rejection, rejectionDetail, cancellation } = payment;
  return {
    paymentId: payment.paymentId,
    endToEndId: payment.endToEndId,
    consentId: payment.consentId,
    creationDateTime: dateTime(payment.createdAtMs),
    statusUpdateDateTime: dateTime(payment.statusUpdatedAtMs),
    ...optional('proxy', details.proxy),
    ...optional('ibgeTownCode', details.ibgeTownCode),
    status: payment.status,
    ...(rejection === null
      ? {}
      : { rejectionReason: { code: rejection, detail: rejectionDetail ?? rejection } }),
    ...optional('cancellation', cancellation ?? undefined),
    localInstrument: details.localInstrument,
    cnpjInitiator: details.cnpjInitiator ?? DEFAULT_INITIATOR,
    payment: { amount: formatCents(payment.amount), currency: 'BRL' },
    ...optional('transactionIdentification', details.transactionIdentification),
    ...optional('remittanceInformation', details.remittanceInformation),
    creditorAccount: accountOf(details.creditorAccount),
    debtorAccount: accountOf(details.debtorAccount),
    ...optional('authorisationFlow', details.authorisationFlow),
  };
}

/** The account without a branch that it does not have. */
export function accountOf({
  ispb,
  issuer,
  number,
  accountType,
}: Payment['details']['creditorAccount']) {
  return { ispb, ...optional('issuer', issuer), number, accountType };
}
