/** The characters of bytes 80 to 9F. Five bytes have none. */
const BEYOND_LATIN_1: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

const BEYOND = /[^\0-\u00FF]/g;

/**
 * The bytes of a text in Windows code page 1252.
 * @param text only with characters of the code page, as `toWinAnsi` of libs/tabular leaves it
 */
export function encodeWindows1252(text: string): Buffer {
  const bytes = text.replace(BEYOND, (character) =>
    String.fromCharCode(BEYOND_LATIN_1[character] ?? 0x3f),
  );
  return Buffer.from(bytes, 'latin1');
}
