import { failure } from '#libs/kernel';
import { TOKEN_TRANSITIONS, type TokenStatus } from './token';

export class TokenNotFound extends failure.notFound(
  'TOKEN_NOT_FOUND',
  'The token does not exist',
  (sandbox: string) =>
    `Sandbox ${sandbox} has no token with that number; GET /admin/tokens lists the tokens.`,
) {}

export class TokenLimitReached extends failure.conflict(
  'TOKEN_LIMIT_REACHED',
  'The card has the maximum number of tokens',
  (limit: number) =>
    `The card already has the maximum of ${String(limit)} tokens; delete one first.`,
) {}

export class TokenStatusConflict extends failure.conflict(
  'TOKEN_STATUS_CONFLICT',
  'The token status cannot change to that value',
  (from: TokenStatus, to: TokenStatus) => {
    const next = TOKEN_TRANSITIONS[from].join(', ');
    const rule = next === '' ? `the status ${from} is final` : `it can become ${next}`;
    return `The token is ${from} and cannot become ${to}: ${rule}.`;
  },
) {}
