import { digits, Unreadable, type Picture } from '#libs/fixed-width';

const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;
const EXPECTED = new Unreadable('NOT_DIGITS', 'a CPF or CNPJ with zeros on the left');

/**
 * 9(14) or 9(15) for a CPF or CNPJ. Letters are accepted in the first twelve characters of a CNPJ, because a CNPJ can have
 * them since 2026 (Receita Federal, Nota Técnica 49/2024). The layouts do not say how they want such a number.
 */
export const taxNumber: Picture<string> = {
  notation: (length) => digits.notation(length),
  read: (content) => (CNPJ.test(content.slice(-14)) && isPadded(content) ? content : EXPECTED),
  write: (value, length) => {
    if (value.length > length) throw new RangeError(`"${value}" has over ${String(length)} digits`);
    return value.padStart(length, '0');
  },
  fill: '0',
};

function isPadded(content: string): boolean {
  return content.length === 14 || content.startsWith('0');
}

/**
 * The CPF or CNPJ in a field that is filled with zeros on the left.
 * @returns undefined if the field has only zeros, or the type is neither CPF nor CNPJ
 */
export function taxIdOf(type: string | undefined, content: string | undefined): string | undefined {
  if (content === undefined || /^0*$/.test(content)) return undefined;
  if (type === '2') return content.slice(-14);
  return type === '1' ? content.slice(-11) : undefined;
}
