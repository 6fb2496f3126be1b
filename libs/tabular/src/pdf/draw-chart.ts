import { formatCents, toCents } from '#libs/kernel';
import { type Bar, type Chart } from './chart-data';
import { oneLine } from './content';
import { CONTENT_WIDTH, drawLine, HEADING, PAGE, SMALL, type Pdf } from './page';

/** A place on the page, in points. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
}

const AXIS_WIDTH = 80;
const LABEL_HEIGHT = 14;
const TITLE_HEIGHT = 20;
const BAR_COLOR = '#3b6ea5';
const NEGATIVE_COLOR = '#b5443a';
/** The most labels below the bars. */
const MAX_LABELS = 13;
/** The width of a bar, relative to its place. */
const BAR_SHARE = 0.8;

/** Draws a bar chart across the page. The axis has the largest value, the smallest one, and zero. */
export function drawChart(pdf: Pdf, chart: Chart, { top, bottom }: Area): void {
  const left = PAGE.margin;
  drawLine(pdf, oneLine(chart.title), { x: left, y: top, width: CONTENT_WIDTH }, HEADING);
  const values = chart.bars.map(({ value }) => value);
  // Not Math.max(...values): there may be thousands of bars.
  const max = values.reduce((one, other) => Math.max(one, other), 0);
  const min = values.reduce((one, other) => Math.min(one, other), 0);
  const plot = { top: top + TITLE_HEIGHT, bottom: bottom - LABEL_HEIGHT };
  const scale = (plot.bottom - plot.top) / (max - min || 1);
  const yOf = (value: number): number => plot.bottom - (value - min) * scale;
  for (const value of new Set([max, 0, min])) {
    const y = yOf(value);
    pdf.lineWidth(0.3).strokeColor('#999999');
    pdf
      .moveTo(left + AXIS_WIDTH, y)
      .lineTo(left + CONTENT_WIDTH, y)
      .stroke();
    const place = { x: left, y: y - 4, width: AXIS_WIDTH - 6, align: 'right' } as const;
    drawLine(pdf, axisText(value, chart.isMoney), place, SMALL);
  }
  drawBars(pdf, chart.bars, yOf);
  drawLabels(pdf, chart.bars, plot.bottom + 4);
}

function axisText(value: number, isMoney: boolean): string {
  return isMoney && Number.isSafeInteger(value) ? formatCents(toCents(value)) : String(value);
}

function drawBars(pdf: Pdf, bars: readonly Bar[], yOf: (value: number) => number): void {
  const step = stepOf(bars);
  for (const [color, sign] of [
    [BAR_COLOR, 1],
    [NEGATIVE_COLOR, -1],
  ] as const) {
    const own = [...bars.entries()].filter(([, { value }]) => Math.sign(value) === sign);
    for (const [index, { value }] of own) {
      const height = Math.abs(yOf(0) - yOf(value));
      const y = Math.min(yOf(0), yOf(value));
      pdf.rect(xOf(index, step) + (step * (1 - BAR_SHARE)) / 2, y, step * BAR_SHARE, height);
    }
    if (own.length > 0) pdf.fill(color);
  }
}

function drawLabels(pdf: Pdf, bars: readonly Bar[], y: number): void {
  const step = stepOf(bars);
  const every = Math.ceil(bars.length / MAX_LABELS);
  for (let index = 0; index < bars.length; index += every) {
    const label = oneLine(bars[index]?.label ?? '');
    const width = step * every;
    const x = xOf(index, step) + step / 2 - width / 2;
    drawLine(pdf, label, { x, y, width: width - 2, align: 'center' }, SMALL);
  }
}

/** The width of the place of a bar. */
function stepOf(bars: readonly Bar[]): number {
  return (CONTENT_WIDTH - AXIS_WIDTH) / Math.max(bars.length, 1);
}

function xOf(index: number, step: number): number {
  return PAGE.margin + AXIS_WIDTH + index * step;
}
