import { cutText } from '../print/fit-text';
import type PDFDocument from 'pdfkit';
import { type Table } from '../format';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A4, landscape, in points from the upper left corner. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export interface Style {
  readonly font: 'Helvetica' | 'Helvetica-Bold';
  readonly size: number;
}

export const TITLE: Style = { font: 'Helvetica-Bold', size: 18 };
export const HEADING: Style = { font: 'Helvetica-Bold', size: 11 };
export const LABEL: Style = { font: 'Helvetica-Bold', size: 9 };
export const BODY: Style = { font: 'Helvetica', size: 9 };
export const SMALL: Style = { font: 'Helvetica', size: 7 };
export const SMALL_BOLD: Style = { font: 'Helvetica-Bold', size: 7 };

/** A document without a page. Its dates are those of the table, so that the same table gives the same bytes. */
export async function newPdf({ title, createdAtMs }: Table): Promise<Pdf> {
  // The library is slow to load and needs much memory, and many processes never write a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(createdAtMs) },
  });
}

/** Where a text is drawn: its upper left corner, and the width it may take. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** The width of `@`, the widest character of the fonts, relative to their size. */
const WIDEST_EM = 1.015;

/** Draws a text of the characters of the fonts on one line. It is cut if it is too wide. */
export function drawLine(pdf: Pdf, text: string, line: Line, { font, size }: Style): void {
  pdf.font(font).fontSize(size).fillColor('#000000');
  const widthOf = (part: string): number => pdf.widthOfString(part);
  // Measuring is most of the work.
  const fitted =
    text.length * size * WIDEST_EM <= line.width ? text : cutText(text, line.width, widthOf);
  const { align = 'left' } = line;
  const space = align === 'left' ? 0 : line.width - widthOf(fitted);
  // Without a width and line breaks, so that a text can never start a new page.
  pdf.text(fitted, line.x + (align === 'center' ? space / 2 : space), line.y, { lineBreak: false });
}
