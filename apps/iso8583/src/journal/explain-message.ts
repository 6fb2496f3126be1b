import { describeMti, ELEMENTS, maskMessage, meaningOf, type IsoMessage } from '#libs/iso8583';
import { type ExplainedMessage } from '#libs/journal';

/** The meanings of the first two digits of the processing code (element 3). */
const PROCESSING: Readonly<Record<string, string>> = {
  '00': 'purchase',
  '01': 'withdrawal',
  '02': 'adjustment (debit)',
  '09': 'purchase with cashback',
  '20': 'return',
  '22': 'adjustment (credit)',
  '28': 'load',
  '30': 'balance inquiry',
  '31': 'balance inquiry',
  '40': 'transfer',
};

const CURRENCIES: Readonly<Record<string, string>> = {
  '032': 'ARS',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
  '986': 'BRL',
};

const NETWORK: Readonly<Record<string, string>> = {
  '001': 'sign-on',
  '002': 'sign-off',
  '101': 'key change',
  '161': 'key change',
  '201': 'cutover',
  '301': 'echo test',
};

/** A message in words. Card data is masked. */
export function explainMessage(message: IsoMessage): ExplainedMessage {
  const { mti, fields } = maskMessage(message);
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

function meaningOfElement(number: string, value: string): string | undefined {
  if (number === '3') return PROCESSING[value.slice(0, 2)];
  if (number === '39') return meaningOf(value);
  if (number === '49' || number === '51' || number === '50') return CURRENCIES[value];
  return number === '70' ? NETWORK[value] : undefined;
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
