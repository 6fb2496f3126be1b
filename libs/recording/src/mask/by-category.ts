import { keyTypeOf } from '#libs/brazil';
import { MASK } from '#libs/masking';
import { type StandIns } from '../stand-ins/stand-ins';
import { type Category } from './names';
import { card, digitsOf, email, ipAddress, phone, taxId, uuid } from './patterns';

/**
 * The stand-in of a value whose name says what it is.
 *
 * @returns undefined if the value does not look as its name says; it is then masked like a value without a name
 */
export function standInOf(
  category: Exclude<Category, 'kept' | 'secret'> | undefined,
  value: string,
  standIns: StandIns,
): string | undefined {
  if (category === undefined) return undefined;
  // Already masked, or nothing to mask.
  if (value.trim() === '' || value.includes(MASK)) return value;
  switch (category) {
    case 'thing':
    case 'protocolId':
      return undefined;
    case 'card':
      return isNumber(value, 12, 19) ? card(value, standIns) : standIns.of('form', value);
    case 'taxId':
      return taxIdOf(value, standIns);
    case 'phone':
      return digitsOf(value).length < 8 ? standIns.of('form', value) : phone(value, standIns);
    case 'email':
      return value.includes('@') ? email(value.trim(), standIns) : standIns.of('form', value);
    case 'pixKey':
      return keyOf(value, standIns);
    case 'person':
      return personOf(value, standIns);
    case 'text':
      return standIns.of('text', value.trim());
    case 'birthDate':
      return birthDate(value);
    case 'ip':
      return addressOf(value, standIns);
    case 'number':
      // An issuer can be an address, an account an id with its own form.
      return /\d/.test(value) && !value.includes('://') ? standIns.of('form', value) : undefined;
  }
}

function taxIdOf(value: string, standIns: StandIns): string {
  const text = value.replace(/[^\p{L}\p{N}]/gu, '');
  return text.length === 11 || text.length === 14
    ? taxId(value, standIns)
    : standIns.of('form', value);
}

function keyOf(value: string, standIns: StandIns): string | undefined {
  const key = value.trim();
  switch (keyTypeOf(key)) {
    case 'CPF':
    case 'CNPJ':
      // Eleven digits can also be a phone number without its country code, which is recognized without a name.
      return undefined;
    case 'EMAIL':
      return email(key, standIns);
    case 'PHONE':
      return phone(key, standIns);
    case 'RANDOM':
      return uuid(key, standIns);
    case undefined:
      return undefined;
  }
}

function personOf(value: string, standIns: StandIns): string {
  if (value.includes('@')) return email(value.trim(), standIns);
  if (/\p{L}/u.test(value)) return standIns.ofPerson(value);
  return standIns.of('form', value);
}

/** The same day for everybody: 1990-01-01, 01/01/1990, 19900101. */
function birthDate(value: string): string {
  return value
    .replace(/(?<!\d)\d{4}(?=\D|$)|(?<!\d)\d{4}(?=\d{4}(?!\d))/, '1990')
    .replace(/(?<=1990)\d{4}(?!\d)/, '0101')
    .replace(/(?<!\d)\d{1,2}(?!\d)/g, '01');
}

function addressOf(value: string, standIns: StandIns): string {
  const shown = value.replace(/(?:\d{1,3}\.){3}\d{1,3}/g, (found) => ipAddress(found, standIns));
  return shown.includes(':') ? MASK : shown;
}

function isNumber(value: string, min: number, max: number): boolean {
  const digits = value.replace(/[\s\u00a0.+-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max;
}
