import { at, failure } from '#libs/kernel';

export class PolicyNotFound extends failure.notFound(
  'POLICY_NOT_FOUND',
  'The policy does not exist',
  (id: string) =>
    `Policy ${id} does not exist; the GraphQL query { policies { id } } lists the policies.`,
) {}

export class NextTokenImpossible extends failure.unprocessable(
  'NEXT_TOKEN_IMPOSSIBLE',
  'The next token cannot come at that time',
  (detail: string) => at('/nextTokenInSec', detail),
) {}

export class BucketTooSmall extends failure.unprocessable(
  'BUCKET_TOO_SMALL',
  'The bucket is too small for that many tokens',
  (policyId: string, capacity: number) =>
    at('/tokens', `Must be at most ${String(capacity)}, the capacity of ${policyId}.`),
) {}
