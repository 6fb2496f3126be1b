import { failure, nearestName } from '#libs/kernel';

export class PolicyNotFound extends failure.notFound(
  'POLICY_NOT_FOUND',
  'The policy does not exist',
  (name: string, known: readonly string[]) => {
    const shown = name.slice(0, 60);
    const near = nearestName(shown, known);
    const hint = near === undefined ? '.' : `; did you mean ${near}?`;
    return `${shown} is not a policy${hint} The policies are ${known.join(', ')}.`;
  },
) {}

export class BucketOwnerInvalid extends failure.malformed(
  'BUCKET_OWNER_INVALID',
  'The owner of the bucket is not valid',
  (policy: string, scope: 'USER' | 'PSP') => {
    const owner =
      scope === 'USER'
        ? 'payers: the owner must be a CPF (11 digits) or a CNPJ (14 characters)'
        : 'participants: the owner must be an ISPB (8 digits or capital letters)';
    return `The buckets of ${policy} belong to ${owner}.`;
  },
) {}

export class BalanceOutOfRange extends failure.unprocessable(
  'BALANCE_OUT_OF_RANGE',
  'The bucket cannot have this balance',
  (policy: string, range: { readonly min: number; readonly max: number }) =>
    `A bucket of ${policy} can hold from ${String(range.min)} to ${String(range.max)} tokens.`,
) {}
