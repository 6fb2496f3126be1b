import { sandbox } from '../app/router';
import { isSuite, settings } from '../app/settings';
import { enteredToken, token } from '../app/token';
import { NO_RESPONSE, Problem, problemOf, TOKEN_REFUSED } from './problem';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method?: Method;
  /** With its query: `/spi/transactions?limit=20`. */
  readonly path: string;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the sandbox of the tab. */
  readonly sandbox?: string;
  readonly signal?: AbortSignal;
  /** Whether it only observes: see `observe`. */
  readonly isObserver?: boolean;
}

/** Where a call goes: to the service of the page (the suite control, if it is the console of all services), or to one service. */
export type Target = 'page' | (string & {});

const OBSERVE = 'X-Observe';

/**
 * Sends a request below `/__admin`, with the token.
 * @throws Problem
 */
export async function control<T>(target: Target, call: Call): Promise<T> {
  const response = await send(target, { ...call, path: `/__admin${call.path}` });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/**
 * Reads from the simulated system as an observer: the request is not in the journal, and no rule applies to it.
 * @throws Problem
 */
export async function observe<T>(
  service: string,
  path: string,
  options: Partial<Call> = {},
): Promise<T> {
  const response = await send(service, { ...options, path, isObserver: true });
  return (await response.json()) as T;
}

/** Like `observe`, for responses that are not JSON. */
export async function observeBlob(service: string, path: string, accept: string): Promise<Blob> {
  return (await send(service, { path, headers: { Accept: accept }, isObserver: true })).blob();
}

/**
 * Sends a request to the simulated system, as a client does: it is in the journal, and rules apply to it.
 * @returns the response of any status
 */
export function request(service: string, call: Call): Promise<Response> {
  return sendOnce(addressOf(service) + call.path, call);
}

/**
 * Sends a request, and asks the user for the admin token if the service needs it.
 * @throws Problem if the response is an error
 */
export async function send(target: Target, call: Call): Promise<Response> {
  for (;;) {
    const used = token.value;
    const response = await sendOnce(addressOf(target) + call.path, call);
    if (response.ok) return response;
    const problem = problemOf(response.status, await response.text());
    if (problem.code !== TOKEN_REFUSED || !(await enteredToken(used))) throw problem;
  }
}

/** The address that the paths of a service begin with. The suite control passes requests to the services on. */
export function addressOf(target: Target): string {
  return target === 'page' || !isSuite
    ? settings.basePath
    : `${settings.basePath}/services/${target}`;
}

async function sendOnce(address: string, call: Call): Promise<Response> {
  const { method = 'GET', body, signal } = call;
  const isObject = typeof body === 'object' && !(body instanceof Blob);
  const headers = {
    'X-Sandbox': call.sandbox ?? sandbox.value,
    ...(token.value === '' ? {} : { Authorization: `Bearer ${token.value}` }),
    // The token can have been entered since the first try.
    ...(call.isObserver === true ? { [OBSERVE]: token.value === '' ? 'true' : token.value } : {}),
    ...(isObject ? { 'Content-Type': 'application/json' } : {}),
    ...call.headers,
  };
  try {
    return await fetch(address, {
      ...{ method, headers, cache: 'no-store' },
      ...(body === undefined ? {} : { body: isObject ? JSON.stringify(body) : body }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Problem(0, NO_RESPONSE, '', '');
  }
}
