/** An amount as it is written in Brazil: 75,00 or R$ 1.234,56. */
const WITH_COMMA = /^\s*(?:R\$\s*)?(-?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})\s*$/;
/** Longer texts are not amounts. */
const MAX_LENGTH = 40;

/**
 * What to write instead of an amount with a decimal comma, as the end of an error text; empty for any other value.
 *
 * @example
 * decimalPointHint('1.234,56'); // ' Decimals follow a point, and thousands are not separated: 1234.56, not 1.234,56.'
 */
export function decimalPointHint(sent: unknown): string {
  if (typeof sent !== 'string' || sent.length > MAX_LENGTH) return '';
  const [, sign = '', whole, decimals = ''] = WITH_COMMA.exec(sent) ?? [];
  if (whole === undefined) return '';
  const right = `${sign}${whole.replaceAll('.', '')}.${decimals.padEnd(2, '0')}`;
  return ` Decimals follow a point, and thousands are not separated: ${right}, not ${sent.trim()}.`;
}
