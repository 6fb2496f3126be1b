import { Failure } from '#libs/kernel';
import { nearestName } from '#libs/schema';

export class PolicyNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'POLICY_NOT_FOUND';
  readonly title = 'The policy does not exist';

  constructor(name: string, known: readonly string[]) {
    const shown = name.slice(0, 60);
    const near = nearestName(shown, known);
    const hint = near === undefined ? '.' : `; did you mean ${near}?`;
    super(`${shown} is not a policy${hint} The policies are ${known.join(', ')}.`);
  }
}

export class BucketOwnerInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'BUCKET_OWNER_INVALID';
  readonly title = 'The owner of the bucket is not valid';

  constructor(policy: string, scope: 'USER' | 'PSP') {
    const owner =
      scope === 'USER'
        ? 'payers: the owner must be a CPF (11 digits) or a CNPJ (14 characters)'
        : 'participants: the owner must be an ISPB (8 digits or capital letters)';
    super(`The buckets of ${policy} are of ${owner}.`);
  }
}

export class BalanceOutOfRange extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'BALANCE_OUT_OF_RANGE';
  readonly title = 'The bucket cannot have this balance';

  constructor(policy: string, range: { readonly min: number; readonly max: number }) {
    super(`A bucket of ${policy} holds from ${String(range.min)} to ${String(range.max)} tokens.`);
  }
}
