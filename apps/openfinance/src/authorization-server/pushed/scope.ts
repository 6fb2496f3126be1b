import { accepted, refused, type Result } from '#libs/kernel';

/** A dynamic scope: a consent of one of the kinds (security profile 1.0, 7.1). */
const CONSENT =
  /^(?:consent|recurring-consent):(urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[\w()+,\-.:=@;$!*'%/?#]+)$/;
const MAX_CONSENT_ID = 256;

/** The scope of an authorization request. */
export interface RequestedScope {
  /** As it came, in its order. */
  readonly scope: string;
  readonly consentId: string;
}

/** The consent that a scope names; undefined if it is another scope. */
export function consentOfScope(scope: string): string | undefined {
  const consentId = CONSENT.exec(scope)?.[1];
  return consentId !== undefined && consentId.length <= MAX_CONSENT_ID ? consentId : undefined;
}

/**
 * Reads the scope of an authorization request: `openid`, one consent, and scopes of the client, in any order.
 * @returns what is wrong, in one sentence, if it is refused
 */
export function readScope(
  scope: unknown,
  allowed: readonly string[],
): Result<RequestedScope, string> {
  const names = typeof scope === 'string' ? scope.split(' ').filter((each) => each !== '') : [];
  if (typeof scope !== 'string' || !names.includes('openid')) {
    return refused('scope must contain openid.');
  }
  const consents = names.map(consentOfScope).filter((id) => id !== undefined);
  const [consentId, another] = consents;
  if (consentId === undefined || another !== undefined) {
    return refused(
      'scope must contain one consent, as in "openid consent:urn:simulador:… accounts".',
    );
  }
  const unknown = unknownScope(names, allowed);
  return unknown === undefined ? accepted({ scope: names.join(' '), consentId }) : refused(unknown);
}

/** What is wrong with scopes that the client does not have, in one sentence; undefined if it has all. */
export function unknownScope(
  names: readonly string[],
  allowed: readonly string[],
): string | undefined {
  const unknown = names.find(
    (name) => consentOfScope(name) === undefined && !allowed.includes(name),
  );
  if (unknown === undefined) return undefined;
  return `The client may not have the scope ${JSON.stringify(unknown.slice(0, 80))}; its registration and its active roles allow ${allowed.join(' ')}.`;
}
