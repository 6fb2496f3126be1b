import { HttpProblem } from '#libs/http';
import { failure } from '#libs/kernel';

export const REALM = 'ratelimit';

/** The request has no token. Then WWW-Authenticate has no error code (RFC 6750, 3). */
export class AccessTokenMissing extends HttpProblem {
  constructor() {
    super(
      401,
      'Get an access token from POST /auth/token and send it as "Authorization: Bearer <token>".',
      {
        code: 'ACCESS_TOKEN_MISSING',
        title: 'The access token is missing',
        headers: { 'WWW-Authenticate': `Bearer realm="${REALM}"` },
      },
    );
  }
}

export class AccessTokenInvalid extends HttpProblem {
  /** @param why must not contain quotation marks, because it is part of a header */
  constructor(why: string) {
    const parameters = `error="invalid_token", error_description="${why}"`;
    super(401, `The access token cannot be used. ${why} Get a new one from POST /auth/token.`, {
      code: 'ACCESS_TOKEN_INVALID',
      title: 'The access token is not valid',
      headers: { 'WWW-Authenticate': `Bearer realm="${REALM}", ${parameters}` },
    });
  }
}

export class TooManyAttempts extends failure.rateLimited(
  'TOO_MANY_ATTEMPTS',
  'Too many requests from this address',
) {
  constructor(
    limit: number,
    override readonly retryAfterSeconds: number,
  ) {
    super(
      `The limit is ${String(limit)} requests per minute from one address (AUTH_REQUESTS_PER_MINUTE); ` +
        `try again in ${String(retryAfterSeconds)} s.`,
    );
  }
}

export class ClientNotFound extends failure.notFound(
  'CLIENT_NOT_FOUND',
  'The client does not exist',
  (id: string) =>
    `Client ${id} does not exist in the sandbox; GET /__admin/clients lists the clients.`,
) {}

/** The error codes of the token endpoint (RFC 6749, 5.2). */
type OAuthErrorCode =
  'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

/** An error of the token endpoint in the format of RFC 6749. */
export class OAuthError extends Error {
  constructor(
    readonly code: OAuthErrorCode,
    readonly description: string,
  ) {
    super(description);
    this.name = 'OAuthError';
  }

  get status(): number {
    return this.code === 'invalid_client' ? 401 : 400;
  }
}
