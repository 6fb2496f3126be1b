const ZERO = '0'.charCodeAt(0);

/**
 * The check digit of modulus 11: the digits are weighted 2 to 9 from the right, again and again. A remainder below 2
 * gives 0, any other gives 11 minus the remainder.
 *
 * A letter has the value of its ASCII code minus 48, as in a CNPJ. The annexes do not define this for identifiers.
 *
 * @param digits digits and capital letters; the check digit itself is not part of them
 */
export function modulus11(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    sum += (digits.charCodeAt(digits.length - 1 - place) - ZERO) * ((place % 8) + 2);
  }
  const remainder = sum % 11;
  return remainder < 2 ? '0' : String(11 - remainder);
}
