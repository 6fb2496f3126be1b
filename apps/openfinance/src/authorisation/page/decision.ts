import { AuthorisationRequestInvalid } from '../authorisation.errors';
import { type Authorisable } from '../authorisation-sources';

/** The values of the form. */
export interface Decision {
  readonly isApproved: boolean;
  readonly accountIds: readonly string[];
}

/** Browsers and servers may truncate longer addresses. */
const LONGEST_ADDRESS = 2_000;

/** @throws AuthorisationRequestInvalid if the form does not have the fields of the page */
export function readDecision(body: unknown): Decision {
  const { decision, accountIds } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (decision !== 'approve' && decision !== 'refuse') {
    throw new AuthorisationRequestInvalid('decision', 'Must be approve or refuse.');
  }
  const ids = accountIds === undefined ? [] : [accountIds].flat();
  return { isApproved: decision === 'approve', accountIds: [...new Set(ids.map(String))] };
}

/** The problem of the choice, in Portuguese; undefined if it is complete. */
export function wrongChoice(
  kind: Authorisable['choosesAccounts'],
  chosen: readonly string[],
  offered: readonly string[],
): string | undefined {
  if (kind === 'none') return undefined;
  if (chosen.length === 0) {
    return kind === 'one' ? 'Escolha uma conta.' : 'Escolha pelo menos uma conta.';
  }
  const known = new Set(offered);
  if (!chosen.every((id) => known.has(id))) return 'Escolha contas da lista.';
  return kind === 'one' && chosen.length > 1 ? 'Escolha apenas uma conta.' : undefined;
}

/** Where the browser goes after the decision, from the query of the page. */
export type ReturnAddress = (authorisable: Pick<Authorisable, 'consentId' | 'status'>) => string;

/** The parameters of the page's query. */
export type PageQuery = Readonly<
  Partial<Record<'redirect_uri' | 'client_id' | 'request_uri', unknown>>
>;

/**
 * Reads where the browser goes after the decision. A pushed authorization request continues at the authorization endpoint of
 * this bank, which returns to the client.
 *
 * @param page the path prefix of the request, and whether the browser may only return to a registered address
 * @throws AuthorisationRequestInvalid if `redirect_uri` is not an http address, or is not allowed
 */
export function returnAddress(
  { redirect_uri: redirectUri, client_id: clientId, request_uri: requestUri }: PageQuery,
  { pathPrefix, isStrict }: { readonly pathPrefix: string; readonly isStrict: boolean },
): ReturnAddress | undefined {
  if (typeof requestUri === 'string' && typeof clientId === 'string') {
    const query = new URLSearchParams({ client_id: clientId, request_uri: requestUri });
    const address = `${pathPrefix}/auth/authorize?${query.toString()}`;
    return () => address;
  }
  if (isStrict && redirectUri !== undefined) {
    throw new AuthorisationRequestInvalid(
      'redirect_uri',
      'Is not allowed, because the security of the sandbox is required; the browser returns to the address of a pushed authorization request.',
    );
  }
  const redirect = readRedirect(redirectUri);
  return redirect && ((authorisable) => redirectAddress(redirect, authorisable));
}

/**
 * The address for the redirect after the decision, from the query of the page.
 * @throws AuthorisationRequestInvalid if it is not an http address
 */
export function readRedirect(redirectUri: unknown): URL | undefined {
  if (redirectUri === undefined) return undefined;
  const text = typeof redirectUri === 'string' ? redirectUri : '';
  const isShort = text.length <= LONGEST_ADDRESS;
  const address = isShort && URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address;
  throw new AuthorisationRequestInvalid(
    'redirect_uri',
    `Must be an http or https address of at most ${String(LONGEST_ADDRESS)} characters.`,
  );
}

/** The address with the id and the new status of the consent in its query. */
export function redirectAddress(
  redirect: URL,
  { consentId, status }: Pick<Authorisable, 'consentId' | 'status'>,
): string {
  const address = new URL(redirect);
  address.searchParams.set('consentId', consentId);
  address.searchParams.set('status', status);
  return address.href;
}
