import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#libs/control';
import { isReservedAddress } from './reserved-addresses';

/** The addresses of a host name, as `dns.lookup` finds them. */
export type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: Error | null, addresses?: dns.LookupAddress[]) => void,
) => void;

/** The target of a webhook is an address that webhooks must not be sent to. */
export class ReservedTarget extends Error {
  override readonly name = 'ReservedTarget';

  /** @param what the host, and the address that it has */
  constructor(what: string) {
    super(
      `${what}, which is a loopback, private or reserved address. ` +
        'The service sends webhooks to such addresses only with WEBHOOK_PRIVATE_TARGETS=allow.',
    );
  }
}

/** Where webhooks are allowed to go. */
export class Targets {
  /**
   * @param allowsReserved allows loopback, private and other reserved addresses
   * @param resolve for tests, which have no network
   */
  constructor(
    private readonly allowsReserved: boolean,
    private readonly resolve: Resolve = dns.lookup,
  ) {}

  /**
   * Checks what the URL itself says. A name can have another address each time, so it is checked by `lookup`
   * when a connection is made.
   * @returns why the target is refused, if it is
   */
  refusal(url: URL): ReservedTarget | undefined {
    if (this.allowsReserved) return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isRefused = isIP(host) === 0 ? isLoopback(host) : isReservedAddress(host);
    return isRefused ? new ReservedTarget(`The host is ${host}`) : undefined;
  }

  /** Finds the addresses to connect to. It fails with ReservedTarget if one of them is not allowed. */
  readonly lookup: LookupFunction = (hostname, { all, ...options }, callback) => {
    this.resolve(hostname, { ...options, all: true }, (error, addresses = []) => {
      const [first] = addresses;
      const refused = this.allowsReserved
        ? undefined
        : addresses.find(({ address }) => isReservedAddress(address));
      if (error !== null || first === undefined) {
        callback(error ?? new Error(`${hostname} has no address.`), '');
      } else if (refused !== undefined) {
        callback(new ReservedTarget(`${hostname} resolves to ${refused.address}`), '');
      } else if (all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
