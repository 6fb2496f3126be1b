import { type Language, type Words } from '../language';
import { dict } from './dict';
import { iso8583 } from './iso8583';
import { nfse } from './nfse';
import { openfinance } from './openfinance';
import { ratelimit } from './ratelimit';
import { report } from './report';
import { spi } from './spi';
import { workflow } from './workflow';

type Titles = Readonly<Record<string, Words>>;

const TITLES: Readonly<Record<string, Titles>> = {
  dict,
  iso8583,
  nfse,
  openfinance,
  ratelimit,
  report,
  spi,
  workflow,
};

/** The operation of a request, or of a list of outcomes: the path can have parameters (`{id}`) and `**`. */
interface Operation {
  /** In upper case. Undefined: any method. */
  readonly method?: string | undefined;
  readonly path: string;
}

/** Returns the titles of the operations of a service, by method and path (`POST /spi/pacs.008`); the method `*` is any. */
export function operationTitles(service: string): Titles {
  return Object.hasOwn(TITLES, service) ? (TITLES[service] ?? {}) : {};
}

/**
 * Returns the title of an operation: the one with this method and path, or the most exact one whose pattern the path
 * matches. Undefined if the service has none.
 */
export function operationTitle(
  service: string,
  { method = '*', path }: Operation,
  language: Language,
): string | undefined {
  const titles = operationTitles(service);
  const name = `${method} ${path}`;
  if (Object.hasOwn(titles, name)) return titles[name]?.[language];
  const current = currentPath(service, path);
  const [best] = Object.keys(titles)
    .filter((pattern) => matches(pattern, method, current))
    .sort((one, other) => exactness(other) - exactness(one));
  return best === undefined ? undefined : titles[best]?.[language];
}

/** The operations of the DICT are the same in its versions 1 and 2. */
function currentPath(service: string, path: string): string {
  return service === 'dict' ? path.replace(/^\/api\/v1\//, '/api/v2/') : path;
}

function matches(pattern: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  if (wantedMethod !== '*' && wantedMethod !== method) return false;
  const wanted = wantedPath.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '**';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, index) => /^\{.*\}$/.test(part) || part === given[index]);
}

/** More fixed segments are more exact; among equals, a closed pattern is more exact than one with `**`. */
function exactness(pattern: string): number {
  const parts = pattern.split('/');
  const fixed = parts.filter((part) => !/^(?:\{.*\}|\*\*)$/.test(part)).length;
  return 2 * fixed + (parts.includes('**') ? 0 : 1);
}
