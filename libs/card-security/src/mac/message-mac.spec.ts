import { compile, PROFILES } from '#libs/iso8583';
import { TEST_KEYS } from '../keys/test-keys';
import { macOf } from './mac';
import { carriedMac, checkMac, macElementOf, messageMac, withMessageMac } from './message-mac';

const key = Buffer.from(TEST_KEYS.mac.hex, 'hex');
const message = {
  mti: '0100',
  fields: { '2': '4000000000000001', '11': '000001', '41': 'TERM0001' },
};
const long = { mti: '0420', fields: { ...message.fields, '90': '0'.repeat(42) } };

describe('The MAC of a message', () => {
  it.each(Object.values(PROFILES).filter(({ name }) => name !== 'iso2003-cmf'))(
    'is over the bytes before the MAC element, in $name',
    (profile) => {
      const codec = compile(profile);
      for (const [sent, element] of [
        [message, '64'],
        [long, '128'],
      ] as const) {
        const signed = withMessageMac(sent, codec, key);
        const packed = codec.encode(signed);
        // 8 bytes at the end, or 16 characters if binary elements are in hex.
        const length = profile.defaults.binary === 'binary' ? 8 : 16;
        // A header is not a part of the message.
        const start = (profile.header?.initial.length ?? 0) / 2;
        const before = packed.subarray(start, packed.length - length);
        expect(macElementOf(signed)).toBe(element);
        expect(carriedMac(signed)).toBe(macOf(before, key).toString('hex').toUpperCase());
        expect(messageMac(signed, codec, key)).toBe(carriedMac(signed));
      }
    },
  );

  it('changes with each element and with the key', () => {
    const codec = compile(PROFILES.bcd);
    const mac = messageMac(message, codec, key);
    const other = { ...message, fields: { ...message.fields, '11': '000002' } };
    expect(messageMac(other, codec, key)).not.toBe(mac);
    expect(messageMac(message, codec, Buffer.from(TEST_KEYS.pin.hex, 'hex'))).not.toBe(mac);
    expect(messageMac({ ...message, mti: '0101' }, codec, key)).not.toBe(mac);
  });

  it('is compared with the bytes as they were sent, with hex in lower case too', () => {
    const codec = compile(PROFILES.ascii);
    const signed = withMessageMac(
      { ...message, fields: { ...message.fields, '52': 'ABCDEF0123456789' } },
      codec,
      key,
    );
    const packed = codec.encode(signed);
    const mac = carriedMac(signed);
    expect(checkMac(packed, codec, key)).toEqual({ element: 'DE64', carried: mac, expected: mac });
    const lower = Buffer.from(packed.toString('latin1').replace('ABCDEF', 'abcdef'), 'latin1');
    const before = lower.subarray(0, -16);
    const checked = checkMac(lower, codec, key);
    expect(checked?.expected).toBe(macOf(before, key).toString('hex').toUpperCase());
    expect(checked?.expected).not.toBe(mac);
    expect(checkMac(codec.encode(message), codec, key)).toBeUndefined();
  });

  it('is absent from a message without a MAC element', () => {
    expect(carriedMac(message)).toBeUndefined();
  });
});
