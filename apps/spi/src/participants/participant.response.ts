import { type SpiRejectCode } from '#libs/iso20022';
import { formatCents, toCents } from '#libs/kernel';
import {
  type Participant,
  type ParticipantKind,
  type ParticipantStatus,
  type Player,
} from './participant';

/** How the simulator answers the payments that a participant receives. */
export class ReceiverAnswerResponse {
  /** @example REJECT */
  decision!: 'ACCEPT' | 'REJECT' | 'NONE';

  /**
   * The code of a REJECT.
   * @example AC03
   */
  reasonCode?: SpiRejectCode;

  /**
   * ISO 8601 duration on the clock of the sandbox.
   * @example PT30S
   */
  delay?: string;
}

/** A participant of the SPI. */
export class ParticipantResponse {
  /** @example 99999003 */
  ispb!: string;

  /** @example "PSP virtual pagador" */
  name!: string;

  /**
   * DIRECT: has a Conta PI. INDIRECT: has none. VIRTUAL: a direct participant that only the simulator plays.
   * @example VIRTUAL
   */
  kind!: ParticipantKind;

  /**
   * NOT_OPERATING: payments of and to it are rejected with DS27.
   * @example ACTIVE
   */
  status!: ParticipantStatus;

  /**
   * The ISPB of the direct participant that settles for it. Present only if it is INDIRECT.
   * @example "99999003"
   */
  settlementAgent?: string;

  /**
   * Who answers the payments that it receives: its own system (CLIENT) or the simulator.
   * @example SIMULATOR
   */
  player!: Player;

  /** Whether its payments are rejected with DS02. */
  sendBlocked!: boolean;

  /**
   * Balance of the Conta PI in reais with two decimals, including the reserved part. 0.00 if it is INDIRECT.
   * @example 10000000000.00
   */
  balance!: string;

  /**
   * The part of the balance that is reserved for pending payments, in reais with two decimals.
   * @example 0.00
   */
  reserved!: string;

  /**
   * The balance without the reserved part, in reais with two decimals.
   * @example 10000000000.00
   */
  available!: string;

  /** How the simulator answers the payments that it receives. Left out: it accepts them at once. */
  answer?: ReceiverAnswerResponse;

  /** The certificate of its signatures, in PEM. Present only if one was registered. */
  certificate?: string;

  /**
   * When it was registered, ISO 8601 UTC.
   * @example 2020-11-16T12:00:00.000Z
   */
  createdAt!: string;

  static of(participant: Participant): ParticipantResponse {
    return membersOf(participant);
  }
}

/** A participant, and the number of messages that wait for it. */
export class ParticipantDetailsResponse extends ParticipantResponse {
  /** The number of messages that it has not confirmed yet. */
  waitingMessages!: number;

  static override of(participant: Participant, waitingMessages = 0): ParticipantDetailsResponse {
    return { ...membersOf(participant), waitingMessages };
  }
}

function membersOf(participant: Participant) {
  const { ispb, name, kind, status, player, sendBlocked, createdAt } = participant;
  const { settlementAgent, balance, reserved, answer, certificate } = participant;
  return {
    ispb,
    name,
    kind,
    status,
    ...(settlementAgent === null ? {} : { settlementAgent }),
    player,
    sendBlocked,
    balance: formatCents(balance),
    reserved: formatCents(reserved),
    available: formatCents(toCents(balance - reserved)),
    ...(answer === null ? {} : { answer }),
    ...(certificate === null ? {} : { certificate }),
    createdAt,
  };
}
