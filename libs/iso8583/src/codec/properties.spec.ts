import fc from 'fast-check';
import { anyMessage, CODECS, PURCHASE, errorOf } from '../test/messages';

describe.each(CODECS)('The codec of %s', (_, codec) => {
  it('decodes the same message that it encoded', () => {
    fc.assert(
      fc.property(anyMessage(codec.profile), (message) => {
        expect(codec.decode(codec.encode(message))).toEqual(message);
      }),
      { numRuns: 80 },
    );
  });

  it('explains all bytes once and in order', () => {
    fc.assert(
      fc.property(anyMessage(codec.profile), (message) => {
        const bytes = codec.encode(message);
        let end = 0;
        for (const { offset, length } of codec.explain(bytes)) {
          expect(offset).toBe(end);
          end = offset + length;
        }
        expect(end).toBe(bytes.length);
      }),
      { numRuns: 30 },
    );
  });

  it('throws only its own error for random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        errorOf(() => codec.decode(bytes));
      }),
      { numRuns: 150 },
    );
    // With a valid message type before the bytes, decoding gets further.
    const mti = codec.encode({ mti: '0200', fields: {} });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const { length = 0 } = codec.explain(mti)[0] ?? {};
        errorOf(() => codec.decode(Buffer.concat([mti.subarray(0, length), bytes])));
      }),
      { numRuns: 150 },
    );
  });

  it('encodes the same bytes again or refuses them if one byte of a message is changed', () => {
    const bytes = codec.encode(PURCHASE);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        const error = errorOf(() => codec.decode(changed));
        if (error !== 'accepted') return;
        const again = codec.encode(codec.decode(changed));
        // Hex is read in upper and lower case, so only the message must be the same.
        if (codec.profile.bitmap.encoding === 'binary') expect(again).toEqual(changed);
        else expect(codec.decode(again)).toEqual(codec.decode(changed));
      }),
      { numRuns: 150 },
    );
  });

  it('refuses a value without repeating any part of it', () => {
    fc.assert(
      fc.property(anyMessage(codec.profile), fc.nat(), ({ mti, fields }, pick) => {
        const keys = Object.keys(fields);
        const key = keys[pick % keys.length];
        const value = key === undefined ? '' : (fields[key] ?? '');
        if (key === undefined || value.length < 6) return;
        const at = pick % value.length;
        const wrong = `${value.slice(0, at)}\u0001${value.slice(at + 1)}`;
        const error = errorOf(() => codec.encode({ mti, fields: { [key]: wrong } }));
        expect(error).toMatchObject({ element: `DE${key}`, code: 'ISO8583_CHARACTER_INVALID' });
        const text = JSON.stringify(error);
        for (let start = 0; start + 5 <= value.length; start += 1) {
          expect(text.includes(value.slice(start, start + 5))).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a message that ends at any earlier byte or has one byte too many', () => {
    const bytes = codec.encode({
      ...PURCHASE,
      fields: {
        ...PURCHASE.fields,
        '35': '4000000000000002=30122010000',
        '55': '9F3602001F',
        '70': '301',
      },
    });
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length);
      expect([length, errorOf(() => codec.decode(cut))]).toMatchObject([
        length,
        { code: 'ISO8583_TOO_SHORT' },
      ]);
    }
    const longer = Buffer.concat([bytes, Buffer.from([0x30])]);
    expect(errorOf(() => codec.decode(longer))).toMatchObject({
      code: 'ISO8583_TRAILING_BYTES',
      offset: bytes.length,
      got: '1 more bytes',
    });
  });
});
