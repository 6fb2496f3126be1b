import fc from 'fast-check';
import { FrameError } from './frame.errors';
import { FrameReader } from './frame-reader';
import { type FrameLayout } from './frame-layout';
import { writeFrame } from './framing';
import { readFraming } from './framings';

function layout(json: object): FrameLayout {
  const read = readFraming(json);
  if (!read.ok || typeof read.value === 'string') throw new Error('not a layout');
  return read.value;
}

const ETX = layout({ delimiter: { end: '03' } });
const STX_ETX = layout({ delimiter: { start: '02', end: '03', escape: '10' } });
const LINES = layout({
  delimiter: { end: '0D0A' },
  header: { kind: 'text', initial: 'ISO026000050', prefix: 'ISO' },
});
const FIXED = layout({ fixedBytes: 8, header: { kind: 'bytes', hex: 'CAFE' }, trailer: '03' });
const LITTLE = layout({ length: { encoding: 'binary-le', bytes: 2 } });
const EBCDIC = layout({ length: { encoding: 'ebcdic', bytes: 4, countsItself: true } });

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const text = (value: string) => Buffer.from(value, 'latin1');

function codeOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof FrameError) return error.code;
    throw error;
  }
  return undefined;
}

describe('A framing', () => {
  it.each([
    ['with a delimiter', ETX, text('0800'), '30383030 03'],
    ['with a start and escapes', STX_ETX, bytes('02 03 10 04'), '02 02 1003 1010 04 03'],
    ['with a delimiter and a header', LINES, text('08'), '49534F303236303030303530 3038 0D0A'],
    ['of fixed frames', FIXED, text('08000'), 'CAFE 3038303030 03'],
    ['with a little-endian length', LITTLE, text('0800'), '0400 30383030'],
    ['with a length in EBCDIC', EBCDIC, text('0800'), 'F0F0F0F8 30383030'],
  ])('%s is written and read', (_, framing, payload, wire) => {
    const frame = writeFrame(framing, payload);
    expect(frame).toEqual(bytes(wire));
    for (const size of [1, 3, frame.length]) {
      const reader = new FrameReader(framing);
      const found = [];
      const twice = Buffer.concat([frame, frame]);
      for (let at = 0; at < twice.length; at += size) {
        found.push(...reader.push(twice.subarray(at, at + size)));
      }
      expect(found.map((each) => each.payload)).toEqual([payload, payload]);
      expect(reader.isWithin).toBe(false);
    }
  });

  it.each([
    ['a message with its end', () => writeFrame(ETX, bytes('0103')), 'FRAME_DELIMITER_INSIDE'],
    ['an end across the last byte', () => writeFrame(LINES, bytes('0D')), undefined],
    ['a message that is too short', () => writeFrame(FIXED, text('08')), 'FRAME_LENGTH_INVALID'],
    ['a message that is too long', () => writeFrame(FIXED, text('080000')), 'FRAME_TOO_LONG'],
    ['another start', () => new FrameReader(STX_ETX).push(bytes('04')), 'FRAME_HEADER_INVALID'],
    [
      'another header',
      () => new FrameReader(LINES).push(text('no ISO header\r\n')),
      'FRAME_HEADER_INVALID',
    ],
    ['a short header', () => new FrameReader(LINES).push(text('ISO\r\n')), 'FRAME_HEADER_INVALID'],
    [
      'another trailer',
      () => new FrameReader(FIXED).push(bytes('CAFE303830303004')),
      'FRAME_TRAILER_INVALID',
    ],
    [
      'no end',
      () => new FrameReader(ETX, { maxBytes: 9 }).push(Buffer.alloc(20, 1)),
      'FRAME_LENGTH_OVER_LIMIT',
    ],
    [
      'letters in EBCDIC',
      () => new FrameReader(EBCDIC).push(bytes('F0F0C1F8')),
      'FRAME_LENGTH_INVALID',
    ],
  ])('refuses %s', (_, call, code) => {
    expect(codeOf(call)).toBe(code);
  });

  it('of a stream that ends inside a frame is cut off', () => {
    for (const framing of [ETX, STX_ETX, FIXED]) {
      const reader = new FrameReader(framing);
      reader.push(bytes('02'));
      expect(
        codeOf(() => {
          reader.end();
        }),
      ).toBe('FRAME_CUT_OFF');
    }
    expect(new FrameReader(ETX).push(bytes('03'))).toMatchObject([{ isKeepAlive: true }]);
    expect(writeFrame(STX_ETX, Buffer.alloc(0))).toEqual(bytes('0203'));
  });

  it('with escapes carries any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (payload) => {
        const [frame] = new FrameReader(STX_ETX).push(writeFrame(STX_ETX, payload));
        expect(frame?.payload).toEqual(Buffer.from(payload));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{}, ['']],
    [{ length: { encoding: 'binary', bytes: 2 }, fixedBytes: 9 }, ['']],
    [{ delimiter: { end: '' } }, ['/delimiter/end']],
    [{ delimiter: { end: '0D0A', escape: '10' } }, ['/delimiter/end']],
    [{ delimiter: { end: '03', escape: '03' } }, ['/delimiter/escape']],
    [{ delimiter: { end: '03' }, trailer: '03' }, ['/trailer']],
    [{ fixedBytes: 1, trailer: '03' }, ['/fixedBytes']],
    [{ length: { encoding: 'binary-le', bytes: 5 } }, ['/length/bytes']],
  ])('is refused as JSON: %j', (json, pointers) => {
    const read = readFraming(json);
    expect(read.ok ? [] : read.refusal.kept.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
