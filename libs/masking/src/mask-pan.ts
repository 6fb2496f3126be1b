export const MASK = '***';

/** Shows the first six and last four digits of a card number. A value with another form is hidden completely. */
export function maskPan(value: string): string {
  if (/^\d{0,6}\*+\d{0,4}$/.test(value)) return value;
  const digits = value.replace(/[\s\u00a0.+-]/g, '');
  return /^\d{12,19}$/.test(digits) ? maskPanDigits(digits) : MASK;
}

/** @param digits 12 to 19; of 12, the first six would show too much */
export function maskPanDigits(digits: string): string {
  const first = digits.length < 13 ? '' : digits.slice(0, 6);
  return first + '*'.repeat(digits.length - first.length - 4) + digits.slice(-4);
}
