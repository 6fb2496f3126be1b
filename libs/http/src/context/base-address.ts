import type { Request } from 'express';
import { currentContext } from './request-context';

/** A host name or an IP address, and a port. Other texts in the header Host are not put into links. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address that links begin with: PUBLIC_URL, or the scheme and host of the request, and the prefix of
 * the path that named the sandbox.
 */
export function baseAddress(request: Request, publicUrl: string | undefined): string {
  const { pathPrefix } = currentContext();
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '') + pathPrefix;
  const { host = '' } = request.headers;
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}${pathPrefix}`;
}
