import { OAuthRefused } from './oauth.errors';

/** The parameters of a request to the authorization server. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Reads parameters of a form or of a query. An empty parameter counts as absent, and none may be repeated (RFC 6749, 3.1).
 * Parameters with other names are ignored, as the RFC demands.
 * @throws OAuthRefused
 */
export function readParameters<Name extends string>(
  found: unknown,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const given = (found ?? {}) as Readonly<Record<string, unknown>>;
  const read: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') {
      throw new OAuthRefused('invalid_request', `${name} is given more than once.`);
    }
    read[name] = value;
  }
  return read;
}
