import { FEBRABAN } from '../layouts';
import {
  chunks,
  fileOf,
  filesOf,
  SEGMENT_A,
  SEGMENT_A_ACCOUNT,
  SEGMENT_B,
  SEGMENT_B_PIX,
  SEGMENT_J,
  SEGMENT_J52,
  change,
} from '../test/remittance-lines';
import { readRemittance } from './read-remittance';
import { type RemittanceItem } from './remittance';

async function read(lines: readonly string[]): Promise<RemittanceItem[]> {
  const items: RemittanceItem[] = [];
  for await (const item of readRemittance(chunks(lines), FEBRABAN)) items.push(item);
  return items;
}

const PIX = [SEGMENT_A, SEGMENT_B_PIX];
const TED = [change(SEGMENT_A_ACCOUNT, [74, 'PG000002']), SEGMENT_B];
const BOLETO = [SEGMENT_J, SEGMENT_J52];

describe('readRemittance', () => {
  it('yields the file, its lots and payments in order', async () => {
    const items = await read(
      filesOf([
        { form: '45', details: PIX },
        { form: '41', details: TED },
        { form: '31', details: BOLETO },
      ]),
    );

    expect(items.flatMap(({ findings }) => findings)).toEqual([]);
    expect(items.map(({ item }) => item)).toEqual([
      'file',
      ...['lot', 'payment', 'lotEnd', 'lot', 'payment', 'lotEnd', 'lot', 'payment', 'lotEnd'],
      'fileEnd',
    ]);
    expect(items.at(-1)).toMatchObject({
      totals: { lots: 3, payments: 3, cents: 55_000, records: 14 },
      notices: [],
    });
  });

  it.each([
    [
      '45',
      PIX,
      { kind: 'pixKey', payee: { key: { type: 'EMAIL', value: 'joao@exemplo.com.br' } } },
    ],
    ['41', TED, { kind: 'ted', payee: { bank: '341', ispb: '60701190', account: '56789' } }],
    ['31', BOLETO, { kind: 'boleto', barcode: '23793162600000250001234567890123456789012345' }],
  ])('reads a payment of form %s', async (form, details, expected) => {
    const items = await read(fileOf(form, details));

    expect(items.find(({ item }) => item === 'payment')).toMatchObject({
      findings: [],
      payment: { line: 3, lot: 1, record: 1, records: [{ line: 3 }, { line: 4 }], ...expected },
    });
  });
});
