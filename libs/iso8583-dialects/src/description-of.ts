import { layoutOf, type ElementLayout, type Profile } from '#libs/iso8583';

const LAST_OF_TWO_BITMAPS = 128;
const LAST_ELEMENT = 192;
const TERTIARY = 65;

/** The layouts of all elements that a message in the profile can have, in order. */
export function elementsOf(profile: Profile): ElementLayout[] {
  const { bitmap, emitBitmap = true, overrides } = profile;
  const hasThird = (bitmap.tertiary ?? 'none') !== 'none';
  const last = hasThird || !emitBitmap ? LAST_ELEMENT : LAST_OF_TWO_BITMAPS;
  const layouts: ElementLayout[] = [];
  for (let number = 2; number <= last; number += 1) {
    // Without a bitmap, the elements are those that the profile names.
    if (number === TERTIARY || (!emitBitmap && !Object.hasOwn(overrides, String(number)))) continue;
    const layout = layoutOf(profile, number);
    if (layout !== undefined) layouts.push(layout);
  }
  return layouts;
}

/** The value of a layout in words, for the reason why another format cannot have it. */
export function inWords({
  format,
  content,
  lengthDigits,
  lengthEncoding,
  oddDigits,
}: ElementLayout): string {
  const odd = content === 'bcd' && format !== 'x+n' ? ` (${oddDigits})` : '';
  const length =
    lengthDigits === 0
      ? 'a fixed length'
      : `a length prefix of ${String(lengthDigits)} digits in ${lengthEncoding}`;
  return `format ${format} in ${content}${odd} with ${length}`;
}
