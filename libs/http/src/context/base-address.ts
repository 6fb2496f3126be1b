import type { Request } from 'express';
import { HOST } from '../address/forwarded';
import { currentContext } from './request-context';
import { DEFAULT_SANDBOX } from './sandbox-of';

/**
 * The address that links begin with: PUBLIC_URL, or the scheme, the host and the base path of the request, and the
 * prefix of the path that named the sandbox.
 */
export function baseAddress(request: Request, publicUrl?: string): string {
  const { pathPrefix, sandboxPrefix } = currentContext();
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '') + sandboxPrefix;
  const { host = '' } = request.headers;
  // With a trusted proxy it is X-Forwarded-Proto, which can be any text.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) ? host : 'localhost'}${pathPrefix}`;
}

/** Like baseAddress, for clients that send no X-Sandbox: the path always names the sandbox, unless it is the default. */
export function sandboxAddress(request: Request, publicUrl?: string): string {
  const { sandbox, sandboxPrefix } = currentContext();
  const base = baseAddress(request, publicUrl);
  return sandboxPrefix !== '' || sandbox === DEFAULT_SANDBOX ? base : `${base}/s/${sandbox}`;
}
