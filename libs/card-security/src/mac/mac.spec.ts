import { aesCmac, cbcMac, macOf, retailMac } from './mac';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const upper = (bytes: Buffer): string => bytes.toString('hex').toUpperCase();

/** ISO/IEC 9797-1:2011, annex B: the keys and the two strings of its examples. */
const K = '0123456789ABCDEF';
const KEY = `${K}FEDCBA9876543210`;
const ALL = 'Now is the time for all ';
const IT = 'Now is the time for it';

describe('A message authentication code', () => {
  it.each([
    [ALL, '1', '70A30640CC76DD8B'],
    [IT, '1', 'E45B3AD2B7CC0856'],
    [ALL, '2', '10E1F0F108341B6D'],
  ] as const)(
    'of algorithm 1 for %p with padding %s is that of ISO 9797-1',
    (text, padding, mac) => {
      expect(upper(cbcMac(hex(K), Buffer.from(text), padding))).toBe(mac);
    },
  );

  it.each([
    [ALL, '1', 'A1C72E74EA3FA9B6'],
    [IT, '1', '2E2B1428CC78254F'],
    [ALL, '2', 'E9086230CA3BE796'],
  ] as const)(
    'of algorithm 3 for %p with padding %s is that of ISO 9797-1',
    (text, padding, mac) => {
      expect(upper(retailMac(hex(KEY), Buffer.from(text), padding))).toBe(mac);
      expect(upper(macOf(Buffer.from(text), hex(KEY), { padding }))).toBe(mac);
    },
  );

  it.each([
    ['1', '68D9038F23360DF3'],
    ['2', '32DC341271ACCD00'],
  ] as const)(
    'of algorithm 1 with TDES and padding %s is that of the tests of psec',
    (padding, mac) => {
      const key = hex('AAAAAAAAAAAAAAAABBBBBBBBBBBBBBBB');
      expect(upper(cbcMac(key, Buffer.from('hello world'), padding))).toBe(mac);
    },
  );

  const MESSAGE =
    '6BC1BEE22E409F96E93D7E117393172AAE2D8A571E03AC9C9EB76FAC45AF8E51' +
    '30C81C46A35CE411E5FBC1191A0A52EFF69F2445DF4F9B17AD2B417BE66C3710';
  it.each([
    [0, 'BB1D6929E95937287FA37D129B756746'],
    [16, '070A16B46B4D4144F79BDD9DD04A287C'],
    [40, 'DFA66747DE9AE63030CA32611497C827'],
    [64, '51F0BEBF7E3B9D92FC49741779363CFE'],
  ])('of AES-CMAC for %d bytes is that of RFC 4493', (length, mac) => {
    const key = hex('2B7E151628AED2A6ABF7158809CF4F3C');
    const data = hex(MESSAGE).subarray(0, length);
    expect(upper(aesCmac(key, data))).toBe(mac);
    expect(upper(macOf(data, key, { algorithm: 'aes-cmac' }))).toBe(mac.slice(0, 16));
  });

  it('of no data is that of one block of zeros', () => {
    expect(macOf(Buffer.alloc(0), hex(KEY))).toEqual(macOf(Buffer.alloc(8), hex(KEY)));
  });
});
