import { type Format, type Table } from '../format';
import { type Pages } from '../table';
import { contentOf } from './content';
import { drawSummary } from './draw-summary';
import { drawTable } from './draw-table';
import { newPdf } from './page';

/**
 * A document for people (A4, landscape): a page with title, details, totals of all rows and a bar chart, and then the first
 * 1,000 rows, one line each. Texts that do not fit are cut and end with `...`; characters that the built-in fonts lack
 * become `?` (see `toWinAnsi`).
 */
export const pdf: Format = {
  id: 'pdf',
  mediaType: 'application/pdf',
  extension: 'pdf',
  write: writePdf,
};

async function* writePdf(table: Table, pages: Pages): AsyncGenerator<Uint8Array> {
  const content = await contentOf(table, pages);
  const document = await newPdf(table);
  drawSummary(document, table, content);
  await drawTable(document, table.columns, content.rows);
  document.end();
  // The document is held in memory; its size is bounded by the rows that are printed.
  for await (const chunk of document) yield chunk as Buffer;
}
