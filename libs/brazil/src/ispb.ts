/**
 * The format of an ISPB, the eight characters that identify an institution to the Central Bank. They are the
 * first eight of its CNPJ. Letters are allowed since CNPJs can have letters (SPI catalogue 5.13,
 * `[0-9A-Z]{8}`).
 */
export const ISPB = /^[0-9A-Z]{8}$/;

/**
 * @example
 * isIspb('00038166'); // true
 */
export function isIspb(text: string): boolean {
  return ISPB.test(text);
}
