import { formatCents } from '#libs/kernel';
import {
  type LinksResponse,
  type ListMetaResponse,
  type MetaResponse,
  type PageLinksResponse,
} from '../../standard/standard.response';
import { dateTime } from '../../standard/date-time';
import { type LocalInstrument, type PixAccountType } from '../../payment-consents/terms';
import { statusAt, type Payment, type PaymentStatus } from '../payment';
import { type RejectionReason } from '../payment-codes';

/** The initiator of a plain payment, which names none: the CNPJ of an invented company. A body of the standard names it. */
const DEFAULT_INITIATOR = '50685362000135';

/** An amount of money. */
export class AmountResponse {
  /**
   * With two decimals.
   * @example 150.00
   */
  amount!: string;

  /** @example BRL */
  currency!: string;
}

/** An account as a payment names it. */
export class PixAccountResponse {
  /** @example 12345678 */
  ispb!: string;

  /**
   * The branch; only of accounts that have one.
   * @example 0001
   */
  issuer?: string;

  /**
   * With the check digit.
   * @example 1234567890
   */
  number!: string;

  /** @example CACC */
  accountType!: PixAccountType;
}

/** Why a payment was rejected. */
export class PaymentRejectionResponse {
  /** @example SALDO_INSUFICIENTE */
  code!: RejectionReason;

  /** @example The account did not have the amount when the payment was due. */
  detail!: string;
}

/** A document and its kind. */
export class DocumentResponse {
  /** @example 11144477735 */
  identification!: string;

  /** @example CPF */
  rel!: string;
}

/** A person, by document. */
export class PersonResponse {
  document!: DocumentResponse;
}

/** Who cancelled a payment, when and why. */
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

  /** Only of a payment with status RJCT. */
  rejectionReason?: PaymentRejectionResponse;

  /** Only of a payment with status CANC. */
  cancellation?: CancellationResponse;

  /** @example MANU */
  localInstrument!: LocalInstrument;

  /** @example 50685362000135 */
  cnpjInitiator!: string;

  payment!: AmountResponse;

  transactionIdentification?: string;

  remittanceInformation?: string;

  creditorAccount!: PixAccountResponse;

  debtorAccount!: PixAccountResponse;

  authorisationFlow?: string;
}

/** One payment. */
export class PaymentResponse {
  data!: PaymentDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The payments of one request, in its order. */
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

/** The payment as it is at an instant. */
export function paymentData(payment: Payment, stepMs: number, nowMs: number): PaymentDataResponse {
  const { details, rejection, rejectionDetail, cancellation } = payment;
  const { status, atMs } = statusAt(payment, stepMs, nowMs);
  return {
    paymentId: payment.paymentId,
    endToEndId: payment.endToEndId,
    consentId: payment.consentId,
    creationDateTime: dateTime(payment.createdAtMs),
    statusUpdateDateTime: dateTime(atMs),
    ...optional('proxy', details.proxy),
    ...optional('ibgeTownCode', details.ibgeTownCode),
    status,
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

function accountOf({ ispb, issuer, number, accountType }: Payment['details']['creditorAccount']) {
  return { ispb, ...optional('issuer', issuer), number, accountType };
}

/** The member, unless it has no value. */
export function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Readonly<Partial<Record<Name, Value>>> {
  return (value === undefined ? {} : { [name]: value }) as Readonly<Partial<Record<Name, Value>>>;
}
