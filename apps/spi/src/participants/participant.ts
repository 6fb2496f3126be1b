import { INTERNAL_ACCOUNTS } from '../accounts/account-entry';
import { type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';

/**
 * DIRECT: has a Conta PI. INDIRECT: has none, and a direct participant settles for it. VIRTUAL: a direct participant
 * of the homologation tests, which the simulator always plays.
 */
export const PARTICIPANT_KINDS = ['DIRECT', 'INDIRECT', 'VIRTUAL'] as const;
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** NOT_OPERATING: registered, but its orders and those to it are rejected with DS27. */
export const PARTICIPANT_STATUSES = ['ACTIVE', 'NOT_OPERATING'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/**
 * Who answers the orders that a participant receives: its own system (CLIENT), or the simulator. A participant that uses ICOM
 * becomes a CLIENT.
 */
export const PLAYERS = ['CLIENT', 'SIMULATOR'] as const;
export type Player = (typeof PLAYERS)[number];

/** How the simulator answers for a receiver that it plays. */
export interface ReceiverAnswer {
  readonly decision: 'ACCEPT' | 'REJECT' | 'NONE';
  /** The code of a rejection. */
  readonly reasonCode?: SpiRejectCode;
  /** ISO 8601 duration on the clock of the sandbox; at once if there is none. */
  readonly delay?: string;
}

/** An institution that takes part in the SPI, without its money. It changes only by the control of the sandbox. */
export interface ParticipantProfile {
  /** 8 digits or capital letters. */
  readonly ispb: string;
  readonly name: string;
  readonly kind: ParticipantKind;
  readonly status: ParticipantStatus;
  /** The ISPB of the direct participant that settles for an indirect one; null for others. */
  readonly settler: string | null;
  readonly player: Player;
  /** Whether its orders are rejected with DS02, as set in SPI-Web. */
  readonly sendBlocked: boolean;
  readonly answer: ReceiverAnswer | null;
}

/** An institution with its Conta PI, if it is a direct participant. */
export interface Participant extends ParticipantProfile {
  /** The whole balance of the Conta PI, with what is reserved. */
  readonly balance: Cents;
  /** The part of the balance that orders under way have reserved. */
  readonly reserved: Cents;
  /** Certificate for its signatures, PEM; null if none was registered. */
  readonly certificate: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** The ISPB of the SPI itself. */
export const SPI_ISPB = '00038166';

/** The ISPB of the Conta PI that moves when this participant pays or is paid. */
export function settlerOf({ ispb, settler }: Pick<Participant, 'ispb' | 'settler'>): string {
  return settler ?? ispb;
}

/**
 * The account that moves when an institution pays or is paid: its Conta PI, or that of its settler. Institutions that are not
 * registered share one internal account.
 */
export function accountOf(
  ispb: string,
  participants: ReadonlyMap<string, ParticipantProfile>,
): string {
  const participant = participants.get(ispb);
  if (participant === undefined) return INTERNAL_ACCOUNTS.unregistered;
  return settlerOf(participant);
}
