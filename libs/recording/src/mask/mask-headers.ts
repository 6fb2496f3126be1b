import { MASK, maskHeaders } from '#libs/masking';
import { type Category, categoryOf, normalName, type OwnNames } from './names';
import { standInOf } from './by-category';
import { type TextMask } from './text-mask';

/** Headers of the connection, and those that a masked body makes wrong. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', 'content-length', 'content-encoding', 'host', 'date', 'expect', 'accept-encoding'],
  ...['content-md5', 'digest', 'content-digest', 'user-agent', 'via', 'forwarded', 'server'],
]);

/** Headers whose values are known. The values of all others are hidden. */
const SHOWN =
  /^(accept|accept-language|accept-charset|allow|cache-control|content-disposition|content-language|content-type|etag|expires|if-match|if-modified-since|if-none-match|last-modified|link|location|pragma|prefer|range|content-range|retry-after|vary|ratelimit.*|x-ratelimit-.*|x-rate-limit-.*|pi-.*|x-idempotency-key|idempotency-key|x-correlation-id|correlation-id|x-request-id|x-fapi-interaction-id|x-fapi-auth-date|x-sandbox|x-v|x-min-v|x-total-count|access-control-.*|www-authenticate|strict-transport-security|x-content-type-options|x-frame-options)$/;

/** Headers with addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['location', 'content-location']);

/** @returns the values by lower-case name; several values of one name are joined */
export function maskedHeaders(
  rawHeaders: readonly string[],
  mask: TextMask,
  own: OwnNames,
): Record<string, string> {
  const joined = new Map<string, string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    if (LEFT_OUT.has(name) || name.startsWith('sec-')) continue;
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(
    [...joined]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, maskedHeader(name, value, mask, own)]),
  );
}

function maskedHeader(name: string, value: string, mask: TextMask, own: OwnNames): string {
  if (own.keep.has(normalName(name))) return value;
  if (own.mask.has(normalName(name))) return MASK;
  const plainName = name.replace(/^(?:x|pi)-/, '');
  // The house hides whole headers such as Authorization and Cookie.
  if (maskHeaders({ [name]: '-' })[name] === MASK) return MASK;
  const category = categoryOf([plainName], own);
  const named = category === undefined ? undefined : byCategory(category, value, mask);
  if (named !== undefined) return named;
  if (!SHOWN.test(name)) return MASK;
  return ADDRESSES.has(name) ? mask.address(value) : mask.document(value);
}

function byCategory(category: Category, value: string, mask: TextMask): string | undefined {
  if (category === 'kept') return value;
  // Two headers are keys of a request, and no Pix keys.
  if (category === 'pixKey') return undefined;
  return category === 'secret' ? MASK : standInOf(category, value, mask.standIns);
}
