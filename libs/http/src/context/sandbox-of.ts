import type { IncomingHttpHeaders } from 'node:http';
import { accepted, NAME, NAME_RULE, refused, type Result } from '#libs/kernel';
import { HttpProblem } from '../problem/http-problem';
import { valuesOfBaggage } from './baggage';

export const SANDBOX_HEADER = 'X-Sandbox';
/** The name of the service that calls another one, for the journal of the other one. Nothing is decided by it. */
export const CALLER_HEADER = 'X-Calling-Service';
export const DEFAULT_SANDBOX = 'default';

/** `/s/run-42` at the start of an address. */
const PREFIX = /^\/s\/([^/?]*)/;

/** The sandbox of a request, and the address without the prefix that named it. */
interface NamedSandbox {
  readonly name: string;
  /** `/s/run-42` if the address had that prefix; empty otherwise. */
  readonly prefix: string;
  /** The path and query that follow the prefix. */
  readonly url: string;
}

/** One place of a request that names a sandbox. */
interface Mention {
  readonly place: string;
  readonly name: string;
}

/**
 * Finds the sandbox of a request. The header X-Sandbox, the path prefix `/s/<name>` and the host name
 * `<name>.localhost` are explicit: those that are present must agree. The member `sandbox` of the header
 * `baggage` counts only without them, because tracing libraries pass it on from service to service.
 *
 * @param headers with lower-case names, as Node gives them
 * @param url path and query, as in the request line
 * @param sandboxHost the domain whose subdomains name sandboxes, besides `localhost`; none if empty
 */
export function sandboxOf(
  headers: IncomingHttpHeaders,
  url: string,
  sandboxHost = '',
): Result<NamedSandbox, HttpProblem> {
  // The canonical form has no empty segments, so `/s//` is an address that does not exist.
  const isNamed = url.startsWith('/s/') && !url.startsWith('/s//');
  const [prefix = '', pathName] = isNamed ? (PREFIX.exec(url) ?? []) : [];
  const address = prefix === '' ? { prefix, url } : { prefix, url: withSlash(url, prefix) };
  const header = headers['x-sandbox'];
  const hostName = labelOf(headers.host, sandboxHost);

  const explicit: Mention[] = [];
  if (header !== undefined) explicit.push({ place: SANDBOX_HEADER, name: String(header) });
  if (pathName !== undefined) explicit.push({ place: 'path', name: pathName });
  if (hostName !== undefined) explicit.push({ place: 'Host', name: hostName });
  const mentions = explicit.length > 0 ? explicit : baggageMentions(headers['baggage']);

  const [first, ...others] = mentions;
  if (first === undefined) return accepted({ name: DEFAULT_SANDBOX, ...address });
  const invalid = mentions.find(({ name }) => !NAME.test(name));
  if (invalid !== undefined) return refused(invalidName(invalid));
  const different = others.find(({ name }) => name !== first.name);
  if (different !== undefined) return refused(conflict(first, different));
  return accepted({ name: first.name, ...address });
}

function withSlash(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The first label of a host below `localhost` or below `sandboxHost`. */
function labelOf(host: string | undefined, sandboxHost: string): string | undefined {
  if (host?.includes('.') !== true) return undefined;
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  const isBelow = (domain: string): boolean => domain !== '' && name.endsWith(`.${domain}`);
  if (!isBelow('localhost') && !isBelow(sandboxHost)) return undefined;
  return name.slice(0, name.indexOf('.'));
}

function baggageMentions(header: string | string[] | undefined): readonly Mention[] {
  if (header === undefined) return [];
  return valuesOfBaggage(String(header), 'sandbox').map((name) => ({ place: 'baggage', name }));
}

function invalidName({ place, name }: Mention): HttpProblem {
  const where = {
    [SANDBOX_HEADER]: `The header ${SANDBOX_HEADER}`,
    path: `${JSON.stringify(name.slice(0, 80))} after /s/ in the path`,
    Host: `The first label of the header Host, ${JSON.stringify(name.slice(0, 80))},`,
    baggage: 'The member sandbox of the header baggage',
  }[place];
  const detail = `${where ?? place} is not a valid sandbox name: it must be ${NAME_RULE}.`;
  return new HttpProblem(400, detail, {
    code: 'SANDBOX_NAME_INVALID',
    title: 'The sandbox name is not valid',
    violations: [{ pointer: place, detail: 'Must match [a-z0-9-]{1,40}.' }],
  });
}

function conflict(one: Mention, other: Mention): HttpProblem {
  const detail =
    `${one.place} names the sandbox ${one.name}, but ${other.place} names ${other.name}. ` +
    'Name one sandbox only.';
  return new HttpProblem(400, detail, {
    code: 'SANDBOX_CONFLICT',
    title: 'The request names two sandboxes',
    violations: [one, other].map(({ place, name }) => ({
      pointer: place,
      detail: `Names the sandbox ${name}.`,
    })),
  });
}
