/**
 * The check digit of modulus 11: the digits are weighted 2 to 9 from the right, again and again. A remainder below 2
 * gives 0, any other gives 11 minus the remainder.
 *
 * @param digits only digits; the check digit itself is not part of them
 */
export function modulus11(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    sum += Number(digits[digits.length - 1 - place]) * ((place % 8) + 2);
  }
  const remainder = sum % 11;
  return remainder < 2 ? '0' : String(11 - remainder);
}
