export const MESSAGE_TYPE = 'application/xml';
export const MULTIPART_TYPE = 'multipart/mixed';

const OFFERED = [MESSAGE_TYPE, MULTIPART_TYPE] as const;
type Offered = (typeof OFFERED)[number];

/** One media range of an Accept header. */
interface Range {
  readonly type: string;
  readonly quality: number;
}

/** How specific the match of a range is. A higher number is more specific. */
const EXACT = 2;
const SUBTYPES = 1;
const ANY = 0;

/**
 * The type that a client prefers by its Accept header (RFC 9110, 12.5.1), or application/xml if it has no preference.
 * Parameters such as charset are ignored, because ICOM sends only UTF-8.
 * @returns undefined if the client accepts none of the types
 */
export function preferredType(accept: string | undefined): Offered | undefined {
  if (accept === undefined || accept.trim() === '') return MESSAGE_TYPE;
  const ranges = accept.split(',').map(rangeOf);
  const [best] = OFFERED.flatMap((type) => matchOf(type, ranges)).sort(
    (one, other) => other.quality - one.quality || other.rank - one.rank || one.index - other.index,
  );
  return best?.type;
}

/** Whether a client accepts a type. It may prefer another one. */
export function acceptsType(accept: string | undefined, type: Offered): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return matchOf(type, accept.split(',').map(rangeOf)).length > 0;
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { type, quality: quality === undefined ? 1 : Number(quality) };
}

/** The most specific range that matches the type; none if its quality is 0. */
function matchOf(type: Offered, ranges: readonly Range[]) {
  const [match] = ranges
    .map((range, index) => ({ type, quality: range.quality, rank: rankOf(type, range), index }))
    .filter(({ rank }) => rank !== undefined)
    .map((found) => ({ ...found, rank: found.rank ?? ANY }))
    .sort((one, other) => other.rank - one.rank || one.index - other.index);
  return match !== undefined && match.quality > 0 ? [match] : [];
}

function rankOf(type: Offered, range: Range): number | undefined {
  if (range.type === type) return EXACT;
  if (range.type === `${type.split('/', 1).join('')}/*`) return SUBTYPES;
  return range.type === '*/*' ? ANY : undefined;
}
