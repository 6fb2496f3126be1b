import { elementNumbers, layoutOf, type ElementLayout, type Profile } from '#libs/iso8583';

/** The layouts of all elements that a message in the profile can have, in order. */
export function elementsOf(profile: Profile): ElementLayout[] {
  return elementNumbers(profile)
    .map((number) => layoutOf(profile, number))
    .filter((layout) => layout !== undefined);
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
