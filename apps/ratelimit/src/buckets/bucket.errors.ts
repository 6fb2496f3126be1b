import { Failure } from '#libs/kernel';

export class PolicyNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'POLICY_NOT_FOUND';
  readonly title = 'The policy does not exist';

  constructor(id: string) {
    super(`Policy ${id} does not exist; the GraphQL query { policies { id } } lists the policies.`);
  }
}

export class BucketTooSmall extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BUCKET_TOO_SMALL';
  readonly title = 'The bucket is too small for that many tokens';

  constructor(policyId: string, capacity: number) {
    const detail = `Must be at most ${String(capacity)}, the capacity of ${policyId}.`;
    super(`/tokens: ${detail}`, [{ pointer: '/tokens', detail }]);
  }
}
