import { type Cents } from '#libs/kernel';
import { type Transition } from '#libs/kernel';
import { type Creditor, type PixAccount, type LocalInstrument } from '../payment-consents/terms';
import { type RejectionReason } from './payment-codes';

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

/**
 * Everything that can happen to a payment, by what it is called here (payments v4). ACCP and SCHD follow from
 * the clock alone: until a payment is sent or held, it is stored as RCVD or SCHD and shown by `statusAt`.
 */
export const PAYMENT_TRANSITIONS = {
  accept: { from: ['RCVD', 'PDNG'], to: 'ACCP' },
  schedule: { from: ['ACCP'], to: 'SCHD' },
  hold: { from: ['RCVD', 'SCHD'], to: 'PDNG' },
  send: { from: ['RCVD', 'ACCP', 'SCHD', 'PDNG'], to: 'ACPD' },
  /** The answer of the SPI was lost: it is sent again. */
  wait: { from: ['ACPD'], to: 'PDNG' },
  settle: { from: ['ACPD'], to: 'ACSC' },
  reject: { from: ['RCVD', 'PDNG', 'ACCP', 'SCHD', 'ACPD'], to: 'RJCT' },
  cancel: { from: ['PDNG', 'SCHD'], to: 'CANC' },
} as const satisfies Readonly<Record<string, Transition<PaymentStatus>>>;

export const INITIAL_STATUS = 'RCVD';

/** Whether a payment may have the status after the other. */
export function mayFollow(from: PaymentStatus, to: PaymentStatus): boolean {
  const transitions: readonly Transition<PaymentStatus>[] = Object.values(PAYMENT_TRANSITIONS);
  return from === to || transitions.some((each) => each.to === to && each.from.includes(from));
}

/** Who cancelled a payment, when and why. */
export interface Cancellation {
  readonly reason: 'CANCELADO_PENDENCIA' | 'CANCELADO_AGENDAMENTO' | 'CANCELADO_MULTIPLAS_ALCADAS';
  readonly cancelledFrom: 'INICIADORA' | 'DETENTORA';
  readonly cancelledAt: string;
  readonly cancelledBy: {
    readonly document: { readonly identification: string; readonly rel: string };
  };
}

/** The members of a payment that only its responses and the SPI need. */
export interface PaymentDetails {
  readonly localInstrument: LocalInstrument;
  readonly creditorAccount: PixAccount;
  readonly proxy?: string | undefined;
  readonly qrCode?: string | undefined;
  /** The charge of the QR code, if it is one of this bank. */
  readonly chargeToken?: string | undefined;
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
  /** Of the request that made the payment; the SPI is called with it. */
  readonly correlationId: string;
}

/** A payment, as it is stored. */
export interface Payment {
  readonly paymentId: string;
  readonly consentId: string;
  readonly endToEndId: string;
  readonly amount: Cents;
  /** The account that pays. */
  readonly accountId: string;
  readonly details: PaymentDetails;
  readonly status: PaymentStatus;
  readonly createdAtMs: number;
  readonly statusUpdatedAtMs: number;
  /** When it is sent to the SPI. */
  readonly sendAtMs: number;
  /** When the simulator works on it again; null when it has reached its end. */
  readonly nextAtMs: number | null;
  /** How often it was sent without a usable answer. */
  readonly attempts: number;
  /** Whether the payee's side has accepted it: then it settles. */
  readonly isAccepted: boolean;
  readonly rejection: RejectionReason | null;
  readonly rejectionDetail: string | null;
  /** The outcome that a rule ordered when it was made. */
  readonly ordered: string | null;
  readonly cancellation: Cancellation | null;
}

/** Before it is sent, a payment is for one step RCVD, then ACCP, and if it is for a later day SCHD. */
const STEPS_BEFORE_SENDING = 2;

/** When a payment of now is sent. */
export function sendingInstantMs(createdAtMs: number, stepMs: number): number {
  return createdAtMs + STEPS_BEFORE_SENDING * stepMs;
}

/**
 * The status and its instant as they are at an instant. What happens before a payment is sent follows from
 * the clock alone; everything after that is stored.
 */
export function statusAt(
  payment: Pick<Payment, 'status' | 'createdAtMs' | 'statusUpdatedAtMs'>,
  stepMs: number,
  nowMs: number,
): { readonly status: PaymentStatus; readonly atMs: number } {
  const { status, createdAtMs, statusUpdatedAtMs } = payment;
  if (status !== 'RCVD' && status !== 'SCHD') return { status, atMs: statusUpdatedAtMs };
  const acceptedAtMs = createdAtMs + stepMs;
  if (nowMs < acceptedAtMs) return { status: 'RCVD', atMs: createdAtMs };
  const scheduledAtMs = acceptedAtMs + stepMs;
  if (status === 'SCHD' && nowMs >= scheduledAtMs) return { status, atMs: scheduledAtMs };
  return { status: 'ACCP', atMs: acceptedAtMs };
}

const DAY_MS = 86_400_000;
/** 23:59:59.999 in Brasília is 02:59:59.999 in UTC. */
const BRASILIA_OFFSET_MS = 3 * 3_600_000;

/** Why a payment cannot be cancelled now; undefined if it can. */
export function cancellationProblem(
  { sendAtMs, attempts }: Pick<Payment, 'sendAtMs' | 'attempts'>,
  status: PaymentStatus,
  nowMs: number,
): string | undefined {
  if (status === 'PDNG' && attempts > 0) {
    return 'The payment was sent to the SPI, which has not answered; it cannot be cancelled.';
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
