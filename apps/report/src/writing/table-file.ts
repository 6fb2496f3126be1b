import {
  ColumnTotals,
  formats,
  manifestOf,
  type FormatId,
  type Row,
  type Table,
} from '#libs/tabular';
import { type Run } from '../runs/run';
import { type ReportType, type Source } from '../types/report-type';
import { Projection } from './projection';
import { localText, type RunFile } from './run-file';

/** The file of a table. */
export function tableFile(
  run: Run,
  type: ReportType,
  formatId: FormatId,
  source: Source,
): RunFile<Row> {
  const format = formats[formatId];
  const projection = new Projection(type.columns, run.options.columns);
  const table = tableFor(run, type, projection);
  const shown = new ColumnTotals(projection.columns);
  const { mediaType, extension, maxRows } = format;
  return {
    ...{ source, mediaType, extension, maxRows },
    totals: new ColumnTotals(type.columns),
    baseName: baseNameOf(run),
    write: (pages) => format.write(table, projected(pages, projection, shown)),
    describe: (digest) =>
      manifestOf({
        ...{ format: formatId, table, totals: shown, digest },
        snapshotAtMs: run.createdAtMs,
      }),
  };
}

async function* projected(
  pages: AsyncIterable<readonly Row[]>,
  projection: Projection,
  shown: ColumnTotals,
): AsyncGenerator<readonly Row[]> {
  for await (const page of pages) {
    const rows = projection.rows(page);
    shown.add(rows);
    if (rows.length > 0) yield rows;
  }
}

function tableFor(run: Run, type: ReportType, { columns }: Projection): Table {
  const { createdAtMs, parameters, options } = run;
  const { delimiter, decimalSeparator, bom, header, formulaEscape, timezone } = options;
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return {
    title: type.title,
    columns,
    options: { delimiter, decimalSeparator, bom, header, formulaEscape, timezone },
    createdAtMs,
    details: [
      ['Report', type.id],
      ['Generated at', localText(createdAtMs, run)],
      ['Time zone', timezone],
      ...given.map(([name, value]) => [name, textOf(value)] as const),
    ],
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The name that the download suggests: `spi-transactions-2026-01-31`. */
function baseNameOf(run: Run): string {
  const { type, options, createdAtMs } = run;
  const day = localText(createdAtMs, run).slice(0, 'YYYY-MM-DD'.length);
  return options.fileName ?? `${type.replaceAll('.', '-')}-${day}`;
}
