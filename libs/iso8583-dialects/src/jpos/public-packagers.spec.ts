import { compile } from '#libs/iso8583';
import { ASCII_START, nestedOf, packagerOf, profileFrom, type TestField } from '../test/packager';

/** Fields with the same class and length, as in `19-24`. */
type Range = readonly [numbers: string, length: number];

const PAD = { pad: 'true' };

function fields(
  className: string,
  ranges: readonly Range[],
  more: Record<string, string> = {},
): TestField[] {
  return ranges.flatMap(([numbers, length]) => {
    const [first = 0, last = first] = numbers.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index): TestField => [
      first + index,
      className,
      length,
      more,
    ]);
  });
}

/** The fields of iso87binary.xml of jPOS: their numbers, classes, lengths and pads. */
const ISO87_BINARY: readonly TestField[] = [
  [0, 'IFB_NUMERIC', 4, PAD],
  [1, 'IFB_BITMAP', 16],
  ...fields('IFB_LLNUM', [
    ['2', 19],
    ['32-33', 11],
    ['35', 37],
    ['99-100', 11],
  ]),
  ...fields(
    'IFB_NUMERIC',
    [
      ['3', 6],
      ['4-6', 12],
      ['7', 10],
      ['8-10', 8],
      ['11-12', 6],
      ['13-18', 4],
      ['19-24', 3],
      ['25-26', 2],
      ['27', 1],
      ['53', 16],
      ['66', 1],
      ['67', 2],
      ['68-70', 3],
      ['71-72', 4],
      ['73', 6],
      ['74-81', 10],
      ['82-85', 12],
      ['86-89', 16],
      ['90', 42],
    ],
    PAD,
  ),
  ...fields('IFB_AMOUNT', [['28-31', 9]], PAD),
  ...fields('IFB_AMOUNT', [['97', 17]]),
  ...fields('IFB_LLCHAR', [
    ['34', 28],
    ['44', 25],
    ['45', 76],
    ['101', 17],
    ['102-103', 28],
  ]),
  ...fields('IFB_LLLCHAR', [
    ['36', 104],
    ['46-48', 999],
    ['54', 120],
    ['55-63', 999],
    ['104', 100],
    ['105-127', 999],
  ]),
  ...fields('IF_CHAR', [
    ['37', 12],
    ['38', 6],
    ['39', 2],
    ['40', 3],
    ['41', 8],
    ['42', 15],
    ['43', 40],
    ['49-51', 3],
  ]),
  ...fields('IF_CHAR', [
    ['91', 1],
    ['92', 2],
    ['93', 6],
    ['94', 7],
    ['95', 42],
    ['98', 25],
  ]),
  ...fields('IFB_BINARY', [
    ['52', 8],
    ['64', 8],
    ['65', 1],
    ['96', 16],
    ['128', 8],
  ]),
];

it('iso87binary.xml packs all its kinds of fields', () => {
  const codec = compile(profileFrom(packagerOf(ISO87_BINARY)));
  const message = {
    mti: '0200',
    fields: {
      '2': '4000000000000002',
      '3': '003000',
      '4': '000000012345',
      '22': '051',
      '28': 'D00000100',
      '35': '4000000000000002=2512',
      '41': 'TERM0001',
      '48': 'DATA',
      '52': '0102030405060708',
    },
  };
  const bytes = codec.encode(message);
  expect(bytes.toString('hex').toUpperCase()).toBe(
    [
      '0200',
      '7000041020811000',
      '164000000000000002',
      '003000',
      '000000012345',
      '0051',
      '4400000100',
      '214000000000000002D25120',
      '5445524D30303031',
      '000444415441',
      '0102030405060708',
    ].join(''),
  );
  expect(codec.decode(bytes)).toMatchObject(message);
});

it('cmf.xml packs subfields from 0 on, amounts of 2003, and subfields after a long bitmap', () => {
  const packager = 'org.jpos.iso.packager.GenericSubFieldPackager';
  const inOrder = { packager, emitBitmap: 'false', firstField: '0' };
  const byBitmap = { packager, emitBitmap: 'true', bitmapField: '0' };
  const xml = packagerOf([
    [0, 'IFB_NUMERIC', 4],
    [1, 'IFB_BITMAP', 16],
    [4, 'IFB_AMOUNT2003', 16],
    nestedOf(
      [21, 'IFB_BINARY', 19, inOrder],
      [
        [0, 'IF_CHAR', 1],
        [1, 'IF_CHAR', 15],
        [2, 'IFB_NUMERIC', 2],
        [3, 'IFB_NUMERIC', 4],
      ],
    ),
    nestedOf(
      [43, 'IFB_LLLLBINARY', 9999, byBitmap],
      [
        [0, 'IFB_BITMAP', 16],
        [2, 'IFB_LLCHAR', 50],
        [5, 'IF_CHAR', 3],
      ],
    ),
    nestedOf(
      [49, 'IFB_LLLLBINARY', 9999, byBitmap],
      [
        [0, 'IFB_BITMAP', 16],
        [1, 'IFB_NUMERIC', 1],
        [2, 'IFB_NUMERIC', 4],
      ],
    ),
  ]);
  const codec = compile(profileFrom(xml));
  const parts = {
    '21.0': 'A',
    '21.1': '123456789012345',
    '21.2': '01',
    '21.3': '0002',
    '43.2': 'SHOP',
    '43.5': 'SP ',
    '49.2': '1234',
  };
  const bytes = codec.encode({ mti: '2100', fields: { '4': '9860000000012345' }, parts });
  expect(bytes.toString('hex').slice(20).toUpperCase()).toBe(
    [
      '9860000000012345',
      '41' + Buffer.from('123456789012345').toString('hex') + '01' + '0002',
      '0016' + '4800000000000000' + '0453484F50' + '535020',
      '0010' + '4000000000000000' + '1234',
    ].join(''),
  );
  expect(codec.decode(bytes).parts).toEqual(parts);
});

it('a packager with a subfield packager of a company needs its name', () => {
  const nested = nestedOf(
    [121, 'IFA_LLLCHAR', 255, { packager: 'com.example.LISSubFieldPackager', emitBitmap: 'false' }],
    [
      [2, 'IFA_LLCHAR', 40],
      [3, 'IFA_LLCHAR', 15],
    ],
  );
  const xml = packagerOf([...ASCII_START, nested]);
  expect(() => profileFrom(xml)).toThrow(/LISSubFieldPackager is not a class of jPOS/);
  const classes = new Map([['com.example.LISSubFieldPackager', 'GenericSubFieldPackager']]);
  expect(profileFrom(xml, classes).overrides['121']).toMatchObject({
    composite: { kind: 'positional', subelements: { '2': { length: 40 } } },
  });
});
