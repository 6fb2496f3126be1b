import { formatCents, type Cents } from '#libs/kernel';
import { type PartyId, type Percentage } from '../../national/dps';

/** Values as a Brazilian document prints them. Each function returns undefined for an absent value. */

/** @example reais(toCents(123_456)); // 'R$ 1.234,56' */
export function reais(amount: Cents | undefined): string | undefined {
  if (amount === undefined) return undefined;
  const [whole = '', decimals = ''] = formatCents(amount).split('.');
  return `R$ ${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')},${decimals}`;
}

/** @example percent(500); // '5,00%' */
export function percent(rate: Percentage | undefined): string | undefined {
  if (rate === undefined) return undefined;
  const digits = String(rate).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}%`;
}

/** @example date('2026-03-10'); // '10/03/2026' */
export function date(text: string): string {
  return text.slice(0, 10).split('-').toReversed().join('/');
}

/** The time as it is written, without its offset: `10/03/2026 15:00:00`. */
export function dateTime(text: string): string {
  return `${date(text)} ${text.slice(11, 19)}`;
}

/** An access key in ten groups of five digits. */
export function keyInGroups(key: string): string {
  return key.replace(/(\d{5})(?=\d)/g, '$1 ');
}

const NO_FOREIGN_ID: Readonly<Record<string, string>> = {
  '0': 'NIF não informado',
  '1': 'Dispensado do NIF',
  '2': 'NIF não exigido',
};

/** The tax id of a party: a CNPJ, a CPF, a foreign one, or the reason why there is none. */
export function taxId({ CNPJ, CPF, NIF, cNaoNIF }: PartyId): string | undefined {
  if (CNPJ !== undefined) {
    return CNPJ.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  }
  if (CPF !== undefined) return CPF.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  return NIF ?? (cNaoNIF === undefined ? undefined : NO_FOREIGN_ID[cNaoNIF]);
}

/** @example postalCode('01001000'); // '01001-000' */
export function postalCode(digits: string): string {
  return digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

/** @example phone('1122223333'); // '(11) 2222-3333' */
export function phone(digits: string | undefined): string | undefined {
  return digits?.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** @example serviceCode('010701'); // '01.07.01' */
export function serviceCode(digits: string): string {
  return digits.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1.$2.$3');
}

/** @example nbsCode('115022000'); // '1.1502.20.00' */
export function nbsCode(digits: string): string {
  return digits.replace(/^(\d)(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3.$4');
}

/** Parts that are present, with ` - ` between them. */
export function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const present = parts.filter((part) => part !== undefined && part !== '');
  return present.length === 0 ? undefined : present.join(' - ');
}
