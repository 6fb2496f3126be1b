import { BRADESCO } from '../layouts/bradesco';
import { FEBRABAN } from '../layouts/febraban';
import { ITAU } from '../layouts/itau';
import { type PaymentLayout } from '../layouts/payment-layout';
import {
  change,
  chunks,
  fileOf,
  SEGMENT_A,
  SEGMENT_A_ACCOUNT,
  SEGMENT_B,
  SEGMENT_B_PIX,
  SEGMENT_J,
  SEGMENT_J52,
} from '../test/remittance-lines';
import { readRemittance } from './read-remittance';
import { type RemittanceItem } from '../model/remittance';

async function read(lines: readonly string[], layout: PaymentLayout) {
  const items: RemittanceItem[] = [];
  for await (const item of readRemittance(chunks(lines), layout)) items.push(item);
  return items;
}

/** `scope line from-to field code` of each finding; a finding of a header comes again at the end of its part. */
async function findings(lines: readonly string[], layout = FEBRABAN): Promise<string[]> {
  const items = await read(lines, layout);
  const all = items.flatMap((item) => item.findings);
  return [
    ...new Set(
      all.map(({ scope, line, from, to, field, code }) =>
        [scope, line, `${String(from)}-${String(to)}`, field, code].join(' '),
      ),
    ),
  ];
}

/** Changes one line, which counts from 1. */
function altered(
  lines: readonly string[],
  number: number,
  from: number,
  content: string,
): string[] {
  return lines.map((line, index) => (index === number - 1 ? change(line, [from, content]) : line));
}

const PIX = fileOf('45', [SEGMENT_A, SEGMENT_B_PIX]);
const TED = fileOf('41', [SEGMENT_A_ACCOUNT, SEGMENT_B]);
const OWN = fileOf('01', [change(SEGMENT_A_ACCOUNT, [18, '000999']), SEGMENT_B]);
const BOLETO = fileOf('31', [SEGMENT_J, SEGMENT_J52]);
const ITAU_PIX = [
  change(PIX[0] ?? '', [164, '080']),
  PIX[1] ?? '',
  change(PIX[2] ?? '', [102, 'REA'], [105, '0000000004'], [115, '00000'], [204, '0'.repeat(14)]),
  change(PIX[3] ?? '', [33, ' '.repeat(35)], [227, ' '.repeat(14)]),
  PIX[4] ?? '',
  PIX[5] ?? '',
];

describe('A fault of a payment', () => {
  it.each([
    ['letters in the amount', PIX, [3, 120, '0000000001S000'], 'payment 3 120-134 cents AR'],
    ['no amount', PIX, [3, 120, '000000000000000'], 'payment 3 120-134 cents AR'],
    ['a day that does not exist', PIX, [3, 94, '31112026'], 'payment 3 94-101 date AP'],
    ['no day', PIX, [3, 94, '00000000'], 'payment 3 94-101 date AP'],
    ['another currency', PIX, [3, 102, 'USD'], 'payment 3 102-104 currency AQ'],
    ['an unknown movement', PIX, [3, 15, '8'], 'payment 3 15-15 movement AJ'],
    ['an unknown clearing house', PIX, [3, 18, '123'], 'payment 3 18-20 clearingHouse AK'],
    ['no document of the company', PIX, [3, 74, '        '], 'payment 3 74-93 companyDocument BB'],
    ['a gap in the numbers', PIX, [3, 9, '00002'], 'payment 3 9-13 record AH'],
    ['an unknown form of initiation', PIX, [4, 15, '09'], 'payment 4 15-17 initiation PL'],
    ['a key of another type', PIX, [4, 15, '01'], 'payment 4 128-226 key PM'],
    ['no key', PIX, [4, 128, ' '.repeat(40)], 'payment 4 128-226 key PN'],
    ['wrong check digits', TED, [4, 19, '00098765432101'], 'payment 4 19-32 payeeInscription AT'],
    [
      'no document of the payee',
      TED,
      [4, 19, '0'.repeat(14)],
      'payment 4 19-32 payeeInscription AT',
    ],
    ['no name', TED, [3, 44, ' '.repeat(30)], 'payment 3 44-73 payeeName AO'],
    ['no account', TED, [3, 30, '0'.repeat(12)], 'payment 3 30-41 payeeAccount AN'],
    ['a credit to another bank', OWN, [3, 21, '341'], 'payment 3 21-23 payeeBank AL'],
    ['a barcode of another currency', BOLETO, [3, 21, '8'], 'payment 3 18-61 barcode CB'],
    ['a wrong check digit', BOLETO, [3, 22, '4'], 'payment 3 18-61 barcode CC'],
    ['another amount in the barcode', BOLETO, [3, 27, '0000025001'], 'payment 3 18-61 barcode CD'],
    [
      'a discount that is not subtracted',
      BOLETO,
      [3, 115, '000000000000001'],
      'payment 3 153-167 cents AR',
    ],
    [
      'a wrong document of the payer',
      BOLETO,
      [4, 21, '011222333000182'],
      'payment 4 21-35 payerInscription AT',
    ],
  ])('is found: %s', async (_, lines, altering, expected) => {
    const [number, from, content] = altering as [number, number, string];
    const found = await findings(altered(lines, number, from, content));

    expect(found).toContain(expected);
    expect(found.every((finding) => !finding.startsWith('file'))).toBe(true);
  });

  it.each([
    ['B after A', ['45', [SEGMENT_A]], 'payment 3 14-14 $segment AI'],
    ['J-52 after J at Bradesco', ['31', [SEGMENT_J]], 'payment 3 14-14 $segment AI'],
  ] as const)('is found: no segment %s', async (_, [form, details], expected) => {
    expect(await findings(fileOf(form, details), BRADESCO)).toContain(expected);
  });

  it('is found: a document of the company that was used before', async () => {
    const pair = [SEGMENT_A, SEGMENT_B_PIX];

    expect(await findings(fileOf('45', [...pair, ...pair]))).toEqual([
      'payment 5 74-93 companyDocument BB',
    ]);
  });
});

describe('A fault of a lot', () => {
  it.each([
    ['another operation', 2, 9, 'D', 'lot 2 9-9 operation AB'],
    ['an unknown service', 2, 10, '02', 'lot 2 10-11 service AC'],
    ['a form that is not carried out', 2, 12, '16', 'lot 2 12-13 form AD'],
    ['another inscription', 2, 19, '44555666000181', 'lot 2 18-32 inscription HB'],
    ['another agreement', 2, 33, '000124', 'lot 2 33-52 agreement HC'],
    ['another account', 2, 59, '000000123457', 'lot 2 53-70 account HD'],
    ['another number', 2, 4, '0002', 'lot 2 4-7 lot HG'],
    ['another segment', 3, 14, 'O', 'lot 3 14-14 $segment AI'],
    ['a wrong number of records', 5, 18, '000005', 'lot 5 18-23 records TA'],
    ['a wrong sum', 5, 24, '000000000000015001', 'lot 5 24-41 cents TA'],
  ])('is found: %s', async (_, number, from, content, expected) => {
    expect(await findings(altered(PIX, number, from, content))).toContain(expected);
  });
});

describe('A fault of the file', () => {
  it.each([
    ['a return', altered(PIX, 1, 143, '2'), 'file 1 143-143 direction HK'],
    ['another type of record', altered(PIX, 3, 8, '4'), 'file 3 8-8 $type HJ'],
    ['a wrong number of lots', altered(PIX, 6, 18, '000002'), 'file 6 18-23 lots TA'],
    ['a wrong number of records', altered(PIX, 6, 24, '000008'), 'file 6 24-29 records TA'],
    ['no header', PIX.slice(1), 'file 1 8-8 $type HJ'],
    ['no trailer', PIX.slice(0, -1), 'file 5 8-8 $type HI'],
    ['nothing', [], 'file 1 8-8 $type HI'],
    [
      'a line of 239 characters',
      altered(PIX, 3, 240, '').map((l, i) => (i === 2 ? l.slice(1) : l)),
      'file 3 239-239 line HI',
    ],
    [
      'a line of 241 characters',
      PIX.map((l, i) => (i === 2 ? `${l} ` : l)),
      'file 3 241-241 line HI',
    ],
  ])('is found: %s', async (_, lines, expected) => {
    expect(await findings(lines)).toContain(expected);
  });

  it.each([
    ['bradesco', BRADESCO, 'file 1 164-166 layoutVersion HL'],
    ['itau', ITAU, 'file 1 164-166 layoutVersion HL'],
  ])('is found: the version of the layout at %s', async (_, layout, expected) => {
    expect(await findings(PIX, layout)).toContain(expected);
  });
});

describe('Bradesco', () => {
  const file = (details: readonly string[], form = '41') =>
    altered(altered(fileOf(form, details), 1, 164, '089'), 2, 14, form === '31' ? '040' : '045');
  const ted = change(SEGMENT_A_ACCOUNT, [94, '05112026']);

  it('accepts a payment that keeps its rules', async () => {
    expect(await findings(file([ted, SEGMENT_B]), BRADESCO)).toEqual([]);
    expect(await findings(file([SEGMENT_J, SEGMENT_J52], '31'), BRADESCO)).toEqual([]);
  });

  it.each([
    ['a document of the bank', [135, '1'], 'payment 3 135-154 bankDocument BC'],
    ['a real amount', [163, '1'], 'payment 3 163-177 realCents AR'],
    ['an occurrence', [231, 'BD'], 'payment 3 231-240 occurrences HJ'],
    ['a day before the creation', [94, '03112026'], 'payment 3 94-101 date AP'],
    ['lower case', [44, 'Joao'], 'payment 3 44-73 payeeName AO'],
    ['house 018 in the same bank', [21, '999'], 'payment 3 18-20 clearingHouse AK'],
    ['no CC or PP', [225, '  '], 'payment 3 225-226 accountPurpose AN'],
  ] as const)('refuses %s', async (_, part, expected) => {
    expect(await findings(file([change(ted, part), SEGMENT_B]), BRADESCO)).toContain(expected);
  });

  it('refuses a beneficiary that is the payer', async () => {
    const j52 = change(SEGMENT_J52, [76, '2011222333000181']);

    expect(await findings(file([SEGMENT_J, j52], '31'), BRADESCO)).toContain(
      'payment 3 18-61 barcode AT',
    );
  });
});

it('stops reading after more faults than it reports', async () => {
  let chunksRead = 0;
  async function* blankLines() {
    for (; chunksRead < 50; chunksRead += 1)
      yield await Promise.resolve(Buffer.from('\n'.repeat(200)));
  }
  const items: RemittanceItem[] = [];
  for await (const item of readRemittance(blankLines(), FEBRABAN)) items.push(item);

  expect(items.at(-1)).toMatchObject({ item: 'fileEnd', omitted: expect.any(Number) as number });
  expect(chunksRead).toBe(0);
});

describe('Itaú', () => {
  it('reads a Pix with its positions', async () => {
    const items = await read(ITAU_PIX, ITAU);

    expect(items.flatMap((item) => item.findings)).toEqual([]);
    expect(items.find(({ item }) => item === 'payment')).toMatchObject({
      payment: {
        kind: 'pixKey',
        message: 'NOTA 1',
        payee: { key: { type: 'EMAIL', value: 'joao@exemplo.com.br' } },
      },
    });
  });
});
