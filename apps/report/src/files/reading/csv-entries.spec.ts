import { type FileEntry } from '../report-file';
import { csvEntries, delimiterOf } from './csv-entries';
import { FileFindings } from './file-findings';

async function read(text: string, encoding: BufferEncoding = 'utf8') {
  const bytes = Buffer.from(text, encoding);
  async function* chunks() {
    // Chunks of three bytes, so that texts and line ends are in several of them.
    for (let start = 0; start < bytes.length; start += 3) {
      yield await Promise.resolve(bytes.subarray(start, start + 3));
    }
  }
  const content = { size: bytes.length, chunks, bytes: () => Promise.resolve(bytes) };
  const findings = new FileFindings();
  const entries: FileEntry[] = [];
  const [header = ''] = text.split('\n', 1);
  for await (const page of csvEntries(content, findings, delimiterOf(header) ?? ',')) {
    entries.push(...page);
  }
  return { entries, errors: findings.list.kept.map(({ detail }) => detail) };
}

describe('csvEntries', () => {
  it.each([
    ['plain', 'day,amount\n2026-11-03,150.00\n', '2026-11-03', 15_000],
    [
      'Brazilian, without a last line end',
      'Data;Valor\r\n03/11/2026;-1.150,50',
      '2026-11-03',
      -115_050,
    ],
    ['with R$ and quotes', '"data";"valor"\n"03/11/2026";"R$ 1.150,50"\n', '2026-11-03', 115_050],
    [
      'an instant, which is the day before in Brasília',
      'at,amount\n2026-11-03T02:00:00Z,1\n',
      '2026-11-02',
      100,
    ],
    ['a byte order mark', '\uFEFFday\tamount\n2026-11-03\t1.5\n', '2026-11-03', 150],
    ['empty lines', 'day,amount\n\n\n2026-11-03,1\n\n', '2026-11-03', 100],
  ])('reads %s', async (_, text, day, cents) => {
    const { entries, errors } = await read(text);
    expect(errors).toEqual([]);
    expect(entries).toMatchObject([{ day, cents }]);
  });

  it('reads ids, quoted line ends and quotes, and counts the lines', async () => {
    const text =
      'Data;Valor;NSU;Histórico;Id_End-to-End;Referência\r\n03/11/2026;1;007;"a\r\n""b"";";E1;"x;y"\r\n04/11/2026;2;;;;\r\n';
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { entries } = await read(text, encoding);
      expect(entries).toEqual([
        { line: 2, day: '2026-11-03', cents: 100, endToEndId: 'E1', nsu: '007', reference: 'x;y' },
        {
          line: 4,
          day: '2026-11-04',
          cents: 200,
          endToEndId: undefined,
          nsu: undefined,
          reference: undefined,
        },
      ]);
    }
  });

  it('leaves the balances of a statement out', async () => {
    const { entries } = await read(
      'kind,at,amount\nopening,2026-11-03T00:00:00Z,\nentry,2026-11-03T12:00:00Z,1.00\n',
    );
    expect(entries).toHaveLength(1);
  });

  it.each([
    ['no column', 'dya,amount\n', ['Line 1: The header must have the column day']],
    ['both columns', 'x,y\n', ['Line 1: The header must have the column day', 'the column amount']],
    [
      'thousands without decimals',
      'day,amount\n2026-11-03,"1.500"\n',
      ['Line 2, value 2: "1.500"'],
    ],
    ['an empty amount', 'day,amount\n2026-11-03,\n', ['Line 2, value 2: ""']],
    [
      'a long row',
      `day,amount\n2026-11-03,1${' '.repeat(70_000)}\n`,
      ['Line 2: The row has more than'],
    ],
    [
      'a long id',
      `day,amount,nsu\n2026-11-03,1,${'7'.repeat(101)}\n`,
      ['Line 2, value 3: The id has more'],
    ],
  ])('refuses %s', async (_, text, parts) => {
    const { errors } = await read(text);
    expect(errors).toHaveLength(1);
    for (const part of parts) expect(errors[0]).toContain(part);
  });
});
