/**
 * ISPB, the eight characters that identify an institution to the Central Bank. Letters are allowed:
 * the SPI catalogue 5.13 has `[0-9A-Z]{8}` since the alphanumeric CNPJ, whose first eight it is.
 */
export const ISPB = /^[0-9A-Z]{8}$/;

/**
 * @example
 * isIspb('00038166'); // true
 */
export function isIspb(text: string): boolean {
  return ISPB.test(text);
}
