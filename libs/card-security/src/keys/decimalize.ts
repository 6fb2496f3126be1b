/**
 * The decimal digits of a value in upper-case hex; the letters follow as 0 to 5. Card verification values use it, and the
 * derivation of card keys (EMV Book 2, A1.4.2).
 * @example decimalized('1A2F3'); // '12305'
 */
export function decimalized(hex: string): string {
  const letters = hex.replace(/[0-9]/g, '');
  return (
    hex.replace(/[A-F]/g, '') +
    letters.replace(/[A-F]/g, (letter) => String(parseInt(letter, 16) - 10))
  );
}
