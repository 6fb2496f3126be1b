import { type Composite, type ElementOverride } from '#libs/iso8583';
import { unitsDiffer, type Layout } from './layout';

type Tagged = Extract<Composite, { kind: 'tagged' }>;

/** The length after each tag, if it is the same for all subelements and counts bytes; otherwise undefined. */
export function sharedLength(layouts: readonly Layout[]): Tagged['length'] {
  const [first] = layouts;
  if (first === undefined || first.lengthDigits === 0) return undefined;
  const { lengthDigits: digits, lengthEncoding: encoding } = first;
  const isShared = layouts.every(
    (layout) =>
      layout.lengthDigits === digits &&
      layout.lengthEncoding === encoding &&
      !unitsDiffer(layout.content, layout.format),
  );
  return isShared ? { digits, encoding } : undefined;
}

/** The layout of a subelement whose length belongs to its composite. */
export function withoutLength({
  name,
  format,
  content,
  length,
  oddDigits,
  composite,
}: Layout): ElementOverride {
  return {
    ...(name !== undefined && { name }),
    format,
    content,
    length,
    ...(content === 'bcd' && { oddDigits }),
    ...(composite && { composite }),
  };
}
