import { failure } from '#libs/kernel';

export class SlipNotFound extends failure.notFound(
  'SLIP_NOT_FOUND',
  'The bank slip does not exist',
  (id: string) => `There is no bank slip ${id}.`,
) {}
