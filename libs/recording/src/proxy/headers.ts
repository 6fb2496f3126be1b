/** Headers of one connection (RFC 9110, 7.6.1). They are not passed on. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'],
  ...['proxy-authenticate', 'proxy-authorization', 'trailer'],
]);

/** Names and values in turn, as a connection carries them, without those of the connection. */
export function passedOn(rawHeaders: readonly string[]): string[] {
  const named = namedByConnection(rawHeaders);
  return pairsOf(rawHeaders)
    .filter(([name]) => !OF_CONNECTION.has(name.toLowerCase()) && !named.has(name.toLowerCase()))
    .flat();
}

/** Like `passedOn`, with the Host of the service at the place of the own one. */
export function passedOnTo(host: string, rawHeaders: readonly string[]): string[] {
  const others = pairsOf(passedOn(rawHeaders)).filter(([name]) => name.toLowerCase() !== 'host');
  return ['Host', host, ...others.flat()];
}

/** The addresses of a service and of the recorder before it, without a slash at the end. */
export interface Places {
  readonly service: URL;
  readonly recorder: string;
}

/**
 * Like `passedOn`, for a response: redirects of the service to itself lead to the recorder, and cookies are for it. Otherwise a client would
 * follow a redirect past the recorder, and would not send cookies to it.
 */
export function passedBack(rawHeaders: readonly string[], places: Places): string[] {
  return pairsOf(passedOn(rawHeaders)).flatMap(([name, value]) => {
    switch (name.toLowerCase()) {
      case 'location':
      case 'content-location':
        return [name, location(value, places)];
      case 'set-cookie':
        return [name, cookie(value, places)];
      default:
        return [name, value];
    }
  });
}

function location(value: string, { service, recorder }: Places): string {
  const base = service.pathname.replace(/\/+$/, '');
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const url = !isPath && URL.canParse(value) ? new URL(value) : undefined;
  if (!isPath && url?.origin !== service.origin) return value;
  const path = url === undefined ? value : url.pathname + url.search + url.hash;
  const own = path.slice(base.length);
  if (!path.startsWith(base) || !/^(?:[/?#]|$)/.test(own)) return value;
  return isPath ? own : recorder + own;
}

/** Without its domain, and without Secure, because the recorder has no TLS. */
function cookie(value: string, { service }: Places): string {
  const base = service.pathname.replace(/\/+$/, '');
  return value
    .split(';')
    .filter((part, index) => index === 0 || !/^\s*(?:domain\s*=|secure\s*$)/i.test(part))
    .map((part) => {
      const [, start = '', path = ''] = /^(\s*path\s*=\s*)(.*)$/i.exec(part) ?? [];
      const isBelow = path === base || path.startsWith(`${base}/`);
      return start !== '' && isBelow ? start + (path.slice(base.length) || '/') : part;
    })
    .join(';');
}

export function hasHeader(rawHeaders: readonly string[], name: string): boolean {
  return pairsOf(rawHeaders).some(([each]) => each.toLowerCase() === name);
}

function namedByConnection(rawHeaders: readonly string[]): ReadonlySet<string> {
  const values = pairsOf(rawHeaders).filter(([name]) => name.toLowerCase() === 'connection');
  const names = values.flatMap(([, value]) => value.split(','));
  // The framing and the addressee of a message are never options of a connection.
  const kept = new Set(['host', 'content-length', 'content-type', 'authorization']);
  return new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => !kept.has(name)));
}

function pairsOf(rawHeaders: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}
