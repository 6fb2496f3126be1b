import { Failure } from '#libs/kernel';

export class ParticipantNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'PARTICIPANT_NOT_FOUND';
  readonly title = 'The participant does not exist';

  constructor(ispb: string, sandbox: string) {
    super(
      `Sandbox ${sandbox} has no participant ${ispb}; GET /__admin/participants lists the participants.`,
    );
  }
}

export class ParticipantExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PARTICIPANT_EXISTS';
  readonly title = 'The participant already exists';

  constructor(ispb: string) {
    super(`Participant ${ispb} already exists; PATCH /__admin/participants/${ispb} changes it.`);
  }
}

/** The sandbox has MAX_PARTICIPANTS. */
export class ParticipantsFull extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'PARTICIPANTS_FULL';
  readonly title = 'The sandbox has the maximum number of participants';

  constructor(limit: number) {
    super(`A sandbox has at most ${String(limit)} participants. Use another sandbox, or reset it.`);
  }
}

/** An ISPB that is not registered uses ICOM, and STRICT_PARTICIPANTS does not let it register itself. */
export class ParticipantUnknown extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'PARTICIPANT_UNKNOWN';
  readonly title = 'The institution is not a participant';

  constructor(ispb: string) {
    super(`${ispb} is not registered. Register it with POST /__admin/participants.`);
  }
}

/** A participant that only the simulator plays uses ICOM. */
export class ParticipantVirtual extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'PARTICIPANT_VIRTUAL';
  readonly title = 'The simulator plays the participant';

  constructor(ispb: string) {
    super(`${ispb} is virtual: only the simulator sends and reads its messages. Use another ISPB.`);
  }
}

export class NoContaPi extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'NO_CONTA_PI';
  readonly title = 'The participant has no Conta PI';

  constructor(ispb: string, settler: string) {
    super(`${ispb} is indirect and has no Conta PI. Use the one of its settler, ${settler}.`);
  }
}

export class BalanceTooLow extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BALANCE_TOO_LOW';
  readonly title = 'The available balance is too low';

  /** @param amount in reais */
  constructor(ispb: string, amount: string) {
    super(
      `Conta PI ${ispb} has less than ${amount} available: its balance minus what orders under way have reserved.`,
    );
  }
}

export class BalanceTooHigh extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BALANCE_TOO_HIGH';
  readonly title = 'The balance would be too high';

  /** @param limit in reais */
  constructor(ispb: string, limit: string) {
    super(`A Conta PI holds at most ${limit}. Conta PI ${ispb} would have more.`);
  }
}
