import fc from 'fast-check';
import { FrameError } from './frame.errors';
import { FrameReader } from './frame-reader';
import { FRAMINGS, writeFrame, type Framing } from './framing';

const NAMES = Object.keys(FRAMINGS) as Framing[];
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

function refusalOf(call: () => unknown): FrameError | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof FrameError) return error;
    throw error;
  }
  return undefined;
}

describe('writeFrame', () => {
  const message = Buffer.from('0800');
  it.each([
    ['binary2', '0004 30383030'],
    ['binary2-inclusive', '0006 30383030'],
    ['ascii4', '30303034 30383030'],
    ['bcd2', '0004 30383030'],
    ['binary4', '00000004 30383030'],
    ['binary2-tpdu', '0009 6000000000 30383030'],
  ] as const)('writes a frame of %s, which FrameReader reads', (framing, frame) => {
    expect(writeFrame(framing, message).toString('hex')).toBe(frame.replaceAll(' ', ''));
    expect(new FrameReader(framing).push(bytes(frame))).toMatchObject([
      { payload: message, isKeepAlive: false },
    ]);
  });

  it('exchanges the addresses of the TPDU in a response', () => {
    const [asked] = new FrameReader('binary2-tpdu').push(bytes('0007 60 0123 4567 0800'));
    expect(asked).toEqual({
      payload: bytes('0800'),
      header: bytes('6001234567'),
      isKeepAlive: false,
    });
    const answer = writeFrame('binary2-tpdu', bytes('0810'), asked);
    expect(answer).toEqual(bytes('0007 60 4567 0123 0810'));
  });

  it.each([
    ['binary2', 65_536],
    ['binary2-inclusive', 65_534],
    ['ascii4', 10_000],
    ['bcd2', 10_000],
    ['binary2-tpdu', 65_531],
  ] as const)('refuses %s with %d bytes, but accepts one byte less', (framing, length) => {
    expect(refusalOf(() => writeFrame(framing, Buffer.alloc(length)))?.code).toBe('FRAME_TOO_LONG');
    expect(writeFrame(framing, Buffer.alloc(length - 1)).length).toBeGreaterThan(length);
  });
});

describe('FrameReader', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 });

  it.each(NAMES)('finds the messages of %s in chunks of any size', (framing) => {
    fc.assert(
      fc.property(payloads, fc.array(fc.nat(200), { minLength: 1 }), (messages, cuts) => {
        const stream = Buffer.concat(messages.map((message) => writeFrame(framing, message)));
        const reader = new FrameReader(framing);
        const found: Buffer[] = [];
        for (let at = 0, turn = 0; at < stream.length; turn += 1) {
          const end = at + 1 + (cuts[turn % cuts.length] ?? 0);
          found.push(...reader.push(stream.subarray(at, end)).map(({ payload }) => payload));
          at = end;
        }
        reader.end();
        expect(found).toEqual(messages.map((message) => Buffer.from(message)));
      }),
    );
  });

  it.each(NAMES)('returns a keep-alive for a length of zero in %s', (framing) => {
    const keepAlive = writeFrame(framing, Buffer.alloc(0));
    expect(keepAlive).toEqual(
      Buffer.alloc(FRAMINGS[framing].lengthBytes, framing === 'ascii4' ? '0' : 0),
    );
    expect(new FrameReader(framing).push(keepAlive)).toEqual([
      { payload: Buffer.alloc(0), isKeepAlive: true },
    ]);
  });

  it.each([
    ['binary2', '00C9', 'FRAME_LENGTH_OVER_LIMIT'],
    ['binary4', 'FFFFFFFF', 'FRAME_LENGTH_OVER_LIMIT'],
    ['binary2-inclusive', '0001', 'FRAME_LENGTH_INVALID'],
    ['ascii4', '30303141', 'FRAME_LENGTH_INVALID'],
    ['ascii4', '00040800', 'FRAME_LENGTH_INVALID'],
    ['bcd2', '000A', 'FRAME_LENGTH_INVALID'],
    ['binary2-tpdu', '0005', 'FRAME_LENGTH_INVALID'],
    ['binary2-tpdu', '0006 3030303030 30', 'FRAME_HEADER_INVALID'],
  ] as const)('refuses %s with the bytes %s', (framing, hex, code) => {
    const reader = new FrameReader(framing, { maxBytes: 200 });
    expect(refusalOf(() => reader.push(bytes(hex)))).toMatchObject({ code, kind: 'malformed' });
    // The start of the next frame is unknown now.
    expect(refusalOf(() => reader.push(writeFrame(framing, bytes('00'))))?.code).toBe(code);
  });

  it.each(NAMES)('throws only its own error for random bytes in %s', (framing) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (stream) => {
        refusalOf(() => new FrameReader(framing).push(stream));
      }),
    );
  });

  it('accepts a length equal to the limit', () => {
    const reader = new FrameReader('binary2', { maxBytes: 200 });
    expect(reader.push(writeFrame('binary2', Buffer.alloc(200)))).toHaveLength(1);
  });

  it('adds the frames before an invalid length to the error', () => {
    const stream = Buffer.concat([writeFrame('ascii4', Buffer.from('0800')), Buffer.from('ABCD')]);
    const refusal = refusalOf(() => new FrameReader('ascii4').push(stream));
    expect(refusal?.before).toMatchObject([{ payload: Buffer.from('0800') }]);
  });

  it.each([
    ['00', '2 bytes of length'],
    ['0004 3038', '4 bytes of frame'],
  ])('refuses a stream that ends after the bytes %s', (hex, expected) => {
    const reader = new FrameReader('binary2');
    reader.push(bytes(hex));
    expect(
      refusalOf(() => {
        reader.end();
      }),
    ).toMatchObject({ code: 'FRAME_CUT_OFF', expected });
  });

  it('returns frames that do not change with later chunks', () => {
    const reader = new FrameReader('binary2');
    const chunk = bytes('0002 AAAA');
    const [frame] = reader.push(chunk);
    chunk.fill(0);
    reader.push(bytes('0002 BBBB'));
    expect(frame?.payload).toEqual(bytes('AAAA'));
  });
});
