import { BRADESCO } from '../layouts/bradesco';
import { FEBRABAN } from '../layouts/febraban';
import { readRemittance } from '../remittance/read-remittance';
import { type RemittanceFile, type RemittanceItem } from '../model/remittance';
import {
  change,
  chunks,
  filesOf,
  SEGMENT_A,
  SEGMENT_B_PIX,
  SEGMENT_J,
  SEGMENT_J52,
} from '../test/remittance-lines';
import { type ReturnItem, type ReturnOutcome, writeReturn } from './write-return';

const DONE: ReturnOutcome = {
  occurrences: ['00'],
  realDate: '2026-11-04',
  realCents: 15_000,
  bankDocument: 'BCO1',
};
const PIX = [SEGMENT_A, SEGMENT_B_PIX];
const SECOND = [change(SEGMENT_A, [74, 'PG000002'], [120, '0000000001S000']), SEGMENT_B_PIX];
const BOLETO = [SEGMENT_J, SEGMENT_J52];
const FILE = filesOf([
  { form: '45', details: [...PIX, ...SECOND] },
  { form: '31', details: BOLETO },
]);

/** Reads the remittance and writes its return, with an outcome for each document of the company. */
async function returned(
  outcomes: Readonly<Record<string, ReturnOutcome>>,
  lotOccurrences: readonly string[] = [],
) {
  const items: ReturnItem[] = [];
  let file: RemittanceFile | undefined;
  for await (const item of readRemittance(chunks(FILE), FEBRABAN)) {
    if (item.item === 'file') ({ file } = item);
    items.push(...returnItems(item, outcomes, lotOccurrences));
  }
  if (file === undefined) throw new Error('The remittance has no header.');
  const head = {
    file,
    bankName: 'BANCO',
    createdOn: '2026-11-05',
    createdAt: '07:00:01',
    sequence: 9,
  };
  const bytes: Uint8Array[] = [];
  for await (const chunk of writeReturn(FEBRABAN, head, items)) bytes.push(chunk);
  return Buffer.concat(bytes).toString('latin1').split('\r\n');
}

function returnItems(
  item: RemittanceItem,
  outcomes: Readonly<Record<string, ReturnOutcome>>,
  occurrences: readonly string[],
): ReturnItem[] {
  if (item.item === 'lot') return [{ item: 'lot', lot: item.lot, occurrences }];
  if (item.item !== 'payment') return [];
  const { payment } = item;
  const outcome = outcomes[payment.companyDocument] ?? { occurrences: ['AR'] };
  return [{ item: 'payment', lines: payment.records.map(({ text }) => text), outcome }];
}

const at = (line: string | undefined, from: number, to: number) => line?.slice(from - 1, to);

describe('writeReturn', () => {
  it('repeats the remittance with the results of the bank', async () => {
    const lines = await returned({ PG000001: DONE, PG000003: { occurrences: ['BD'] } });

    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => line.length !== 240)).toEqual([]);
    expect(lines).toHaveLength(FILE.length);
    expect(at(lines[0], 143, 163)).toBe('205112026070001000009');
    expect(at(lines[2], 135, 177)).toBe('BCO1                04112026000000000015000');
    expect([2, 4, 8].map((index) => at(lines[index], 231, 240))).toEqual([
      '00        ',
      'AR        ',
      'BD        ',
    ]);
    // What was not valid is repeated as it was.
    expect(at(lines[4], 120, 134)).toBe('0000000001S000' + (at(FILE[4], 134, 134) ?? ''));
    expect(at(lines[3], 15, 240)).toBe(at(FILE[3], 15, 240));
  });

  it('writes the real day and amount of segment J over those of the order', async () => {
    const lines = await returned({ PG000003: { ...DONE, realCents: 24_999 } });

    expect(at(lines[7], 145, 202)).toBe(at(FILE[7], 145, 202));
    expect(at(lines[8], 145, 167)).toBe('04112026000000000024999');
    expect(at(lines[8], 203, 206)).toBe('BCO1');
  });

  it('refuses a line that is no record of a payment', async () => {
    const head = { file: { text: FILE[0] ?? '', bank: '999' }, createdOn: '2026-11-05' };
    const items: ReturnItem[] = [
      { item: 'lot', lot: { text: FILE[1] ?? '' }, occurrences: [] },
      { item: 'payment', lines: [FILE[1] ?? ''], outcome: DONE },
    ];
    const chunk = writeReturn(FEBRABAN, { ...head, createdAt: '07:00:01', sequence: 9 }, items);
    await expect(chunk.next()).rejects.toThrow('is not a record of a payment');
  });

  it('adds segment Z, and counts it', async () => {
    const lines = await returned({ PG000001: { ...DONE, authentication: 'AB12' } });

    expect(at(lines[4], 9, 33)).toBe('00003ZAB12               ');
    expect(at(lines[5], 9, 14)).toBe('00004A');
    expect(at(lines[7], 18, 41)).toBe('000007000000000000015000');
    expect(at(lines[12], 18, 35)).toBe('000002000013000000');
  });

  it('refuses a lot with its codes', async () => {
    const lines = await returned({}, ['HA', 'TA']);

    expect([1, 6].map((index) => at(lines[index], 231, 240))).toEqual(['HATA      ', 'HATA      ']);
  });

  it('does not write an occurrence that the bank does not have', async () => {
    await expect(returned({ PG000001: { occurrences: ['XX'] } })).rejects.toThrow(
      'XX is not an occurrence of G059.',
    );
  });

  it('is read as a return, not as a remittance', async () => {
    const lines = (await returned({})).slice(0, -1);
    const codes: string[] = [];
    for await (const { findings } of readRemittance(chunks(lines), BRADESCO)) {
      codes.push(...findings.map(({ code }) => code));
    }

    expect(codes).toContain('HK');
  });
});
