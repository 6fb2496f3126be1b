import { currentContext, DEFAULT_SANDBOX, type RequestContext } from '#libs/http';
import { NAME } from '#libs/kernel';

/** Whoever sends a request that controls the service. */
export interface Caller {
  /** Name of the token; `administrator`, or `loopback` if the service needs no token. Never the token itself. */
  readonly name: string;
  /** The sandboxes that the token opens: names, and starts of names with `*`. Undefined: all. */
  readonly sandboxes?: readonly string[];
}

/** The sender of ADMIN_TOKEN. */
export const ADMINISTRATOR: Caller = { name: 'administrator' };
/** Any program on this machine, if the service needs no token. */
export const LOOPBACK: Caller = { name: 'loopback' };

/**
 * Whether the caller may control a sandbox. The start `team-a-*` opens all names that begin with `team-a-`. The sandbox
 * `default` is the one of requests that name none, so only its whole name opens it.
 */
export function opens({ sandboxes }: Caller, sandbox: string): boolean {
  if (sandboxes === undefined) return true;
  if (!NAME.test(sandbox)) return false;
  return sandboxes.some((pattern) =>
    pattern.endsWith('*') && sandbox !== DEFAULT_SANDBOX
      ? sandbox.startsWith(pattern.slice(0, -1))
      : sandbox === pattern,
  );
}

/** What AdminGuard has found out about a request. */
export interface Access {
  readonly caller: Caller;
  /** The sandboxes that the operation concerns, the changed one last; empty if it concerns none or all. */
  readonly sandboxes: readonly string[];
}

const accesses = new WeakMap<RequestContext, Access>();

/** Keeps the access of the current request. */
export function keepAccess(access: Access): void {
  accesses.set(currentContext(), access);
}

/** The access of the current request; undefined for background work, and for requests that need none. */
export function currentAccess(): Access | undefined {
  return accesses.get(currentContext());
}

/** Those of the sandboxes that the caller may control. @throws Error if AdminGuard has not checked the request */
export function ofCaller<T extends { readonly name: string }>(sandboxes: readonly T[]): T[] {
  const access = currentAccess();
  if (access === undefined) throw new Error('The caller of this request is not known.');
  return sandboxes.filter(({ name }) => opens(access.caller, name));
}
