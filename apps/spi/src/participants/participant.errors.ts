import { failure } from '#libs/kernel';

export class ParticipantNotFound extends failure.notFound(
  'PARTICIPANT_NOT_FOUND',
  'The participant does not exist',
  (ispb: string, sandbox: string) =>
    `Sandbox ${sandbox} has no participant ${ispb}; GET /__admin/participants lists the participants.`,
) {}

export class ParticipantExists extends failure.conflict(
  'PARTICIPANT_EXISTS',
  'The participant already exists',
  (ispb: string) =>
    `Participant ${ispb} already exists. Use another ispb, or change the participant with PATCH /__admin/participants/${ispb}.`,
) {}

export class ParticipantsFull extends failure.unprocessable(
  'PARTICIPANTS_FULL',
  'The sandbox has the maximum number of participants',
  (limit: number) =>
    `A sandbox has at most ${String(limit)} participants. Use another sandbox, or reset it.`,
) {}

/** An ISPB that is not registered uses ICOM, and STRICT_PARTICIPANTS forbids that it registers itself. */
export class ParticipantUnknown extends failure.forbidden(
  'PARTICIPANT_UNKNOWN',
  'The institution is not a participant',
  (ispb: string) => `${ispb} is not registered. Register it with POST /__admin/participants.`,
) {}

/** A participant that only the simulator plays uses ICOM. */
export class ParticipantVirtual extends failure.forbidden(
  'PARTICIPANT_VIRTUAL',
  'The simulator plays the participant',
  (ispb: string) =>
    `Participant ${ispb} is virtual: only the simulator sends and reads its messages. Use another ISPB.`,
) {}

export class NoContaPi extends failure.unprocessable(
  'NO_CONTA_PI',
  'The participant has no Conta PI',
  (ispb: string, settlementAgent: string) =>
    `Participant ${ispb} is indirect and has no Conta PI. Use the Conta PI of its settlement agent, ${settlementAgent}.`,
) {}

export class BalanceTooLow extends failure.unprocessable(
  'BALANCE_TOO_LOW',
  'The available balance is too low',
  /** @param amount in reais */
  (ispb: string, amount: string) =>
    `Conta PI ${ispb} has less than ${amount} available. The money that is reserved for pending payments is not available.`,
) {}

export class BalanceTooHigh extends failure.unprocessable(
  'BALANCE_TOO_HIGH',
  'The balance would be too high',
  /** @param limit in reais */
  (ispb: string, limit: string) =>
    `The balance of Conta PI ${ispb} would be above the maximum, ${limit}.`,
) {}
