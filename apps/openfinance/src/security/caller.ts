import { contextIfAny, type RequestContext } from '#libs/http';

/** The client of a request, as its access token names it. */
export interface Caller {
  readonly clientId: string;
  readonly organisationId: string;
  readonly scopes: ReadonlySet<string>;
  /** The consent of a token that a customer has authorised; undefined for a token of client_credentials. */
  readonly consentId: string | undefined;
  /** The `sub` of that customer. */
  readonly subject: string | undefined;
}

const callers = new WeakMap<RequestContext, Caller>();

export function setCaller(context: RequestContext, caller: Caller): void {
  callers.set(context, caller);
}

/** The client of the current request; undefined for a request without an access token, and for work in the background. */
export function currentCaller(): Caller | undefined {
  const context = contextIfAny();
  return context && callers.get(context);
}
