import { type Table } from '../format';
import { oneLine, type Content } from './content';
import { drawChart } from './draw-chart';
import { BODY, CONTENT_WIDTH, drawLine, LABEL, PAGE, TITLE, type Pdf } from './page';

const LINE_HEIGHT = 13;
const LABEL_WIDTH = 160;
/** The maximum number of lines of text, so that the chart fits on the page. */
const MAX_LINES = 18;
const CHART_HEIGHT = 210;

/** Draws the first page: title, details, rows, totals, the chart, and the number of printed rows. */
export function drawSummary(pdf: Pdf, table: Table, { totals, chart, rows }: Content): void {
  pdf.addPage();
  const { margin: x } = PAGE;
  drawLine(pdf, oneLine(table.title), { x, y: PAGE.margin, width: CONTENT_WIDTH }, TITLE);
  let y = PAGE.margin + 30;
  const sums = Object.entries(totals.decimals()).map(([name, sum]) => [`Total ${name}`, sum]);
  const facts = [['Rows', counted(totals.rows)], ...sums];
  for (const [name = '', value = ''] of shortened(table.details, MAX_LINES, facts)) {
    drawLine(pdf, oneLine(name), { x, y, width: LABEL_WIDTH - 8 }, LABEL);
    const place = { x: x + LABEL_WIDTH, y, width: CONTENT_WIDTH - LABEL_WIDTH };
    drawLine(pdf, oneLine(value), place, BODY);
    y += LINE_HEIGHT;
  }
  drawLine(pdf, printedPart(rows.length, totals.rows), { x, y: y + 6, width: CONTENT_WIDTH }, BODY);
  if (chart === undefined || chart.bars.length === 0) return;
  const bottom = PAGE.height - PAGE.margin;
  drawChart(pdf, chart, { top: bottom - CHART_HEIGHT, bottom });
}

/** The details and the facts. If they are too many, details are left out. */
function shortened(
  details: Table['details'],
  max: number,
  facts: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const shown = facts.slice(0, max);
  const free = max - shown.length;
  if (details.length <= free) return [...details, ...shown];
  return [...details.slice(0, Math.max(0, free - 1)), ['...'], ...shown].slice(-max);
}

function printedPart(printed: number, all: number): string {
  if (all === 0) return 'The table has no rows.';
  if (printed < all) {
    return `Only the first ${counted(printed)} of ${counted(all)} rows are printed. The totals and the chart include all rows.`;
  }
  return all === 1 ? 'The only row is printed.' : `All ${counted(all)} rows are printed.`;
}

function counted(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
