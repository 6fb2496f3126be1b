import { LAST_INSTANT_MS, toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { type CardTransaction } from '../transaction';
import {
  FINAL_STATUSES,
  FLOWS,
  stepsFrom,
  type DisputeActor,
  type DisputeFlow,
  type DisputeParty,
  type DisputeStatus,
  type DisputeStep,
  type Move,
  type StepRule,
} from './dispute-machine';
import { STATUS_DAYS, type DisputeBrand, type DisputeReason } from './dispute-reasons';

/** The opening of a dispute, or a step of it. */
export interface DisputeEvent {
  readonly step: 'open' | DisputeStep;
  readonly by: DisputeActor;
  /** The status after it. */
  readonly status: DisputeStatus;
  /** The amount that is still contested after it, in cents. */
  readonly contested: number;
  /** The side that had to act gave no answer in time, so the step was taken at the deadline. */
  readonly isSilence: boolean;
  readonly note: string | null;
  readonly at: string;
}

/** A dispute about a presentment (a debit or a capture). Amounts are in cents of BRL. */
export interface Dispute {
  readonly id: string;
  readonly pan: string;
  readonly brand: DisputeBrand;
  readonly transactionId: string;
  readonly flow: DisputeFlow;
  readonly reason: string;
  readonly status: DisputeStatus;
  /** The amount that was charged back. */
  readonly amount: Cents;
  /** The amount on which the two sides do not agree. */
  readonly contested: Cents;
  /** The part of the amount that the cardholder has now. */
  readonly cardholder: Cents;
  /** The time by which the side that must act has to answer; null at the end. */
  readonly deadlineAt: string | null;
  readonly events: readonly DisputeEvent[];
  /** The elements of the presentment that the messages about it need. */
  readonly presentment: Presentment;
  readonly createdAt: string;
  readonly closedAt: string | null;
}

export type Presentment = Pick<
  CardTransaction,
  | ('account' | 'mti' | 'processingCode' | 'stan' | 'rrn' | 'transmittedAt' | 'acquirer')
  | ('forwarder' | 'terminal' | 'merchant' | 'mcc' | 'authorizationCode')
>;

/** The kinds of movements, as the merchant sees them, or the cardholder if they do not concern the merchant. */
export const MOVEMENT_KINDS = [
  'chargeback',
  'chargeback-reversal',
  'pre-arbitration',
  'arbitration',
  'credit-reversal',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Money that a step moves; the parts of a step add up to zero. */
export interface Movement {
  readonly kind: MovementKind;
  readonly party: DisputeParty;
  /** Cents; negative if the party pays. */
  readonly cents: number;
}

/** A dispute after a step, and the money that it moved. */
export interface StepTaken {
  readonly dispute: Dispute;
  readonly movements: readonly Movement[];
}

interface Opening {
  readonly id: string;
  readonly reason: DisputeReason;
  readonly cents: number;
  readonly note: string | null;
  readonly nowMs: number;
}

/** The chargeback: the cardholder is credited provisionally, and the merchant debited. */
export function openDispute(
  presentment: CardTransaction,
  { id, reason, cents, note, nowMs }: Opening,
): StepTaken {
  const { code, brand, flow } = reason;
  const status = 'chargeback';
  const at = toIsoUtc(nowMs);
  const event = { step: 'open' as const, by: 'issuer' as const, status, contested: cents };
  const amount = toCents(cents);
  const dispute: Dispute = {
    ...{ id, pan: presentment.pan, brand, transactionId: presentment.id },
    ...{ flow, reason: code, status, amount, contested: amount, cardholder: amount },
    deadlineAt: deadlineOf(brand, status, nowMs),
    events: [{ ...event, isSilence: false, note, at } as DisputeEvent],
    presentment: presentmentOf(presentment),
    ...{ createdAt: at, closedAt: null },
  };
  return { dispute, movements: moved('chargeback', ['merchant', 'cardholder'], cents) };
}

/** Whether the time limit for a chargeback with this reason has passed. */
export function isTooLate(
  { filingDays }: DisputeReason,
  { createdAt }: Pick<CardTransaction, 'createdAt'>,
  nowMs: number,
): boolean {
  return nowMs > Date.parse(createdAt) + filingDays * DAY_MS;
}

/** The rule of a step from the status of a dispute; undefined if it is not allowed. */
export function ruleOf(
  { flow, status }: Pick<Dispute, 'flow' | 'status'>,
  step: DisputeStep,
): StepRule | undefined {
  return stepsFrom(flow, status).find((rule) => rule.step === step);
}

/** How a step is taken. */
export interface Taking {
  /** Cents that are still contested after it: at least 1, and less than before only if the rule can concede. */
  readonly contested: number;
  readonly isSilence: boolean;
  readonly note: string | null;
  readonly nowMs: number;
}

export function takeStep(
  dispute: Dispute,
  rule: StepRule,
  { contested, isSilence, note, nowMs }: Taking,
): StepTaken {
  const { step, by, to: status, moves, concedes } = rule;
  const at = toIsoUtc(nowMs);
  const conceded = dispute.contested - contested;
  const kind = rule.from === 'arbitration' ? 'arbitration' : 'pre-arbitration';
  const movements = [
    ...(moves === undefined ? [] : moved(kindOf(kind, moves), moves, contested)),
    ...(concedes === undefined || concedes === 'stays' || conceded === 0
      ? []
      : moved(kindOf(kind, concedes), concedes, conceded)),
  ];
  const isFinal = FINAL_STATUSES.includes(status);
  const event: DisputeEvent = { step, by, status, contested, isSilence, note, at };
  return {
    dispute: {
      ...dispute,
      status,
      contested: toCents(contested),
      cardholder: toCents(dispute.cardholder + sumOf(movements, 'cardholder')),
      deadlineAt: isFinal ? null : deadlineOf(dispute.brand, status, nowMs),
      events: [...dispute.events, event],
      closedAt: isFinal ? at : null,
    },
    movements,
  };
}

/** The step that a dispute takes at its deadline. */
export function stepAtDeadline({ flow, status }: Pick<Dispute, 'flow' | 'status'>) {
  const step = FLOWS[flow].atDeadline[status];
  return step === undefined ? undefined : ruleOf({ flow, status }, step);
}

/** The cents that a party gets by these movements. */
export function sumOf(movements: readonly Movement[], party: DisputeParty): number {
  return movements.reduce((sum, each) => (each.party === party ? sum + each.cents : sum), 0);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function deadlineOf(brand: DisputeBrand, status: DisputeStatus, nowMs: number): string {
  const days = STATUS_DAYS[brand][status] ?? 0;
  return toIsoUtc(Math.min(nowMs + days * DAY_MS, LAST_INSTANT_MS));
}

/** Money for the merchant is always the reversal of a chargeback. */
function kindOf(taken: MovementKind, [from, to]: Move): MovementKind {
  if (to === 'merchant') return 'chargeback-reversal';
  return from === 'merchant' ? taken : 'credit-reversal';
}

function moved(kind: MovementKind, [from, to]: Move, cents: number): Movement[] {
  return [
    { kind, party: from, cents: -cents },
    { kind, party: to, cents },
  ];
}

function presentmentOf(transaction: CardTransaction): Presentment {
  const { account, mti, processingCode, stan, rrn, transmittedAt, acquirer } = transaction;
  const { forwarder, terminal, merchant, mcc, authorizationCode } = transaction;
  return {
    ...{ account, mti, processingCode, stan, rrn, transmittedAt, acquirer },
    ...{ forwarder, terminal, merchant, mcc, authorizationCode },
  };
}
