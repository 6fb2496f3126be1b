import { COLUMNS, type Cell, type Section } from '../content/table';
import { cutText, fittedLines, toWinAnsi } from '#libs/tabular';
import { type StyleName } from './styles';

/** A rectangle of the page. All measures are in points, from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedText {
  readonly x: number;
  /** The upper edge of the line. */
  readonly y: number;
  readonly text: string;
  readonly style: StyleName;
}

/** The texts and lines of the page, with their positions. */
export interface Layout {
  readonly titles: readonly Box[];
  readonly cells: readonly Box[];
  readonly texts: readonly PlacedText[];
  /** The square of the QR code. */
  readonly qrCode: Box | undefined;
}

/** The width in points of a text in a style. */
export type StyledWidth = (text: string, style: StyleName) => number;

const TITLE_HEIGHT = 10;
const ROW_HEIGHT = 17;
const PADDING = 3;
/** From the upper edge of a cell to its label and to its value. */
const LABEL_TOP = 2;
const VALUE_TOP = 8;
const LINE_HEIGHT = 8.4;
const QR_SIZE = 74;
/** The square and its quiet zone of four modules. */
const QR_PANEL = 92;

/**
 * Places sections below each other in `area`. Values with one line are cut to the width of their cell; long values
 * share the remaining height.
 */
export function layOut(sections: readonly Section[], area: Box, widthOf: StyledWidth): Layout {
  const fixed = sections.reduce((sum, section) => sum + heightOf(section), 0);
  const budget = Math.max(0, Math.floor((area.height - fixed) / LINE_HEIGHT));
  const longTexts = sections.flatMap(({ rows }) => rows.flat().filter(({ isLong }) => isLong));
  const lines = fitLongTexts(longTexts, budget, area.width - 2 * PADDING, widthOf);
  const page = new Page(widthOf, lines);
  let { y } = area;
  for (const section of sections) y = page.place(section, { ...area, y });
  return page;
}

/** The height of a section without the lines of its long values. */
function heightOf({ rows, hasQrCode }: Section): number {
  const body = rows.reduce((sum, row) => sum + rowHeight(row), 0);
  return TITLE_HEIGHT + (hasQrCode ? Math.max(body, QR_PANEL) : body);
}

function rowHeight(row: readonly Cell[]): number {
  const [first] = row;
  return first?.isLong ? valueTop(first) + PADDING : ROW_HEIGHT;
}

function valueTop({ label }: Cell): number {
  return label === '' ? PADDING : VALUE_TOP;
}

/** The last line of a text that does not fit on the page. */
export const CUT_NOTE = '(texto cortado: o texto completo está no XML da NFS-e)';

/**
 * Each text gets an equal part of the lines. Lines that a text does not need go to the other texts, from the first to
 * the last.
 */
function fitLongTexts(
  cells: readonly Cell[],
  budget: number,
  width: number,
  widthOf: StyledWidth,
): ReadonlyMap<Cell, readonly string[]> {
  const valueWidth = (text: string): number => widthOf(text, 'value');
  const wrapped = cells.map((cell) => {
    const text = toWinAnsi(cell.value);
    const lines = (max: number): string[] => fittedLines(text, max, width, valueWidth);
    const fit = (max: number): string[] => {
      const isCut = lines(max + 1).length > max;
      if (!isCut || max < 2) return lines(max);
      return [...lines(max - 1), cutText(CUT_NOTE, width, valueWidth)];
    };
    return { cell, fit, wanted: fit(budget).length };
  });
  const equal = Math.floor(budget / Math.max(1, cells.length));
  const used = wrapped.reduce((sum, { wanted }) => sum + Math.min(wanted, equal), 0);
  let left = budget - used;
  return new Map(
    wrapped.map(({ cell, fit, wanted }) => {
      const more = Math.min(Math.max(0, wanted - equal), left);
      left -= more;
      return [cell, fit(Math.min(wanted, equal) + more)];
    }),
  );
}

class Page implements Layout {
  readonly titles: Box[] = [];
  readonly cells: Box[] = [];
  readonly texts: PlacedText[] = [];
  qrCode: Box | undefined;

  constructor(
    private readonly widthOf: StyledWidth,
    private readonly longLines: ReadonlyMap<Cell, readonly string[]>,
  ) {}

  /** Places a section at the upper edge of the area, and returns where it ends. */
  place({ title, rows, hasQrCode }: Section, area: Box): number {
    this.titles.push({ ...area, height: TITLE_HEIGHT });
    this.texts.push({ x: area.x + PADDING, y: area.y + LABEL_TOP, text: title, style: 'title' });
    const top = area.y + TITLE_HEIGHT;
    const width = hasQrCode ? area.width - QR_PANEL : area.width;
    const fixedHeight = hasQrCode ? Math.max(ROW_HEIGHT, QR_PANEL / rows.length) : ROW_HEIGHT;
    let y = top;
    for (const row of rows) y += this.placeRow(row, { ...area, y, width, height: fixedHeight });
    if (hasQrCode)
      this.placeQrCode({ x: area.x + width, y: top, width: QR_PANEL, height: y - top });
    return y;
  }

  private placeRow(row: readonly Cell[], box: Box): number {
    let { x, height } = box;
    for (const cell of row) {
      const width = (box.width * cell.columns) / COLUMNS;
      const lines = this.linesOf(cell, width - 2 * PADDING);
      if (cell.isLong) height = valueTop(cell) + lines.length * LINE_HEIGHT + PADDING;
      this.cells.push({ x, y: box.y, width, height });
      this.placeTexts(cell, lines, { x: x + PADDING, y: box.y });
      x += width;
    }
    return height;
  }

  private linesOf(cell: Cell, width: number): readonly string[] {
    const lines = this.longLines.get(cell);
    if (lines !== undefined) return lines;
    const text = toWinAnsi(cell.value).replace(/\s+/g, ' ').trim();
    return [cutText(text, width, (part) => this.widthOf(part, 'value'))];
  }

  private placeTexts(cell: Cell, lines: readonly string[], at: Pick<Box, 'x' | 'y'>): void {
    const { x, y } = at;
    if (cell.label !== '') {
      this.texts.push({ x, y: y + LABEL_TOP, text: cell.label, style: 'label' });
    }
    lines.forEach((text, line) => {
      const top = y + valueTop(cell) + line * LINE_HEIGHT;
      if (text !== '') this.texts.push({ x, y: top, text, style: 'value' });
    });
  }

  private placeQrCode(panel: Box): void {
    this.cells.push(panel);
    this.qrCode = {
      x: panel.x + (panel.width - QR_SIZE) / 2,
      y: panel.y + (panel.height - QR_SIZE) / 2,
      width: QR_SIZE,
      height: QR_SIZE,
    };
  }
}
