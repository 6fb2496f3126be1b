import { type ElementOverride } from '#libs/iso8583';

type Always =
  | 'format'
  | 'lengthDigits'
  | 'length'
  | 'content'
  | 'lengthEncoding'
  | 'lengthCounts'
  | 'oddDigits';

/** The complete layout of an element or a subelement, as no default is known where another format describes it. */
export type Layout = Omit<ElementOverride, Always> & Required<Pick<ElementOverride, Always>>;

/** The encoding of a value, without its length. */
export type Content = Pick<Layout, 'format' | 'content'> & Partial<Pick<Layout, 'oddDigits'>>;

/** The length prefix of a layout. */
export type Prefix = Pick<Layout, 'lengthDigits' | 'lengthEncoding' | 'lengthCounts'>;

export const NO_PREFIX: Prefix = {
  lengthDigits: 0,
  lengthEncoding: 'ascii',
  lengthCounts: 'digits',
};

/** A prefix that counts digits, characters, or bytes of binary data. */
export function prefix(lengthDigits: number, lengthEncoding: Prefix['lengthEncoding']): Prefix {
  return { lengthDigits, lengthEncoding, lengthCounts: 'digits' };
}

/** The layout without the members that have no effect in it, so that a person can read the profile. */
export function concise(layout: Layout): ElementOverride {
  const members = Object.entries(layout).filter(([member]) => isUsed(member, layout));
  return Object.fromEntries(members);
}

function isUsed(member: string, { lengthDigits, content, format }: Layout): boolean {
  switch (member) {
    case 'lengthEncoding':
      return lengthDigits > 0;
    case 'lengthCounts':
      return lengthDigits > 0 && unitsDiffer(content, format);
    case 'oddDigits':
      return content === 'bcd';
    default:
      return true;
  }
}

/** The largest number of hex digits of a layout whose length counts them one by one: two for a byte. */
export function hexDigitsOf({
  length,
  lengthDigits,
}: Pick<Layout, 'length' | 'lengthDigits'>): number {
  const most = 10 ** lengthDigits - 1;
  return Math.min(length * 2, most - (most % 2));
}

/** Whether the number of units of a value differs from its number of bytes on the wire. */
export function unitsDiffer(content: Layout['content'], format: Layout['format']): boolean {
  return content === 'bcd' || (format === 'b' && content !== 'binary');
}
