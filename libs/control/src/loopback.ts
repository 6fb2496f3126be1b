/** Names below `.localhost` cannot be registered (RFC 6761, 6.3), so they always mean this machine. */
const LOOPBACK = /^((?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address, without a port, is always this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
