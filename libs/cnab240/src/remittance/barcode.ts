const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The fields of the barcode of a boleto (FEBRABAN, 44 digits). */
export interface Barcode {
  readonly bank: string;
  readonly currency: string;
  readonly checkDigit: string;
  readonly dueFactor: string;
  /** 0 if the amount is open. */
  readonly cents: number;
  readonly freeField: string;
}

/** @param digits 44 digits */
export function readBarcode(digits: string): Barcode {
  return {
    bank: digits.slice(0, 3),
    currency: digits.slice(3, 4),
    checkDigit: digits.slice(4, 5),
    dueFactor: digits.slice(5, 9),
    cents: Number(digits.slice(9, 19)),
    freeField: digits.slice(19),
  };
}

/**
 * The check digit of a barcode: position 5, modulus 11 with the weights 2 to 9 from the right. A result of 0, 10 or 11 is
 * written as 1.
 * @param digits 44 digits; the one at position 5 is not used
 * @example barcodeCheckDigit('23793162600000250001234567890123456789012345'); // '3'
 */
export function barcodeCheckDigit(digits: string): string {
  const others = digits.slice(0, 4) + digits.slice(5);
  let sum = 0;
  for (let index = 0; index < others.length; index += 1) {
    const weight = WEIGHTS[index % WEIGHTS.length] ?? 0;
    sum += Number(others[others.length - 1 - index]) * weight;
  }
  const digit = 11 - (sum % 11);
  return digit > 9 ? '1' : String(digit);
}
