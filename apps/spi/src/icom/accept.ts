export const MESSAGE_TYPE = 'application/xml';
export const MULTIPART_TYPE = 'multipart/mixed';

const OFFERED = [MESSAGE_TYPE, MULTIPART_TYPE] as const;
type Offered = (typeof OFFERED)[number];

/** One range of an Accept header. */
interface Range {
  readonly type: string;
  readonly quality: number;
}

/** How a range matches a type: higher is more specific. */
const EXACT = 2;
const SUBTYPES = 1;
const ANY = 0;

/**
 * The type that a client prefers, by the Accept of its request (RFC 9110, 12.5.1); application/xml if there is no preference.
 * Parameters such as charset are ignored: all that ICOM sends is UTF-8.
 * @returns undefined if it accepts none
 */
export function preferredType(accept: string | undefined): Offered | undefined {
  if (accept === undefined || accept.trim() === '') return MESSAGE_TYPE;
  const ranges = accept.split(',').map(rangeOf);
  const [best] = OFFERED.flatMap((type) => matchOf(type, ranges)).sort(
    (one, other) => other.quality - one.quality || other.rank - one.rank || one.index - other.index,
  );
  return best?.type;
}

/** Whether a client accepts a type, though it may prefer another. */
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
