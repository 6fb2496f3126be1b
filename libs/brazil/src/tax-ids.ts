import { cnpj, cpf } from 'cpf-cnpj-validator';

/** A CPF or CNPJ, as its form tells: 11 digits, or 14 characters of which the last two are digits. */
export const TAX_ID = /^(?:[0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/;

/**
 * Whether the two check digits of a CPF or CNPJ are right; the CNPJ may have letters (Receita Federal,
 * Nota Técnica 49/2024). What is neither has none.
 *
 * @example
 * hasTaxIdCheckDigits('12ABC34501DE35'); // true
 */
export function hasTaxIdCheckDigits(taxId: string): boolean {
  if (!TAX_ID.test(taxId)) return false;
  return taxId.length === 11 ? cpf.isValid(taxId, true) : cnpj.isValid(taxId, true);
}

/**
 * Completes a tax id by its check digits.
 *
 * @param root nine digits of a CPF, or twelve digits or capital letters of a CNPJ
 * @example
 * withCheckDigits('12ABC34501DE'); // '12ABC34501DE35'
 */
export function withCheckDigits(root: string): string {
  const next = (digits: string): string =>
    digits + String((root.length === 9 ? cpf : cnpj).verifierDigit(digits));
  return next(next(root));
}
