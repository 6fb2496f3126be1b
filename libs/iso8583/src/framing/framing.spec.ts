import fc from 'fast-check';
import { FrameError } from './frame.errors';
import { FrameReader } from './frame-reader';
import { type FrameLayout } from './frame-layout';
import { writeFrame } from './framing';
import { FRAMINGS, readFraming, type Framing } from './framings';

const NAMES = Object.keys(FRAMINGS) as Framing[];
/** Layouts without a name, for what no named framing has. */
const LAYOUTS = {
  'inclusive with fixed bytes': layout({
    length: { encoding: 'hex', bytes: 3, before: 'AA', after: 'BB', countsItself: true },
    header: { kind: 'bytes', hex: 'CAFE' },
    trailer: '0D0A',
  }),
  'without header and trailer': layout({
    length: { encoding: 'bcd', bytes: 3, countsHeader: false, countsTrailer: false },
    header: { kind: 'tpdu', ids: ['80', '81'], initial: '8100010002' },
    trailer: '03',
  }),
};
const ALL: readonly (readonly [string, Framing | FrameLayout])[] = [
  ...NAMES.map((name) => [name, name] as const),
  ...Object.entries(LAYOUTS),
];

function layout(json: object): FrameLayout {
  const read = readFraming(json);
  if (!read.ok || typeof read.value === 'string') throw new Error('not a layout');
  return read.value;
}

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

function named(name: Framing | keyof typeof LAYOUTS): Framing | FrameLayout {
  return name in LAYOUTS ? LAYOUTS[name as keyof typeof LAYOUTS] : (name as Framing);
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
    ['binary2-inclusive-tpdu', '000B 6000000000 30383030'],
    ['bcd2-tpdu', '0009 6000000000 30383030'],
    ['ascii4-tpdu', '30303039 6000000000 30383030'],
    ['ascii4-inclusive', '30303038 30383030'],
    ['binary4-inclusive', '00000008 30383030'],
    ['hex4', '30303034 30383030'],
    ['binary3', '000004 30383030'],
    ['vap', '0004 0000 30383030'],
    ['gicc', '0000 0004 30383030'],
    ['base24', '0005 30383030 03'],
    ['binary2-iso', '0010 49534F303236303030303530 30383030'],
    ['base24-iso', '0011 49534F303236303030303530 30383030 03'],
    ['inclusive with fixed bytes', 'AA 303044 BB CAFE 30383030 0D0A'],
    ['without header and trailer', '000004 8100010002 30383030 03'],
  ] as const)('writes a frame of %s, which FrameReader reads', (name, frame) => {
    const framing = named(name);
    expect(writeFrame(framing, message)).toEqual(bytes(frame));
    expect(new FrameReader(framing).push(bytes(frame))).toMatchObject([
      { payload: message, isKeepAlive: false },
    ]);
  });

  it.each([
    ['binary2-tpdu', '0007 60 0123 4567 0800', '0007 60 4567 0123 0810'],
    ['binary2-tpdu', '0007 68 0123 4567 0800', '0007 68 4567 0123 0810'],
    ['without header and trailer', '000002 80 0123 4567 0800 03', '000002 80 4567 0123 0810 03'],
  ] as const)('exchanges the addresses of the TPDU of %s in a response', (name, frame, answer) => {
    const framing = named(name);
    const [asked] = new FrameReader(framing).push(bytes(frame));
    expect(asked).toMatchObject({ payload: bytes('0800'), isKeepAlive: false });
    expect(writeFrame(framing, bytes('0810'), asked)).toEqual(bytes(answer));
  });

  it('repeats the text header of a request in the response', () => {
    const asked = Buffer.concat([bytes('0010'), Buffer.from('ISO0160000770800')]);
    const [frame] = new FrameReader('binary2-iso').push(asked);
    expect(frame).toEqual({
      payload: Buffer.from('0800'),
      header: Buffer.from('ISO016000077'),
      isKeepAlive: false,
    });
    const answer = writeFrame('binary2-iso', Buffer.from('0810'), frame);
    expect(answer.toString('latin1', 2)).toBe('ISO0160000770810');
  });

  it.each([
    ['binary2', 65_536],
    ['binary2-inclusive', 65_534],
    ['ascii4', 10_000],
    ['bcd2', 10_000],
    ['binary2-tpdu', 65_531],
    ['binary3', 16_777_216],
    ['hex4', 65_536],
    ['vap', 65_536],
    ['base24', 65_535],
    ['base24-iso', 65_523],
  ] as const)('refuses %s with %d bytes, but accepts one byte less', (framing, length) => {
    expect(refusalOf(() => writeFrame(framing, Buffer.alloc(length)))?.code).toBe('FRAME_TOO_LONG');
    expect(writeFrame(framing, Buffer.alloc(length - 1)).length).toBeGreaterThan(length);
  });
});

describe('FrameReader', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 });

  it.each(ALL)('finds the messages of %s in chunks of any size', (_, framing) => {
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

  it.each([
    ['binary2', '0000'],
    ['binary2-inclusive', '0000'],
    ['binary2-inclusive', '0002'],
    ['ascii4', '30303030'],
    ['bcd2', '0000'],
    ['binary4', '00000000'],
    ['binary2-tpdu', '0000'],
    ['hex4', '30303030'],
    ['vap', '00000000'],
    ['gicc', '00000000'],
    ['base24-iso', '0000'],
    ['inclusive with fixed bytes', 'AA 303030 BB'],
    ['without header and trailer', '000000'],
  ] as const)('returns a keep-alive for a length of zero in %s', (name, hex) => {
    const keepAlive = { payload: Buffer.alloc(0), isKeepAlive: true };
    expect(new FrameReader(named(name)).push(bytes(hex))).toEqual([keepAlive]);
  });

  it.each(ALL)('reads the keep-alive that writeFrame writes in %s', (_, framing) => {
    const keepAlive = writeFrame(framing, Buffer.alloc(0));
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
    ['hex4', '30303047', 'FRAME_LENGTH_INVALID'],
    ['vap', '0004 0020', 'FRAME_HEADER_INVALID'],
    ['gicc', '0100 0004', 'FRAME_HEADER_INVALID'],
    ['base24', '0001', 'FRAME_LENGTH_INVALID'],
    ['base24', '0003 0800 04', 'FRAME_TRAILER_INVALID'],
    ['binary2-iso', '000C', 'FRAME_LENGTH_INVALID'],
    ['binary2-iso', '000D 58534F303236303030303530 30', 'FRAME_HEADER_INVALID'],
    ['inclusive with fixed bytes', 'AB 303044 BB', 'FRAME_HEADER_INVALID'],
    ['inclusive with fixed bytes', 'AA 303041 BB CAFF 30 0D0A', 'FRAME_HEADER_INVALID'],
    ['without header and trailer', '000001 6000010002 30 03', 'FRAME_HEADER_INVALID'],
  ] as const)('refuses %s with the bytes %s', (name, hex, code) => {
    const framing = named(name);
    const reader = new FrameReader(framing, { maxBytes: 200 });
    expect(refusalOf(() => reader.push(bytes(hex)))).toMatchObject({ code, kind: 'malformed' });
    // The start of the next frame is unknown now.
    expect(refusalOf(() => reader.push(writeFrame(framing, bytes('00'))))?.code).toBe(code);
  });

  it.each(ALL)('throws only its own error for random bytes in %s', (_, framing) => {
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
