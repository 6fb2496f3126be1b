import { type Language } from './language';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** Between groups of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const REAL = new Set(['BRL', '986']);

/**
 * Returns an amount as it is written in a language: `1500.5` is `R$ 1.500,50` or `R$ 1,500.50`. Text that is not a
 * decimal number is returned unchanged. Without a currency it is in reais.
 */
export function amountInWords(amount: string, language: Language, currency = 'BRL'): string {
  // A number of more digits is no amount, and the pattern of the thousands is quadratic.
  const match = amount.length > 30 ? null : DECIMAL.exec(amount);
  if (match === null) return amount;
  const [, sign = '', units = '', cents = ''] = match;
  const [group, point] = language === 'pt' ? ['.', ','] : [',', '.'];
  const symbol = REAL.has(currency) ? 'R$' : currency;
  return `${symbol} ${sign}${units.replace(THOUSANDS, group)}${point}${cents.padEnd(2, '0')}`;
}
