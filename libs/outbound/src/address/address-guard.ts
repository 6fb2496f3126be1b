import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type Destination } from './allow-list';
import { isReservedAddress } from './reserved-addresses';

/** The addresses of a host name, as `dns.lookup` finds them. */
export type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: Error | null, addresses?: dns.LookupAddress[]) => void,
) => void;

/** The destinations that are allowed although their addresses are reserved. */
export interface AddressRules {
  readonly allows: (destination: Destination) => boolean;
  /** The end of the text of a refusal: how to allow the address, with the name of the variable. */
  readonly remedy: (destination: Destination) => string;
}

/** A destination is refused because it is a loopback, private or reserved address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  /** @param what the host and its address, as the beginning of a sentence */
  constructor(what: string, remedy: string) {
    super(`${what}, which is a loopback, private or reserved address. ${remedy}`);
  }
}

/** Names below `.localhost` cannot be registered, so they always mean this machine (RFC 6761, 6.3). */
const LOCALHOST = /^(?:.*\.)?localhost\.?$/i;

/** Decides which addresses the service may connect to. */
export class AddressGuard {
  /** @param resolve for tests, which have no network */
  constructor(
    private readonly rules: AddressRules,
    private readonly resolve: Resolve = dns.lookup,
  ) {}

  /**
   * Checks the host in the URL. A name can resolve to another address each time, so `lookupFor` checks names when a
   * connection is made.
   * @returns the reason if the destination is refused
   */
  refusal(url: URL): AddressRefused | undefined {
    const destination = destinationOf(url);
    const { host } = destination;
    const isReserved = isIP(host) === 0 ? LOCALHOST.test(host) : isReservedAddress(host);
    if (!isReserved || this.isAllowed(destination, host)) return undefined;
    return new AddressRefused(`The host is ${host}`, this.rules.remedy(destination));
  }

  /**
   * The `lookup` of a connection to the host of this URL. It fails with AddressRefused if one of the addresses is not
   * allowed. The connection uses the addresses that were checked, so changing the name in between does not help
   * (DNS rebinding).
   */
  lookupFor(url: URL): LookupFunction {
    return (hostname, { all, ...options }, callback) => {
      this.resolve(hostname, { ...options, all: true }, (error, addresses = []) => {
        const [first] = addresses;
        if (error !== null || first === undefined) {
          callback(error ?? new Error(`${hostname} has no address.`), '');
          return;
        }
        const refusal = this.refusalOf(destinationOf(url), addresses);
        if (refusal !== undefined) callback(refusal, '');
        else if (all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    };
  }

  private refusalOf(
    destination: Destination,
    addresses: readonly dns.LookupAddress[],
  ): AddressRefused | undefined {
    for (const { address } of addresses) {
      if (!isReservedAddress(address)) continue;
      const resolved = { ...destination, address };
      if (this.rules.allows(resolved)) continue;
      const what = `${destination.host} resolves to ${address}`;
      return new AddressRefused(what, this.rules.remedy(resolved));
    }
    return undefined;
  }

  /** A name of this machine can also be allowed by an entry for the loopback address. `lookupFor` decides this. */
  private isAllowed(destination: Destination, host: string): boolean {
    if (this.rules.allows(destination)) return true;
    return (
      isIP(host) === 0 &&
      ['127.0.0.1', '::1'].some((address) => this.rules.allows({ ...destination, address }))
    );
  }
}

function destinationOf(url: URL): Destination {
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port };
}
