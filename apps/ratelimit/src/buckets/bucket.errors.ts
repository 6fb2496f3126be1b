import { Failure } from '#libs/kernel';

export class PolicyNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'POLICY_NOT_FOUND';
  readonly title = 'There is no such policy';

  constructor(id: string) {
    super(`There is no policy ${id}; the GraphQL query { policies { id } } lists those there are.`);
  }
}

export class BucketTooSmall extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BUCKET_TOO_SMALL';
  readonly title = 'The bucket cannot hold so many tokens';

  constructor(policyId: string, capacity: number) {
    const detail = `Must be at most ${String(capacity)}, the capacity of ${policyId}.`;
    super(`/tokens: ${detail}`, [{ pointer: '/tokens', detail }]);
  }
}
