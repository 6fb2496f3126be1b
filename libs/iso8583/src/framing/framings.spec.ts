import { FRAMINGS, readFraming } from './framings';

const length = { encoding: 'binary', bytes: 2 };

function violations(json: unknown): (readonly [pointer: string, detail: string])[] {
  const read = readFraming(json);
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => [pointer, detail]);
}

describe('readFraming', () => {
  it.each(Object.entries(FRAMINGS))('accepts %s as a name and as data', (name, layout) => {
    expect(readFraming(name)).toMatchObject({ ok: true, value: name });
    const read = readFraming(JSON.parse(JSON.stringify(layout)));
    expect(read).toMatchObject({ ok: true, value: layout });
  });

  it('completes a layout with defaults', () => {
    expect(readFraming({ length })).toMatchObject({
      ok: true,
      value: { ...FRAMINGS.binary2, description: '' },
    });
  });

  it.each([
    ['binray2', '', /^Did you mean "binary2"\? Must be one of binary2, /],
    [7, '', /^Must be one of binary2, /],
    [
      { length: { ...length, bytes: 5 } },
      '/length/bytes',
      'Must be at most 4 for the encoding binary.',
    ],
    [{ length: { ...length, bytes: 9 } }, '/length/bytes', 'Must be a whole number from 1 to 8.'],
    [
      { length: { ...length, encoding: 'decimal' } },
      '/length/encoding',
      /one of binary, bcd, ascii, hex/,
    ],
    [{ lenght: length }, '/lenght', /did you mean "length"/],
    [{ length: { ...length, size: 2 } }, '/length/size', /is unknown here/],
    [{ length, trailer: '3' }, '/trailer', /in hex/],
    [{ length, header: 'tpdu' }, '/header', 'Must have a kind: none, tpdu, text or bytes.'],
    [
      { length, header: { kind: 'tpud' } },
      '/header/kind',
      'Must have a kind: none, tpdu, text or bytes.',
    ],
    [{ length, header: { kind: 'tpdu', initial: '60' } }, '/header/initial', /5 bytes in hex/],
    [
      { length, header: { kind: 'tpdu', ids: ['68'] } },
      '/header/initial',
      'Must begin with one of the accepted ids.',
    ],
    [
      { length, header: { kind: 'text', initial: 'ISO026', prefix: 'VISA' } },
      '/header/initial',
      'Must begin with the prefix VISA.',
    ],
    [
      { length: { encoding: 'ascii', bytes: 1 }, header: { kind: 'bytes', hex: '00'.repeat(9) } },
      '/length/bytes',
      'Must have room for 10, the length of a message of one byte.',
    ],
  ])('refuses %j at %s', (json, pointer, detail) => {
    const text = typeof detail === 'string' ? detail : expect.stringMatching(detail);
    expect(violations(json)).toContainEqual([pointer, text]);
  });
});
