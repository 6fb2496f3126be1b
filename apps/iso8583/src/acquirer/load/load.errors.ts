import { failure } from '#libs/kernel';

export class LoadInvalid extends failure.malformed('LOAD_INVALID', 'The load run is not valid') {}

export class LoadNotFound extends failure.notFound(
  'LOAD_NOT_FOUND',
  'The load run does not exist',
  (id: string) => `The sandbox has no load run ${id}; POST /iso8583/acquirer/load starts one.`,
) {}

export class LoadLimitReached extends failure.conflict(
  'LOAD_LIMIT_REACHED',
  'The service has the maximum number of load runs',
  (limit: number) =>
    `This instance of the service already has the maximum of ${String(limit)} load runs; wait for one, or cancel it.`,
) {}
