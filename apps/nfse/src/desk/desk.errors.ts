import { failure } from '#libs/kernel';

export class DeskEventInvalid extends failure.malformed(
  'EVENT_INVALID',
  'The event is not valid',
) {}
