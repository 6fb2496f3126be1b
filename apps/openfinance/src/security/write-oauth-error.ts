import { type Problem, type ProblemBody } from '#libs/http';
import { OAUTH_ERRORS } from './oauth.errors';

/** An error of the authorization server in the format of RFC 6749, 5.2. */
export function oauthErrorBody({ code, status, detail }: Problem): ProblemBody {
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({ error: oauthCode(code, status), error_description: detail }),
  };
}

/** The OAuth code of an error that is not one of OAuth, such as a body that is too large. */
function oauthCode(code: string, status: number): string {
  if (Object.hasOwn(OAUTH_ERRORS, code)) return code;
  if (status === 401) return 'invalid_token';
  if (status === 403) return 'insufficient_scope';
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
