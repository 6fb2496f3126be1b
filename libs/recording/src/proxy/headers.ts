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
