import { crc16 } from './crc16';

describe('crc16', () => {
  it.each([
    // The check value of the catalogue of CRCs, for CRC-16/IBM-3740.
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
  ])('of %j is %s', (text, expected) => {
    expect(crc16(text)).toBe(expected);
  });

  it('counts UTF-8 bytes', () => {
    expect(crc16('ã')).not.toBe(crc16('a'));
    expect(crc16('ã')).toBe('DB81');
  });
});
