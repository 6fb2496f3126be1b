import { type Finding } from '#libs/fixed-width';
import { STATEMENT_LAYOUTS, type StatementLayoutId } from '../layouts/statement-layouts';
import { readStatement, type StatementFileEntry } from './read-statement';
import { StatementLot, statementFileHeader, statementFileTrailer } from './statement-lot';

const COMPANY = {
  inscriptionType: '2',
  inscription: '11222333000181',
  agreement: '1',
  branch: '1',
  branchDigit: '',
  account: '100000010',
  accountDigit: '1',
  jointDigit: '',
  companyName: 'EMPRESA',
};

/** A file with a credit of 150.00 and a debit of 20.50. */
function linesOf(id: StatementLayoutId): string[] {
  const layout = STATEMENT_LAYOUTS[id];
  const head = { layout, bank: '237', company: COMPANY, sequence: 1 };
  const lot = new StatementLot({ ...head, lot: 1, opening: { day: '2026-11-02', cents: 0 } });
  const entry = (signedCents: number, document: string) =>
    lot.entry({
      ...{ accountingDate: '2026-11-03', date: '2026-11-03', signedCents, category: '209' },
      ...{ historyCode: '0209', history: 'PIX', document, documentComplement: '' },
    });
  const created = { createdOn: '2026-11-04', createdAt: '12:00:00' };
  return [
    statementFileHeader({ ...head, bankName: 'BANCO', ...created }),
    lot.header(),
    entry(15_000, '000001'),
    entry(-2_050, '000002'),
    lot.trailer('2026-11-03', 'F'),
    statementFileTrailer('237', 1, 4),
  ];
}

async function read(lines: readonly string[]) {
  const findings: Finding[] = [];
  const entries: StatementFileEntry[] = [];
  const content = Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
  async function* bytes() {
    // Chunks that end within a line.
    for (let start = 0; start < content.length; start += 100) {
      yield await Promise.resolve(content.subarray(start, start + 100));
    }
  }
  for await (const page of readStatement(bytes(), (finding) => findings.push(finding))) {
    entries.push(...page);
  }
  return { entries, findings: findings.map(({ line, from, code }) => [line, from, code]) };
}

/** The lines with another text at a position of one of them. */
function changed(number: number, from: number, text: string): string[] {
  return linesOf('febraban').map((line, index) =>
    index === number - 1
      ? line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)
      : line,
  );
}

describe('readStatement', () => {
  it.each(['febraban', 'bradesco'] as const)('reads the entries of %s', async (id) => {
    const { entries, findings } = await read(linesOf(id));
    expect(findings).toEqual([]);
    expect(entries.map(({ line, day, cents }) => [line, day, cents])).toEqual([
      [3, '2026-11-03', 15_000],
      [4, '2026-11-03', -2_050],
    ]);
    expect(entries.map(({ document }) => Number(document.slice(0, 6)))).toEqual([1, 2]);
  });

  it.each<[string, string[], [number, number, string][]]>([
    [
      'a day that is none',
      changed(3, 143, '31022026'),
      [
        [3, 143, 'NOT_A_DATE'],
        [5, 195, 'SUM_DIFFERS'],
      ],
    ],
    [
      'zeros for a day',
      changed(3, 143, '00000000'),
      [
        [3, 143, 'NOT_A_DATE'],
        [5, 195, 'SUM_DIFFERS'],
      ],
    ],
    [
      'letters for an amount',
      changed(4, 151, 'X'),
      [
        [4, 151, 'NOT_DIGITS'],
        [5, 177, 'SUM_DIFFERS'],
      ],
    ],
    [
      'another side',
      changed(4, 169, 'X'),
      [
        [4, 169, 'UNKNOWN_CODE'],
        [5, 177, 'SUM_DIFFERS'],
      ],
    ],
    ['an amount that the trailer does not sum', changed(3, 168, '1'), [[5, 195, 'SUM_DIFFERS']]],
    ['no header', linesOf('febraban').slice(1), [[1, 8, 'NO_HEADER']]],
    ['no trailer', linesOf('febraban').slice(0, -1), [[5, 8, 'NO_TRAILER']]],
    ['no statement', changed(2, 9, 'C'), [[6, 9, 'NO_STATEMENT']]],
  ])('reports %s', async (_, lines, expected) => {
    expect((await read(lines)).findings).toEqual(expected);
  });
});
