import { failure } from '#libs/kernel';

export class PaymentConflict extends failure.conflict(
  'END_TO_END_ID_DUPLICATED',
  'The EndToEndId belongs to another payment',
  (endToEndId: string) =>
    `Another payment with the EndToEndId ${endToEndId} exists, and its content differs. ` +
    'Use a new EndToEndId.',
) {}

/** The participant has its own system, so the simulator does not send messages for it. */
export class ParticipantPlaysItself extends failure.conflict(
  'PARTICIPANT_PLAYS_ITSELF',
  'The simulator does not play the participant',
  (ispb: string) =>
    `Participant ${ispb} sends its own messages over ICOM. Use a participant that the simulator plays, such as 99999003, or let the simulator play this one: PATCH /__admin/participants/${ispb} with {"player": "SIMULATOR"}.`,
) {}

export class PaymentSeriesNotFound extends failure.notFound(
  'PAYMENT_SERIES_NOT_FOUND',
  'The payments do not exist',
  (id: string) => `There are no payments with the id ${id}; POST /__admin/payments returns the id.`,
) {}
