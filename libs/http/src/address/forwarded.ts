import type { IncomingHttpHeaders } from 'node:http';
import { BASE_PATH, BASE_PATH_RULE } from '#libs/kernel';

/** A host name or an IP address, and a port. Other texts are not put into links. */
export const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What a proxy says about the request that it received. */
export interface Forwarded {
  /** The path that the proxy has removed; empty if it has removed none. */
  readonly prefix: string;
  /** The Host of the request; undefined if the proxy does not say it. */
  readonly host: string | undefined;
  /** A header that is not valid, and so has no effect. */
  readonly ignored?: string;
}

export const NOT_FORWARDED: Forwarded = { prefix: '', host: undefined };

/**
 * Reads `X-Forwarded-Prefix` and `X-Forwarded-Host`. Call it only for a request of a trusted proxy. Express reads
 * `X-Forwarded-Proto`.
 */
export function forwardedOf(headers: IncomingHttpHeaders): Forwarded {
  const given = textOf(headers['x-forwarded-prefix']);
  const prefix = given === '/' ? '' : given;
  if (prefix !== '' && !BASE_PATH.test(prefix)) {
    const ignored = `X-Forwarded-Prefix ${shown(prefix)} must be ${BASE_PATH_RULE}.`;
    return { ...NOT_FORWARDED, host: hostOf(headers), ignored };
  }
  const host = hostOf(headers);
  const givenHost = textOf(headers['x-forwarded-host']);
  if (host !== undefined || givenHost === '') return { prefix, host };
  return {
    prefix,
    host,
    ignored: `X-Forwarded-Host ${shown(givenHost)} must be a host and a port.`,
  };
}

/** The first of several: that of the client's request, if each proxy has added one. */
function hostOf(headers: IncomingHttpHeaders): string | undefined {
  const [first = ''] = textOf(headers['x-forwarded-host']).split(',', 1);
  return HOST.test(first.trim()) ? first.trim() : undefined;
}

function textOf(header: string | string[] | undefined): string {
  return header === undefined ? '' : String(header).trim();
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}

/** The address below BASE_PATH without it; undefined if the address is not below it. */
export function belowBasePath(url: string, basePath: string): string | undefined {
  if (basePath === '' || !url.startsWith(basePath)) return undefined;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined;
}
