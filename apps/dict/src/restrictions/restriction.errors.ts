import { failure } from '#libs/kernel';

export class RestrictionNotFound extends failure.notFound(
  'RESTRICTION_NOT_FOUND',
  'The restriction does not exist',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no restriction ${id.slice(0, 40)}. GET /__admin/restrictions lists the restrictions.`,
) {}

export class RestrictionExists extends failure.conflict(
  'RESTRICTION_EXISTS',
  'The restriction already exists',
  (id: string) => `Restriction ${id} is the same. DELETE /__admin/restrictions/${id} ends it.`,
) {}

export class RestrictionsFull extends failure.unprocessable(
  'RESTRICTIONS_FULL',
  'The sandbox has the maximum number of restrictions',
  (limit: number) =>
    `A sandbox has at most ${String(limit)} restrictions. Delete some, or use another sandbox.`,
) {}
