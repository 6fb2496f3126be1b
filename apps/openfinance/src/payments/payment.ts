import { type Cents, type Transition } from '#libs/kernel';
import { dateTime } from '../standard/date-time';
import { type Creditor, type PixAccount, type LocalInstrument } from '../payment-terms/terms';
import { type RejectionReason } from '../payment-terms/payment-codes';
import { type RecurringDetails, type RecurringProduct } from '../payment-terms/recurring-details';

export const PAYMENT_STATUSES = [
  'RCVD',
  'PDNG',
  'ACCP',
  'ACPD',
  'SCHD',
  'ACSC',
  'RJCT',
  'CANC',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The transitions of a payment, by event (payments v4). */
export const PAYMENT_TRANSITIONS = {
  accept: { from: ['RCVD', 'PDNG'], to: 'ACCP' },
  schedule: { from: ['ACCP'], to: 'SCHD' },
  hold: { from: ['RCVD', 'SCHD'], to: 'PDNG' },
  send: { from: ['ACCP', 'SCHD', 'PDNG'], to: 'ACPD' },
  /** The response of the SPI was lost: the payment is sent again. */
  wait: { from: ['ACPD'], to: 'PDNG' },
  /** The account had too little at the first attempt of a Pix Automático: it waits for the second one of the day. */
  postpone: { from: ['ACPD'], to: 'SCHD' },
  settle: { from: ['ACPD'], to: 'ACSC' },
  reject: { from: ['RCVD', 'PDNG', 'ACCP', 'SCHD', 'ACPD'], to: 'RJCT' },
  cancel: { from: ['PDNG', 'SCHD'], to: 'CANC' },
} as const satisfies Readonly<Record<string, Transition<PaymentStatus>>>;

export const INITIAL_STATUS = 'RCVD';

/** Whether a payment can change from one status to the other. */
export function mayFollow(from: PaymentStatus, to: PaymentStatus): boolean {
  const transitions: readonly Transition<PaymentStatus>[] = Object.values(PAYMENT_TRANSITIONS);
  return from === to || transitions.some((each) => each.to === to && each.from.includes(from));
}

/** The cancellation of a payment. */
export interface Cancellation {
  readonly reason: 'CANCELADO_PENDENCIA' | 'CANCELADO_AGENDAMENTO' | 'CANCELADO_MULTIPLAS_ALCADAS';
  readonly cancelledFrom: 'INICIADORA' | 'DETENTORA';
  readonly cancelledAt: string;
  readonly cancelledBy: {
    readonly document: { readonly identification: string; readonly rel: string };
  };
}

/** What made a payment that is not of payments v4: a recurring consent, or a remittance of a company. */
export type PaymentProduct = RecurringProduct | typeof REMITTANCE;
export const REMITTANCE = 'remittance';

export function isRecurring(product: PaymentProduct | null): product is RecurringProduct {
  return product !== null && product !== REMITTANCE;
}

/** The values of a payment that only its responses and the SPI need. */
export interface PaymentDetails {
  readonly localInstrument: LocalInstrument;
  readonly creditorAccount: PixAccount;
  readonly proxy?: string | undefined;
  readonly qrCode?: string | undefined;
  /** The token of the charge of the QR code, if this bank has it. */
  readonly chargeToken?: string | undefined;
  /** The day of a scheduled payment, in Brasília. */
  readonly date?: string | undefined;
  readonly ibgeTownCode?: string | undefined;
  readonly remittanceInformation?: string | undefined;
  readonly cnpjInitiator?: string | undefined;
  readonly transactionIdentification?: string | undefined;
  readonly authorisationFlow?: string | undefined;
  readonly debtorAccount: PixAccount;
  readonly debtorName: string;
  readonly debtorDocument: string;
  readonly creditor?:
    { readonly [Member in keyof Creditor]?: Creditor[Member] | undefined } | undefined;
  /** Only for a recurring payment. */
  readonly recurring?: RecurringDetails | undefined;
  /** It goes through the STR as a TED, not through the SPI. */
  readonly isTed?: boolean | undefined;
  /** The correlation id of the request that created the payment. Calls of the SPI have it. */
  readonly correlationId: string;
}

/** A payment, as it is stored. */
export interface Payment {
  readonly paymentId: string;
  /** The consent; for a payment of a remittance, the remittance. */
  readonly consentId: string;
  readonly endToEndId: string;
  readonly amount: Cents;
  /** The account that pays. */
  readonly accountId: string;
  readonly details: PaymentDetails;
  readonly status: PaymentStatus;
  readonly createdAtMs: number;
  readonly statusUpdatedAtMs: number;
  /** The instant at which it is sent to the SPI. */
  readonly sendAtMs: number;
  /** The instant of its next step; null if the payment is final. */
  readonly nextAtMs: number | null;
  /** How often it was sent without a usable response. */
  readonly attempts: number;
  /** Whether the payee's side has accepted it, so that it can be settled. */
  readonly isAccepted: boolean;
  /** Whether its amount is blocked on the account that pays. */
  readonly isBlocked: boolean;
  readonly rejection: RejectionReason | null;
  readonly rejectionDetail: string | null;
  /** The outcome that a rule requested when it was created. */
  readonly requestedOutcome: string | null;
  readonly cancellation: Cancellation | null;
  /** Null for a payment of payments v4. */
  readonly product: PaymentProduct | null;
  /** The code with which the SPI rejected it, such as AC07. */
  readonly spiCode: string | null;
}

/** Before it is sent, a payment is RCVD for one step, then ACCP, and then SCHD if it is scheduled. */
const STEPS_BEFORE_SENDING = 2;

/** The instant at which an immediate payment is sent. */
export function sendingInstantMs(createdAtMs: number, stepMs: number): number {
  return createdAtMs + STEPS_BEFORE_SENDING * stepMs;
}

/** The values of a payment that is cancelled. */
export function cancelled(
  { status }: Pick<Payment, 'status'>,
  by: Pick<Cancellation, 'cancelledFrom' | 'cancelledBy'>,
  nowMs: number,
) {
  const cancellation: Cancellation = {
    reason: status === 'SCHD' ? 'CANCELADO_AGENDAMENTO' : 'CANCELADO_PENDENCIA',
    cancelledFrom: by.cancelledFrom,
    cancelledAt: dateTime(nowMs),
    cancelledBy: by.cancelledBy,
  };
  return {
    status: 'CANC',
    statusUpdatedAtMs: nowMs,
    nextAtMs: null,
    isBlocked: false,
    cancellation,
  } as const;
}

const DAY_MS = 86_400_000;
/** 23:59:59.999 in Brasília is 02:59:59.999 in UTC. */
const BRASILIA_OFFSET_MS = 3 * 3_600_000;

/** The reason why a payment cannot be cancelled now; undefined if it can. */
export function cancellationProblem(
  { status, sendAtMs, attempts }: Pick<Payment, 'status' | 'sendAtMs' | 'attempts'>,
  nowMs: number,
): string | undefined {
  if (status === 'PDNG' && attempts > 0) {
    return 'The payment was sent to the SPI, which has not responded yet; it cannot be cancelled.';
  }
  if (status === 'PDNG') return undefined;
  if (status !== 'SCHD') {
    return `A payment with status ${status} cannot be cancelled; only PDNG and SCHD can.`;
  }
  const dayStartMs = Math.floor((sendAtMs - BRASILIA_OFFSET_MS) / DAY_MS) * DAY_MS;
  return nowMs < dayStartMs + BRASILIA_OFFSET_MS
    ? undefined
    : 'A scheduled payment can be cancelled until 23:59 (Brasília) of the day before.';
}
