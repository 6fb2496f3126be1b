import { Failure } from '#libs/kernel';

export class ParticipantNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'PARTICIPANT_NOT_FOUND';
  readonly title = 'The participant is not registered';

  constructor(ispb: string, sandbox: string) {
    super(
      `Sandbox ${sandbox} has no registered participant ${ispb.slice(0, 40)}. It needs no registration: it is a direct participant of the default category. POST /__admin/participants registers it.`,
    );
  }
}

export class ParticipantExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'PARTICIPANT_EXISTS';
  readonly title = 'The participant is already registered';

  constructor(ispb: string) {
    super(
      `Participant ${ispb} is already registered; PATCH /__admin/participants/${ispb} changes it.`,
    );
  }
}

/** The sandbox has the maximum number of registered participants. */
export class ParticipantsFull extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'PARTICIPANTS_FULL';
  readonly title = 'The sandbox has the maximum number of participants';

  constructor(limit: number) {
    super(
      `A sandbox has at most ${String(limit)} registered participants. Delete some, or use another sandbox.`,
    );
  }
}
