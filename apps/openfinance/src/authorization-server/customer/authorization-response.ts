import { type AuthorizationRequest } from '../pushed/request-object';

/** The parameters of the response to an authorization request, or of its error (RFC 6749, 4.1.2). */
export type ResponseParameters = Readonly<Record<string, string>>;

/**
 * The address to which the browser returns. The redirect_uri was registered by the client, so nobody else chooses it.
 * @param parameters for a response mode of JARM, the one parameter `response`
 */
export function returnAddress(
  { redirectUri, responseMode }: Pick<AuthorizationRequest, 'redirectUri' | 'responseMode'>,
  parameters: ResponseParameters,
): string {
  const text = new URLSearchParams(parameters).toString();
  if (responseMode === 'query.jwt') {
    return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`;
  }
  return `${redirectUri}#${text}`;
}
