import {
  describeMti,
  ELEMENTS,
  maskMessage,
  meaningOfElement,
  type IsoMessage,
  type Profile,
} from '#libs/iso8583';
import { type ExplainedMessage } from '#libs/journal';

/** A message in words. Card data is masked, and what the profile calls private. */
export function explainMessage(message: IsoMessage, profile?: Profile): ExplainedMessage {
  const { mti, fields } = maskMessage(message, profile);
  const described = describeMti(mti);
  return {
    mti,
    meaning:
      described === undefined
        ? ''
        : `${described.class} ${described.function}, ${described.origin}`,
    bitmap: bitmapOf(Object.keys(fields)),
    elements: Object.entries(fields).map(([number, value]) => {
      const meaning = meaningOfElement(number, value);
      return {
        number,
        name: ELEMENTS[Number(number)]?.name ?? '',
        value,
        ...(meaning === undefined ? {} : { meaning }),
      };
    }),
  };
}

/** In hex: 16 digits, or 32 if there are elements above 64. */
function bitmapOf(numbers: readonly string[]): string {
  const present = new Set(numbers.map(Number));
  const isLong = [...present].some((number) => number > 64);
  const bytes = Buffer.alloc(isLong ? 16 : 8);
  if (isLong) present.add(1);
  for (const number of present) {
    const index = number - 1;
    if (index < 0 || index >= bytes.length * 8) continue;
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  }
  return bytes.toString('hex').toUpperCase();
}
