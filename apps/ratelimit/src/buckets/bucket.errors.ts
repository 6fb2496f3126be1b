import { Failure } from '#libs/kernel';

export class PolicyNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'POLICY_NOT_FOUND';
  readonly title = 'The policy does not exist';

  constructor(id: string) {
    super(`Policy ${id} does not exist; the GraphQL query { policies { id } } lists the policies.`);
  }
}

/** The time until the next token is one that the bucket cannot have. */
export class NextTokenImpossible extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'NEXT_TOKEN_IMPOSSIBLE';
  readonly title = 'The next token cannot come at that time';

  constructor(detail: string) {
    super(`/nextTokenInSec: ${detail}`, [{ pointer: '/nextTokenInSec', detail }]);
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
