import { FEBRABAN, ITAU } from '#libs/cnab240';
import { EXAMPLE_FILES } from '../api/example-files';
import { explainedFile } from './explained-file';
import { explainedText } from './explained-text';

const FILE = EXAMPLE_FILES.pix.value;
const ALL = { from: 1, limit: 50 };

const explained = (text: string, layout = FEBRABAN, slice = ALL) =>
  explainedFile(Buffer.from(text, 'latin1'), layout, slice);

describe('A file that is explained', () => {
  it('has the fields of each line, and no findings if it is valid', async () => {
    const { kind, lineCount, lines, findings } = await explained(FILE);
    expect([kind, lineCount, findings]).toEqual(['REMITTANCE', 6, []]);
    expect(lines.map(({ record }) => record)).toEqual([
      'File header',
      'Payment lot header',
      'Segment A',
      'Segment B of a Pix',
      'Payment lot trailer',
      'File trailer',
    ]);
    for (const { fields } of lines) {
      expect(fields.map(({ content }) => content).join('')).toHaveLength(240);
    }
    const form = lines[1]?.fields.find(({ name }) => name === 'form');
    expect(form).toMatchObject({ from: 12, to: 13, content: '45', meaning: 'Pix transfer' });
  });

  it('has the same record of a lot if only a part is explained', async () => {
    const { lines, lineCount } = await explained(FILE, FEBRABAN, { from: 4, limit: 1 });
    expect(lines.map(({ line, record }) => [line, record])).toEqual([[4, 'Segment B of a Pix']]);
    expect(lineCount).toBe(6);
  });

  it.each([
    ['of another layout', FILE, ITAU, ['HL', 'AQ']],
    [
      'with a wrong total',
      FILE.replace('000000000000015000', '000000000000015001'),
      FEBRABAN,
      ['TA'],
    ],
    ['that is empty', '', FEBRABAN, ['HI']],
    ['that is no CNAB', 'hello', FEBRABAN, ['HI']],
  ] as const)('%s has findings', async (_, text, layout, codes) => {
    const found = (await explained(text, layout)).findings.map(({ code }) => code);
    expect(found).toEqual(expect.arrayContaining([...codes]));
  });

  it('has no findings if it is a return', async () => {
    const returned = FILE.slice(0, 142) + '2' + FILE.slice(143);
    expect(await explained(returned)).toMatchObject({ kind: 'RETURN', findings: [] });
  });

  it('is shown as a text with positions', async () => {
    const text = explainedText(await explained(FILE, FEBRABAN, { from: 2, limit: 1 }));
    expect(text).toContain('Line 2: Payment lot header\n');
    expect(text).toContain('  012-013  form "45"  Form of entry: Pix transfer\n');
  });
});
