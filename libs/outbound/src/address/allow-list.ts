import { BlockList, isIP } from 'node:net';
import { accepted, refused, type Result } from '#libs/kernel';

/** A host name, with `*.` for all names below it, or an IPv4 address. IPv6 addresses are in brackets. */
const HOST = /^(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?$/;
const WITH_PORT = /^(.+):(\d{1,5})$/;
const NETWORK = /^(.+)\/(\d{1,3})$/;
const MAX_PORT = 65_535;

/** The destination of a connection: the host of the URL, without brackets, and its address. */
export interface Destination {
  readonly host: string;
  readonly port: number;
  /** Undefined while only the URL is known. */
  readonly address?: string;
}

interface Entry {
  /** In lower case. Undefined for a network. */
  readonly host?: string;
  readonly port?: number;
  readonly network?: BlockList;
}

/** The destinations that are allowed although they are loopback, private or reserved addresses. */
export class AllowList {
  private constructor(private readonly entries: readonly Entry[]) {}

  /**
   * Reads entries: `host`, `*.host`, `host:port`, `address`, `[IPv6 address]:port`, `address/prefix`.
   * @returns the list, or the first entry that is not valid
   * @example
   * AllowList.of(['staging.example.com', '127.0.0.1:9099', '10.1.0.0/16', '[::1]']);
   */
  static of(texts: readonly string[]): Result<AllowList, string> {
    const entries: Entry[] = [];
    for (const text of texts) {
      const entry = entryOf(text.toLowerCase());
      if (entry === undefined) return refused(text);
      entries.push(entry);
    }
    return accepted(new AllowList(entries));
  }

  allows(destination: Destination): boolean {
    return this.entries.some((entry) => isMatch(entry, destination));
  }
}

function entryOf(text: string): Entry | undefined {
  const [, network, prefix] = NETWORK.exec(text) ?? [];
  if (network !== undefined) return networkOf(bare(network), Number(prefix));
  if (isIP(text) !== 0) return addressOf(text, undefined);
  const [, host = text, digits] = WITH_PORT.exec(text) ?? [];
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > MAX_PORT)) return undefined;
  if (isIP(bare(host)) !== 0) return addressOf(bare(host), port);
  return HOST.test(host) ? { host, ...portOf(port) } : undefined;
}

function networkOf(address: string, prefix: number): Entry | undefined {
  const version = isIP(address);
  if (version === 0 || prefix > (version === 6 ? 128 : 32)) return undefined;
  const network = new BlockList();
  network.addSubnet(address, prefix, familyOf(address));
  return { network };
}

/** An address is read as a network with one address, so that its other spellings are the same. */
function addressOf(address: string, port: number | undefined): Entry | undefined {
  const entry = networkOf(address, isIP(address) === 6 ? 128 : 32);
  return entry && { ...entry, ...portOf(port) };
}

function portOf(port: number | undefined): Pick<Entry, 'port'> {
  return port === undefined ? {} : { port };
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function isMatch({ host, port, network }: Entry, destination: Destination): boolean {
  if (port !== undefined && port !== destination.port) return false;
  if (network === undefined) return isName(host ?? '', destination.host);
  const address = isIP(destination.host) === 0 ? destination.address : destination.host;
  return address !== undefined && network.check(address, familyOf(address));
}

function isName(allowed: string, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return allowed.startsWith('*.') ? name.endsWith(allowed.slice(1)) : name === allowed;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
