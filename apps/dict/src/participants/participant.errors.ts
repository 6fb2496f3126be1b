import { failure } from '#libs/kernel';

export class ParticipantNotFound extends failure.notFound(
  'PARTICIPANT_NOT_FOUND',
  'The participant is not registered',
  (ispb: string, sandbox: string) =>
    `Sandbox ${sandbox} has no registered participant ${ispb.slice(0, 40)}. Without a registration, an ISPB is a direct participant of the default category. POST /__admin/participants registers it.`,
) {}

export class ParticipantExists extends failure.conflict(
  'PARTICIPANT_EXISTS',
  'The participant is already registered',
  (ispb: string) =>
    `Participant ${ispb} already exists. Use another ispb, or change the participant with PATCH /__admin/participants/${ispb}.`,
) {}

export class ParticipantsFull extends failure.unprocessable(
  'PARTICIPANTS_FULL',
  'The sandbox has the maximum number of participants',
  (limit: number) =>
    `A sandbox has at most ${String(limit)} registered participants. Delete some, or use another sandbox.`,
) {}
