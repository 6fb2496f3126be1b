import {
  BROKEN_TEXTS,
  column,
  COLUMNS,
  NASTY_TEXTS,
  ROW,
  rowsOf,
  tableOf,
  written,
} from '../test/tables';
import { json, ndjson } from './json';

const OBJECT = {
  id: 'E1',
  amount: '1234.56',
  createdAt: '2026-01-31T09:00:00.000-03:00',
  day: '2026-01-31',
  attempts: 3,
  settled: true,
};
const SAO_PAULO = { timezone: 'America/Sao_Paulo' };

describe('json', () => {
  it('writes one object, a row on each line, and the totals at the end', async () => {
    const empty = COLUMNS.map(() => null);
    const text = (
      await written(json, tableOf(COLUMNS, SAO_PAULO), [ROW, empty, ROW], 2)
    ).toString();
    expect(JSON.parse(text)).toEqual({
      title: 'Payments of January',
      columns: COLUMNS.map(({ name, type }) => ({ name, type })),
      rows: [OBJECT, Object.fromEntries(COLUMNS.map(({ name }) => [name, null])), OBJECT],
      totals: { amount: '2469.12' },
    });
    expect(text.split('\n')).toHaveLength(6);
    expect(text.indexOf('"totals"')).toBeGreaterThan(text.lastIndexOf('"E1"'));
  });

  it('writes an empty array for a table without rows', async () => {
    const { rows, totals } = JSON.parse((await written(json, tableOf(COLUMNS), [])).toString());
    expect({ rows, totals }).toEqual({ rows: [], totals: { amount: '0.00' } });
  });

  it('keeps nasty texts as they are, even those that are not well-formed', async () => {
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS];
    const file = await written(json, tableOf([column('text', 'text')]), rowsOf(texts));
    const { rows } = JSON.parse(file.toString());
    expect(rows).toEqual(texts.map((text) => ({ text })));
  });
});

describe('ndjson', () => {
  it('writes an object on each line', async () => {
    const text = (await written(ndjson, tableOf(COLUMNS, SAO_PAULO), [ROW, ROW], 1)).toString();
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([OBJECT, OBJECT]);
  });

  it('keeps nasty texts on one line each', async () => {
    const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS];
    const file = await written(ndjson, tableOf([column('text', 'text')]), rowsOf(texts));
    const lines = file.toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      texts.map((text) => ({ text })),
    );
  });

  it('writes nothing for a table without rows', async () => {
    expect(await written(ndjson, tableOf(COLUMNS), [])).toHaveLength(0);
  });
});
