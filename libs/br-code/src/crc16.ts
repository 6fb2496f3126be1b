const POLYNOMIAL = 0x1021;
const INITIAL = 0xffff;

/**
 * The CRC of a BR Code: CRC-16 with the polynomial 0x1021 and the initial value 0xFFFF, without reflection and
 * without a final XOR (EMV QR Code Specification, Merchant-Presented Mode; Manual de Padrões para Iniciação do Pix).
 *
 * @param text the CRC is that of its UTF-8 bytes
 * @returns four hexadecimal digits in upper case
 * @example
 * crc16('123456789'); // "29B1"
 */
export function crc16(text: string): string {
  let crc = INITIAL;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
