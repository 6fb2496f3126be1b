import { type OutboundRequest } from './outcome';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const CREDENTIALS = ['authorization', 'cookie'];

/** The next request. */
export type Sent = Pick<OutboundRequest, 'method' | 'headers' | 'body'>;

/** Whether the answer names another URL. */
export function isRedirect(status: number, location: string | undefined): location is string {
  return REDIRECTS.has(status) && location !== undefined;
}

/**
 * The request after a redirect (RFC 9110, 15.4). 303 changes every method but HEAD to GET; 301 and 302 change POST to
 * GET, as all clients do; 307 and 308 change nothing.
 *
 * @param secretHeaders headers that are not sent to another origin, like Authorization and Cookie
 */
export function afterRedirect(
  sent: Sent,
  status: number,
  {
    from,
    to,
    secretHeaders = [],
  }: { readonly from: URL; readonly to: URL; readonly secretHeaders?: readonly string[] },
): Sent {
  const becomesGet =
    (status === 303 && sent.method !== 'HEAD') ||
    ((status === 301 || status === 302) && sent.method === 'POST');
  const secret = new Set([...CREDENTIALS, ...secretHeaders.map((name) => name.toLowerCase())]);
  const headers = Object.entries(sent.headers).filter(([name]) => {
    const lowerCase = name.toLowerCase();
    // These headers describe the body, which is not sent again.
    if (becomesGet && lowerCase.startsWith('content-')) return false;
    return from.origin === to.origin || !secret.has(lowerCase);
  });
  const { method, body } = sent;
  const next = { method: becomesGet ? 'GET' : method, headers: Object.fromEntries(headers) };
  return body === undefined || becomesGet ? next : { ...next, body };
}
