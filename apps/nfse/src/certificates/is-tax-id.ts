import { ValidateBy } from 'class-validator';
import { hasTaxIdCheckDigits } from '#libs/brazil';

/** A CNPJ or CPF with correct check digits. */
export function IsTaxId(): PropertyDecorator {
  return ValidateBy({
    name: 'isTaxId',
    validator: {
      validate: (value) => typeof value === 'string' && hasTaxIdCheckDigits(value),
      defaultMessage: () =>
        'Must be a CNPJ or CPF without punctuation and with correct check digits, as in 11222333000181.',
    },
  });
}
