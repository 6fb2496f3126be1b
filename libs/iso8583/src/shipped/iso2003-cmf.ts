import { type Composite, type ElementOverride } from '../profile/composite';
import { type Profile } from '../profile/profile';
import { CHIP_DATA } from './private-data-tags';

/** Layouts by the letters in TABLE: fixed digits, characters and bytes, and those with a length of 2 to 4 digits. */
const LAYOUTS: Readonly<Record<string, ElementOverride>> = {
  n: { format: 'n', lengthDigits: 0, oddDigits: 'right-zero' },
  c: { format: 'ans', lengthDigits: 0 },
  b: { format: 'b', lengthDigits: 0 },
  x: { format: 'x+n', lengthDigits: 0 },
  z: { format: 'z', lengthDigits: 2, content: 'ascii' },
  zzz: { format: 'z', lengthDigits: 3, content: 'ascii' },
  nn: { format: 'n', lengthDigits: 2 },
  cc: { format: 'ans', lengthDigits: 2 },
  ccc: { format: 'ans', lengthDigits: 3 },
  bb: { format: 'b', lengthDigits: 2 },
  bbb: { format: 'b', lengthDigits: 3 },
  bbbb: { format: 'b', lengthDigits: 4 },
};

/** The elements of ISO 8583:2003 that differ from those of 1987: number, layout, length, name. */
const TABLE = `
3 c 6 Processing code
4 n 16 Amount, transaction (currency, decimals, amount)
5 n 16 Amount, reconciliation (currency, decimals, amount)
6 n 16 Amount, cardholder billing (currency, decimals, amount)
8 n 12 Amount, cardholder billing fee
11 n 12 Systems trace audit number (STAN)
12 n 14 Date and time, local transaction (YYYYMMDDhhmmss)
13 n 6 Date, effective (YYYYMM)
15 n 8 Date, settlement (YYYYMMDD)
18 ccc 140 Message error indicator
19 n 3 Country code, acquiring institution
20 n 3 Country code, primary account number
21 b 19 Transaction life cycle identification data
22 b 16 Point-of-service data code
23 n 3 Card sequence number
24 n 3 Function code
25 n 4 Message reason code
26 n 4 Merchant category code
27 b 27 Point-of-service capability
28 n 8 Date, reconciliation (YYYYMMDD)
29 n 3 Reconciliation indicator
30 b 16 Amounts, original
31 n 23 Acquirer reference number
34 bbbb 9999 Electronic commerce data
35 z 37 Track 2 data
36 zzz 104 Track 3 data
39 n 4 Action code
40 n 3 Service code
41 c 16 Card acceptor terminal identification
42 cc 35 Card acceptor identification code
43 bbbb 9999 Card acceptor name and location
44 bbbb 9999 Additional response data
46 ccc 216 Amounts, fees
47 ccc 999 Additional data, national
48 ccc 999 Additional data, private
49 bbbb 9999 Verification data
50 bbbb 9999 Reserved ISO
51 bbbb 9999 Reserved ISO
53 bb 48 Security-related control information
54 ccc 126 Amounts, additional
55 bbbb 9999 Chip data
56 nn 41 Original data elements
57 n 3 Authorization life cycle code
58 nn 11 Authorizing agent institution identification code
59 ccc 999 Transport data
64 b 4 Message authentication code (MAC)
66 ccc 216 Amounts, original fees
67 n 2 Extended payment data
68 c 9 Batch or file transfer message control
69 c 40 Batch or file transfer control data
70 n 18 File transfer description data
71 bbbb 9999 Reserved ISO
72 bbb 999 Data record
73 n 8 Date, action (YYYYMMDD)
74 b 78 Reconciliation data, primary
75 n 90 Reconciliation data, secondary
93 nn 11 Transaction destination institution identification code
94 nn 11 Transaction originator institution identification code
95 cc 99 Card issuer reference data
96 bbb 999 Key management data
97 x 21 Amount, net reconciliation
98 c 25 Payee
99 cc 11 Settlement institution identification code
100 nn 11 Receiving institution identification code
101 cc 99 File name
104 bbbb 9999 Transaction-specific data
109 ccc 144 Reconciliation fee amounts, credit
110 ccc 144 Reconciliation fee amounts, debit
123 ccc 999 Reserved private
128 b 4 Message authentication code 2 (MAC)`;

const AMOUNT = { format: 'n', length: 16 } as const;
const COUNT = { format: 'n', length: 10 } as const;

const LIFE_CYCLE: Composite = {
  kind: 'positional',
  onError: 'keep',
  subelements: {
    '0': { name: 'Support indicator', format: 'ans', length: 1 },
    '1': { name: 'Trace indicator', format: 'ans', length: 15 },
    '2': { name: 'Sequence number', format: 'n', length: 2 },
    '3': { name: 'Authentication token', format: 'n', length: 4 },
  },
};
const ORIGINAL_AMOUNTS: Composite = {
  kind: 'positional',
  onError: 'keep',
  subelements: {
    '0': { name: 'Replacement amount', ...AMOUNT },
    '1': { name: 'Replacement reconciliation amount', ...AMOUNT },
  },
};
const RECONCILIATION: Composite = {
  kind: 'positional',
  onError: 'keep',
  subelements: Object.fromEntries(
    [
      'Credits',
      'Credits chargeback',
      'Credits reversal',
      'Debits',
      'Debits chargeback',
      'Debits reversal',
    ].flatMap((name, index) => [
      [String(index * 2), { name: `${name} amount`, ...AMOUNT }],
      [String(index * 2 + 1), { name: `${name} number`, ...COUNT }],
    ]),
  ) as Record<string, ElementOverride>,
};
const BITMAP = { bytes: 16, encoding: 'binary', hasExtensionBit: true } as const;
const NAME_AND_LOCATION: Composite = {
  kind: 'bitmapped',
  bitmap: BITMAP,
  onError: 'keep',
  subelements: {
    '2': { name: 'Name', format: 'ans', lengthDigits: 2, length: 50 },
    '3': { name: 'Street', format: 'ans', lengthDigits: 2, length: 99 },
    '4': { name: 'City', format: 'ans', lengthDigits: 2, length: 50 },
    '5': { name: 'State or province', format: 'ans', length: 3 },
    '6': { name: 'Postal code', format: 'ans', length: 10 },
    '7': { name: 'Country code', format: 'ans', length: 3 },
    '8': { name: 'Phone number', format: 'ans', length: 16 },
    '9': { name: 'Phone number of customer service', format: 'ans', length: 16 },
    '10': { name: 'Additional contact', format: 'ans', lengthDigits: 2, length: 30 },
    '11': { name: 'Web address', format: 'ans', lengthDigits: 3, length: 255 },
    '12': { name: 'E-mail address', format: 'ans', lengthDigits: 2, length: 99 },
  },
};
const VERIFICATION: Composite = {
  kind: 'bitmapped',
  bitmap: BITMAP,
  onError: 'keep',
  subelements: {
    '2': { name: 'Card verification data', format: 'n', length: 4, private: true },
    '3': { name: 'Billing address, compressed', format: 'ans', length: 16 },
    '4': { name: 'Billing postal code', format: 'ans', length: 10 },
    '5': { name: 'Billing street', format: 'ans', length: 40 },
    '6': { name: 'Address verification result', format: 'ans', length: 1 },
  },
};
const COMPOSITES: Readonly<Record<string, Composite>> = {
  '21': LIFE_CYCLE,
  '30': ORIGINAL_AMOUNTS,
  '43': NAME_AND_LOCATION,
  '49': VERIFICATION,
  '55': CHIP_DATA,
  '74': RECONCILIATION,
};

const RESERVED = { name: 'Reserved', format: 'b', lengthDigits: 4, length: 9999 } as const;
const RESERVED_ELEMENTS = [
  ...numbers(76, 92),
  ...numbers(105, 108),
  ...numbers(111, 122),
  ...numbers(124, 127),
];

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function elements(): Record<string, ElementOverride> {
  const rows = TABLE.trim()
    .split('\n')
    .map((row): [string, ElementOverride] => {
      const [number = '', letters = '', length = '', ...name] = row.split(' ');
      const composite = COMPOSITES[number];
      const layout = { name: name.join(' '), ...LAYOUTS[letters], length: Number(length) };
      return [number, composite === undefined ? layout : { ...layout, composite }];
    });
  const reserved = RESERVED_ELEMENTS.map((number): [string, ElementOverride] => [
    String(number),
    RESERVED,
  ]);
  return Object.fromEntries([...rows, ...reserved]);
}

/**
 * The common message format of jPOS, which is ISO 8583:2003 with packed digits (`cmf.xml` of jpos/jPOS). The issuer host
 * has the elements of 1987, so these messages can only be decoded, encoded and explained.
 */
export const ISO2003_CMF: Profile = {
  name: 'iso2003-cmf',
  description:
    'Resembles the common message format (CMF) of jPOS, from its published packager: ISO 8583:2003 with packed digits.',
  mti: 'bcd',
  bitmap: { encoding: 'binary', secondary: 'auto' },
  codePage: 'cp037',
  defaults: {
    numeric: 'bcd',
    text: 'ascii',
    track: 'bcd',
    binary: 'binary',
    lengthEncoding: 'bcd',
    lengthCounts: 'digits',
    oddDigits: 'right-zero',
  },
  overrides: elements(),
};
