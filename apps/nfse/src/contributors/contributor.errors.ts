import { failure } from '#libs/kernel';

export class ContributorNotFound extends failure.notFound(
  'CONTRIBUTOR_NOT_FOUND',
  'The contributor does not exist',
  (taxId: string, sandbox: string) =>
    `Sandbox ${sandbox} has no contributor ${taxId}; GET /__admin/contributors lists the contributors.`,
) {}

export class ContributorsFull extends failure.unprocessable(
  'CONTRIBUTORS_FULL',
  'The sandbox has the maximum number of contributors',
  (limit: number) =>
    `A sandbox has at most ${String(limit)} contributors. Remove some, or use another sandbox.`,
) {}
