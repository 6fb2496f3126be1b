import { readRecord, writeRecord, type RecordTable } from '#libs/fixed-width';
import { explainFile } from './explain-file';
import { FEBRABAN } from './layouts/febraban';
import { lotKindOf, recordOfLine, type LotKind } from './layouts/record-of-line';
import { STATEMENT_LAYOUTS } from './layouts/statement-layouts';
import { RETURN_LINES, STATEMENT_LINES } from './test/samples';

const LAYOUTS = { payment: FEBRABAN, statement: STATEMENT_LAYOUTS.febraban };

function tablesOf(lines: readonly string[]): (RecordTable<unknown> | undefined)[] {
  let kind: LotKind | undefined;
  return lines.map((line) => {
    if (line.charAt(7) === '1') kind = lotKindOf(line);
    return recordOfLine(line, kind, LAYOUTS);
  });
}

describe.each([
  ['statement', STATEMENT_LINES],
  ['return', RETURN_LINES],
])('The sample of a %s', (_, lines) => {
  it('is read without findings and written to the same bytes', () => {
    const written = tablesOf(lines).map((table, index) => {
      const line = { number: index + 1, text: lines[index] ?? '' };
      const findings: unknown[] = [];
      const values = table && readRecord(table, line, (finding) => findings.push(finding));
      expect(findings).toEqual([]);
      return table && writeRecord(table, values as never);
    });

    expect(written).toEqual(lines);
  });

  it('is explained completely', () => {
    const explained = [...explainFile(lines, LAYOUTS)];

    expect(explained.map(({ fields }) => fields.map(({ content }) => content).join(''))).toEqual(
      lines,
    );
    expect(explained.flatMap(({ fields }) => fields).filter(({ expected }) => expected)).toEqual(
      [],
    );
  });
});

it('names the record and the meaning of a code', () => {
  const [, header] = [...explainFile(RETURN_LINES, LAYOUTS)];

  expect(header).toMatchObject({
    record: 'Payment lot header',
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'form', content: '45', meaning: 'Pix transfer' }),
    ]),
  });
});
