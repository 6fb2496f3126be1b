import { INTERNAL_ACCOUNTS } from './account-entry';
import { type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';

/**
 * DIRECT: has a Conta PI. INDIRECT: has none, and a direct participant settles for it. VIRTUAL: a direct participant
 * of the homologation tests, which the simulator always plays.
 */
export const PARTICIPANT_KINDS = ['DIRECT', 'INDIRECT', 'VIRTUAL'] as const;
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** NOT_OPERATING: payments of and to it are rejected with DS27. */
export const PARTICIPANT_STATUSES = ['ACTIVE', 'NOT_OPERATING'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/**
 * Who answers the payments that a participant receives: its own system (CLIENT), or the simulator. A participant that uses ICOM
 * becomes a CLIENT.
 */
export const PLAYERS = ['CLIENT', 'SIMULATOR'] as const;
export type Player = (typeof PLAYERS)[number];

/** The answers of the simulator to the payments for a participant that it plays. */
export interface ReceiverAnswer {
  readonly decision: 'ACCEPT' | 'REJECT' | 'NONE';
  /** The code of a rejection. */
  readonly reasonCode?: SpiRejectCode;
  /** ISO 8601 duration on the clock of the sandbox. Left out: it answers at once. */
  readonly delay?: string;
}

/** A participant without its balances. It changes only through /__admin, or when it uses ICOM for the first time. */
export interface ParticipantProfile {
  /** 8 digits or capital letters. */
  readonly ispb: string;
  readonly name: string;
  readonly kind: ParticipantKind;
  readonly status: ParticipantStatus;
  /** The ISPB of the direct participant that settles for an indirect one; null for others. */
  readonly settlementAgent: string | null;
  readonly player: Player;
  /** Whether its payments are rejected with DS02, as set in SPI-Web. */
  readonly sendBlocked: boolean;
  readonly answer: ReceiverAnswer | null;
}

/** A participant with the balances of its Conta PI, which are 0 for an indirect one. */
export interface Participant extends ParticipantProfile {
  /** The balance of the Conta PI, including the reserved part. */
  readonly balance: Cents;
  /** The part of the balance that is reserved for pending payments. */
  readonly reserved: Cents;
  /** Certificate for its signatures, PEM; null if none was registered. */
  readonly certificate: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** The ISPB of the SPI itself. */
export const SPI_ISPB = '00038166';

/** The ISPB of the participant whose Conta PI settles the payments of this one. */
export function settlementAgentOf({ ispb, settlementAgent }: ParticipantProfile): string {
  return settlementAgent ?? ispb;
}

/** Whether the simulator answers for an institution. It does for those that are not registered. */
export function isSimulated(participant: ParticipantProfile | undefined): boolean {
  return participant?.player !== 'CLIENT';
}

/**
 * The account that changes when an institution pays or is paid: its Conta PI, or that of its settlement agent. Institutions that
 * are not registered share one internal account.
 */
export function accountOf(
  ispb: string,
  participants: ReadonlyMap<string, ParticipantProfile>,
): string {
  const participant = participants.get(ispb);
  if (participant === undefined) return INTERNAL_ACCOUNTS.unregistered;
  return settlementAgentOf(participant);
}
