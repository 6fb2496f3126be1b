/** Names below `.localhost` cannot be registered (RFC 6761, 6.3), so they always mean this machine. */
const LOOPBACK = /^((?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address, without a port, is always this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * The first host that is not always this machine: of the header Host, and of the one that came if a trusted proxy has replaced it.
 * With DNS rebinding, a foreign page has a host name that resolves to this machine.
 *
 * @returns undefined if there is none
 */
export function foreignHost(host = '', hostOfProxy = host): string | undefined {
  return [host, hostOfProxy].find((each) => !isLoopback(each.replace(/:\d+$/, '')));
}
