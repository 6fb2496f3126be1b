import { AddressGuard, AddressRefused, type Resolve } from '#libs/outbound';

const REMEDY =
  'The acquirer connects to such addresses only with ISO8583_LINK_PRIVATE_TARGETS=allow.';

/**
 * Checks the addresses of links.
 * @param allowsReserved allows loopback, private and other reserved addresses
 * @param resolve for tests, which have no network
 */
export function linkTargets(allowsReserved: boolean, resolve?: Resolve): AddressGuard {
  return new AddressGuard({ allows: () => allowsReserved, remedy: () => REMEDY }, resolve);
}

/** The refusal of an address, as examples show it. */
export function refusedTarget(what: string): AddressRefused {
  return new AddressRefused(what, REMEDY);
}

/** The address as the guard checks it. The scheme only makes the URL parser normalize the host. */
export function targetUrl({ host, port }: { readonly host: string; readonly port: number }): URL {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${String(port)}/`);
}
