import { failure } from '#libs/kernel';

export class AdviceNotFound extends failure.notFound(
  'ADVICE_NOT_FOUND',
  'The advice does not exist',
  (id: string) =>
    `The sandbox has no advice ${id}; GET /iso8583/acquirer/advices lists the advices.`,
) {}
