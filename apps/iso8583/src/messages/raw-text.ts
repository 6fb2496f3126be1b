import { type Profile } from '#libs/iso8583';

/**
 * Whether a message in a text is written in hex. Otherwise it is the message itself in ASCII, which begins with the digit
 * of its version, or with the header of its profile. In hex, an ASCII or EBCDIC MTI starts with 3 or F.
 */
export function isHexText(text: string, { mti, header }: Profile): boolean {
  if (mti !== 'ascii') return true;
  if (header === undefined) return !/^[0-2489]/.test(text);
  const start = Buffer.from(header.prefix ?? header.initial.slice(0, 2), 'hex');
  return !text.startsWith(start.toString('latin1'));
}
