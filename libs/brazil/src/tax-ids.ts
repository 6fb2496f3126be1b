import { cnpj, cpf } from 'cpf-cnpj-validator';

/** The format of a CPF (11 digits) or a CNPJ (14 characters; the last two are digits). */
export const TAX_ID = /^(?:[0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/;

/**
 * Returns true if the text is a CPF or CNPJ with correct check digits. A CNPJ can have letters (Receita
 * Federal, Nota Técnica 49/2024).
 *
 * @example
 * hasTaxIdCheckDigits('12ABC34501DE35'); // true
 */
export function hasTaxIdCheckDigits(taxId: string): boolean {
  if (!TAX_ID.test(taxId)) return false;
  return taxId.length === 11 ? cpf.isValid(taxId, true) : cnpj.isValid(taxId, true);
}

/**
 * Adds the two check digits to a tax id.
 *
 * @param root the first nine digits of a CPF, or the first twelve characters (digits or capital letters) of
 *   a CNPJ
 * @example
 * withCheckDigits('12ABC34501DE'); // '12ABC34501DE35'
 */
export function withCheckDigits(root: string): string {
  const next = (digits: string): string =>
    digits + String((root.length === 9 ? cpf : cnpj).verifierDigit(digits));
  return next(next(root));
}
