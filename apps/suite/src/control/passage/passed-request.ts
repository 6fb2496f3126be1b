import type { IncomingHttpHeaders } from 'node:http';
import { HttpProblem } from '#libs/http';
import { failure } from '#libs/kernel';

/** The header for the simulated system: `Authorization` is for the suite control itself. */
const AUTHORIZATION = 'x-service-authorization';

/**
 * Headers that concern one connection, or the page that has sent the request. The suite control has checked the origin; the body
 * is sent as it was read, unpacked, and the response as it comes.
 */
const NOT_PASSED = new RegExp(
  '^(host|connection|keep-alive|upgrade|te|trailer|transfer-encoding|content-length|content-encoding|expect|accept-encoding|origin|referer|cookie|' +
    'authorization|forwarded|x-forwarded-.*|sec-.*|x-sandbox|x-correlation-id|x-hold-pass|x-service-authorization)$',
);

/** Headers of a response that concern one connection, or that the suite control sets itself. */
const NOT_RETURNED =
  /^(connection|keep-alive|transfer-encoding|upgrade|trailer|date|set-cookie|access-control-.*|x-content-type-options)$/;

/** Paths of the services that need the token of the caller. */
const CONTROL = /^\/(__)?admin(\/|$)/;

export class PassedPathInvalid extends failure.malformed(
  'PASSED_PATH_INVALID',
  'The path cannot be passed on',
  () =>
    'Send a path of the service without "." and ".." segments, as in /services/spi/spi/transactions.',
) {}

/** Methods that a service refuses too, and that `fetch` cannot send. */
const NOT_SENT: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** @throws HttpProblem 405 */
export function checkMethod(method: string): void {
  if (!NOT_SENT.has(method)) return;
  throw new HttpProblem(405, `${method} is not passed on.`, {
    code: 'METHOD_NOT_ALLOWED',
    title: 'The method is not allowed',
    headers: { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
  });
}

/** Whether a request has no body, or one that means nothing (RFC 9110, 9.3.1), and that `fetch` cannot send. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The part of an address after `/services/<service>`, where the name can be percent-encoded. */
export function pathBelow(url: string): string {
  return url.replace(/^\/services\/[^/?]+/, '');
}

/**
 * The address of a passed request.
 * @param path with its query, as in `/spi/transactions?limit=10`
 * @throws PassedPathInvalid if it would leave the address of the service
 */
export function passedAddress(service: string, path: string): string {
  const url = new URL(service + path);
  const base = new URL(service).pathname.replace(/\/$/, '');
  const isBelow = url.pathname.startsWith(`${base}/`) && url.origin === new URL(service).origin;
  if (!isBelow || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path.split('?', 1)[0] ?? '')) {
    throw new PassedPathInvalid();
  }
  return url.href;
}

/** The headers of a passed request. */
export function passedHeaders(path: string, headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_PASSED.test(name)) passed[name] = String(value);
  }
  const authorization =
    headers[AUTHORIZATION] ?? (CONTROL.test(path) ? headers.authorization : undefined);
  if (authorization !== undefined) passed['authorization'] = String(authorization);
  return { ...passed, 'accept-encoding': 'identity' };
}

/** The headers of the response that the client gets. */
export function returnedHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => !NOT_RETURNED.test(name));
}
