import { takeOutcomeAlone } from '#libs/sandbox';
import { OAUTH_ERRORS, OAuthRefused, type OAuthErrorCode } from './oauth.errors';

/** The meanings of error codes that a rule can request. */
export function oauthOutcomes<Code extends OAuthErrorCode>(
  ...codes: readonly Code[]
): Readonly<Record<Code, string>> {
  const meanings = codes.map((code) => [code, OAUTH_ERRORS[code][1].replace(/\.$/, '')]);
  return Object.fromEntries(meanings) as Record<Code, string>;
}

/**
 * The error that a rule requests for an operation.
 * @param outcomes all outcomes of the operation; those that are no errors are not taken
 */
export async function takeOAuthError<Outcomes extends object>(
  outcomes: Outcomes,
): Promise<(keyof Outcomes & OAuthErrorCode) | undefined> {
  const code = await takeOutcomeAlone(outcomes, isOAuthError);
  return code !== undefined && isOAuthError(code) ? code : undefined;
}

/** @throws OAuthRefused the error that a rule requests for an operation */
export async function refuseIfRequested(
  outcomes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const code = await takeOAuthError(outcomes);
  if (code !== undefined) throw new OAuthRefused(code, `A rule requests ${code}.`);
}

function isOAuthError<Code extends string>(code: Code): code is Code & OAuthErrorCode {
  return Object.hasOwn(OAUTH_ERRORS, code);
}
