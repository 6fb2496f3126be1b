import { cellText, type Value } from '../cells';
import { zoneOf, type Format, type Table } from '../format';
import { slices } from '../slices';
import { type Column, type Pages, type Row } from '../table';
import { type TimeZone } from '../time-zone';
import { ColumnTotals } from '../totals';

/**
 * One object `{"title", "columns": [{"name", "type"}], "rows": [...], "totals": {"amount": "1234.56"}}`, with a row on
 * each line. Rows are those of ndjson. The totals of the money columns come last, because they are known only at the
 * end.
 */
export const json: Format = {
  id: 'json',
  mediaType: 'application/json',
  extension: 'json',
  write: writeJson,
};

/**
 * Each row is an object on a line of its own. Money is a decimal string, an instant is ISO 8601 in the zone of the options,
 * an empty cell is null.
 */
export const ndjson: Format = {
  id: 'ndjson',
  mediaType: 'application/x-ndjson',
  extension: 'ndjson',
  write: writeNdjson,
};

async function* writeJson(table: Table, pages: Pages): AsyncGenerator<Buffer> {
  const { title, columns, options } = table;
  const members = columns.map((column, index) => memberWriter(column, index, zoneOf(options)));
  const totals = new ColumnTotals(columns);
  const types = columns.map(({ name, type }) => ({ name, type }));
  yield Buffer.from(
    `{"title":${JSON.stringify(title)},"columns":${JSON.stringify(types)},"rows":[`,
  );
  for await (const rows of slices(pages)) {
    const separator = totals.rows === 0 ? '\n' : ',\n';
    yield Buffer.from(separator + rows.map((row) => objectText(row, members)).join(',\n'));
    totals.add(rows);
  }
  yield Buffer.from(`\n],"totals":${JSON.stringify(totals.decimals())}}\n`);
}

async function* writeNdjson({ columns, options }: Table, pages: Pages): AsyncGenerator<Buffer> {
  const members = columns.map((column, index) => memberWriter(column, index, zoneOf(options)));
  for await (const rows of slices(pages)) {
    let text = '';
    for (const row of rows) text += `${objectText(row, members)}\n`;
    yield Buffer.from(text);
  }
}

/** The text of a member, with the comma before it. */
type MemberWriter = (row: Row) => string;

function objectText(row: Row, members: readonly MemberWriter[]): string {
  let text = '{';
  for (const memberText of members) text += memberText(row);
  return `${text}}`;
}

function memberWriter(column: Column, index: number, zone: TimeZone): MemberWriter {
  const name = `${index === 0 ? '' : ','}${JSON.stringify(column.name)}:`;
  const valueText = jsonText(column, zone);
  return (row) => {
    const cell = row[index] ?? null;
    return name + (cell === null ? 'null' : valueText(cell));
  };
}

function jsonText(column: Column, zone: TimeZone): (cell: Value) => string {
  const plain = cellText(column, zone);
  switch (column.type) {
    case 'integer':
    case 'boolean':
      return plain;
    case 'text':
    case 'date':
      return (cell) => JSON.stringify(plain(cell));
    case 'money':
    case 'instant':
      return (cell) => `"${plain(cell)}"`;
  }
}
