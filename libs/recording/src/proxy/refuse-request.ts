import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Why a request is not passed on. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

/**
 * The recorder may hold a certificate of an institution, so a web page that the tester has open must not be able to use
 * it: neither from another origin, nor with a host name that leads to this machine (DNS rebinding).
 *
 * @param isLoopback whether the recorder can be reached from this machine only; otherwise each Host is accepted
 */
export function refusalOf(request: IncomingMessage, isLoopback: boolean): Refusal | undefined {
  const { headers, url = '' } = request;
  if (!url.startsWith('/')) {
    return {
      status: 400,
      code: 'PROXY_REQUEST',
      detail: 'The recorder is no forward proxy. Use its address in place of that of the service.',
    };
  }
  if (isLoopback && !isOwnHost(headers.host ?? '')) {
    return {
      status: 421,
      code: 'HOST_REFUSED',
      detail: 'The Host header must be localhost or 127.0.0.1, with the port of the recorder.',
    };
  }
  const { origin } = headers;
  const isOtherOrigin = origin !== undefined && !isOwnOrigin(origin, headers.host ?? '');
  if (isOtherOrigin || headers['sec-fetch-site'] === 'cross-site') {
    return {
      status: 403,
      code: 'ORIGIN_REFUSED',
      detail: 'The recorder accepts no requests of web pages from another origin.',
    };
  }
  if (headers.upgrade !== undefined) {
    return {
      status: 501,
      code: 'UPGRADE_REFUSED',
      detail: 'The recorder does not pass on WebSockets or other protocols than HTTP/1.1.',
    };
  }
  return undefined;
}

function isOwnHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const address = name.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return name === 'localhost' || name.endsWith('.localhost');
  return address.startsWith('127.') || address === '::1';
}

function isOwnOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
