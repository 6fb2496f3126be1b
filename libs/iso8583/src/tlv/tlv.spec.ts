import fc from 'fast-check';
import { errorOf } from '../test/messages';
import { readTlv } from './tlv';
import { writeTlv } from './write-tlv';

describe('readTlv and writeTlv', () => {
  it.each([
    ['nothing', '', []],
    ['a tag of two bytes', '9F3602001F', [{ tag: '9F36', value: '001F' }]],
    ['a tag of three bytes', 'DF810C0102', [{ tag: 'DF810C', value: '02' }]],
    ['a tag of four bytes', 'DF81820C0102', [{ tag: 'DF81820C', value: '02' }]],
    ['an empty value', '9F0300', [{ tag: '9F03', value: '' }]],
    [
      'a repeated tag',
      '9A01019A0102',
      [
        { tag: '9A', value: '01' },
        { tag: '9A', value: '02' },
      ],
    ],
    ['an unknown tag', 'C10155', [{ tag: 'C1', value: '55' }]],
    [
      'a length field that is longer than necessary',
      '9A820001FF',
      [{ tag: '9A', value: 'FF', lengthBytes: 3 }],
    ],
    [
      'filler bytes between objects',
      '009A010100',
      [
        { tag: '00', value: '' },
        { tag: '9A', value: '01' },
        { tag: '00', value: '' },
      ],
    ],
    [
      'a template',
      '71079F1802AABB8600',
      [
        {
          tag: '71',
          value: '9F1802AABB8600',
          children: [
            { tag: '9F18', value: 'AABB' },
            { tag: '86', value: '' },
          ],
        },
      ],
    ],
  ])('keep %s', (_, hex, nodes) => {
    expect(readTlv(hex)).toEqual(nodes);
    expect(writeTlv(readTlv(hex))).toBe(hex);
  });

  it('read bytes, and hex in upper and lower case', () => {
    expect(readTlv(Buffer.from('9f3602001f', 'hex'))).toEqual(readTlv('9f3602001f'));
  });

  it.each([127, 128, 255, 256, 65535, 65536])('read and write a value of %d bytes', (length) => {
    const node = { tag: '9F10', value: 'AB'.repeat(length) };
    expect(readTlv(writeTlv([node]))).toEqual([node]);
  });

  const deep = (levels: number): string => {
    let hex = '';
    for (let level = 0; level < levels; level += 1) hex = writeTlv([{ tag: '70', value: hex }]);
    return hex;
  };
  it.each([
    ['a length beyond its end', '71039F1803', '9F1803'],
    ['a tag without a length', '71029F18', '9F18'],
    ['half a tag', '71019F', '9F'],
    ['text', '72055343524950', '5343524950'],
  ])('keep a template with %s unread, and read on after it', (_, hex, value) => {
    const tag = hex.slice(0, 2);
    const template = hex.slice(0, 4 + value.length);
    expect(readTlv(`${template}9F3602001F`)).toEqual([
      { tag, value },
      { tag: '9F36', value: '001F' },
    ]);
    expect(writeTlv(readTlv(`${template}9F3602001F`))).toBe(`${template}9F3602001F`);
  });

  it('keep the content below eight levels unread', () => {
    expect(writeTlv(readTlv(deep(9)))).toBe(deep(9));
    expect(JSON.stringify(readTlv(deep(9)))).toMatch(/"value":"7000"\}/);
  });

  it.each([
    ['9F3', 'HEX_INVALID', 'DE55', undefined, '3 characters'],
    ['9F360X', 'HEX_INVALID', 'DE55', undefined, 'other characters'],
    ['9F', 'TAG_INVALID', 'DE55', 0, 'the end'],
    ['9A01019F', 'TAG_INVALID', 'DE55', 3, 'the end'],
    ['DF8182838401', 'TAG_INVALID', 'DE55', 0, 'a longer one'],
    ['9F36', 'PAST_END', 'DE55/9F36', 2, 'the end'],
    ['9F360200', 'PAST_END', 'DE55/9F36', 3, 'only 1 to the end'],
    ['9A82FF', 'PAST_END', 'DE55/9A', 1, 'the end'],
    ['9A84FFFFFFFF00', 'PAST_END', 'DE55/9A', 6, 'only 1 to the end'],
    ['9A80000000', 'LENGTH_INVALID', 'DE55/9A', 1, 'an indefinite one'],
    ['9A850000000001FF', 'LENGTH_INVALID', 'DE55/9A', 1, 'one of 5 bytes'],
    ['71059F18', 'PAST_END', 'DE55/71', 2, 'only 2 to the end'],
  ])('refuse to read %s', (hex, code, element, offset, got) => {
    const error = errorOf(() => readTlv(hex));
    const where = offset === undefined ? { element } : { element, offset };
    expect(error).toMatchObject({ code: `ISO8583_TLV_${code}`, got, ...where });
  });

  it.each([
    [{ tag: '9', value: '' }, 'TAG_INVALID'],
    [{ tag: '9F', value: '' }, 'TAG_INVALID'],
    [{ tag: '9A36', value: '' }, 'TAG_INVALID'],
    [{ tag: '9F81', value: '' }, 'TAG_INVALID'],
    [{ tag: '9A', value: 'X' }, 'HEX_INVALID'],
    [{ tag: '9A', value: '0' }, 'HEX_INVALID'],
    [{ tag: '9A', value: '00', lengthBytes: 6 }, 'LENGTH_INVALID'],
  ])('refuse to write %p', (node, code) => {
    expect(errorOf(() => writeTlv([node]))).toMatchObject({ code: `ISO8583_TLV_${code}` });
  });

  it('refuse an object that contains itself', () => {
    const node = { tag: '70', value: '', children: [] as object[] };
    node.children.push(node);
    const error = errorOf(() => writeTlv([node as never]));
    expect(error).toMatchObject({ code: 'ISO8583_TLV_TOO_DEEP' });
  });

  it('write the same bytes again or refuse them, for random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex').toUpperCase();
        if (errorOf(() => readTlv(bytes)) !== 'accepted') return;
        expect(writeTlv(readTlv(bytes))).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });
});
