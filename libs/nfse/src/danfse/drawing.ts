import type PDFDocument from 'pdfkit';
import { type Box, type Layout, type PlacedText } from './layout/layout';
import { type QrCode } from './layout/qr-code';
import { STYLES, type Style } from './layout/styles';

export type Pdf = InstanceType<typeof PDFDocument>;

const LINE_WIDTH = 0.4;
const TITLE_FILL = '#e8e8e8';
const WATERMARK: Style = { font: 'Helvetica-Bold', size: 58, color: '#e2e2e2' };
const STATUS_MARK: Style = { font: 'Helvetica-Bold', size: 76, color: '#f6d0d0' };
/** From the lower left to the upper right corner. */
const ANGLE = -52;

/** The width of a text in points. */
export function widthIn(pdf: Pdf, text: string, { font, size }: Style): number {
  return pdf.font(font).fontSize(size).widthOfString(text);
}

/** Draws the elements of the layout. */
export function drawLayout(pdf: Pdf, { titles, cells, texts, qrCode }: Layout, code: QrCode): void {
  pdf.lineWidth(LINE_WIDTH).strokeColor('#000000');
  // One path for all boxes of a kind is smaller than one for each.
  for (const box of titles) addBox(pdf, box);
  pdf.fillAndStroke(TITLE_FILL, '#000000');
  for (const box of cells) addBox(pdf, box);
  pdf.stroke();
  drawTexts(pdf, texts);
  if (qrCode !== undefined) drawQrCode(pdf, code, qrCode);
}

export function drawTexts(pdf: Pdf, texts: readonly PlacedText[]): void {
  for (const { x, y, text, style } of texts) drawText(pdf, text, { x, y }, STYLES[style]);
}

/** Two texts across the page, behind all others. */
export function drawWatermark(pdf: Pdf, text: string, status: string | undefined): void {
  const center = { x: pdf.page.width / 2, y: pdf.page.height / 2 };
  pdf.save().rotate(ANGLE, { origin: [center.x, center.y] });
  drawCentered(pdf, text, center, WATERMARK);
  if (status !== undefined) {
    drawCentered(pdf, status, { ...center, y: center.y + WATERMARK.size * 1.3 }, STATUS_MARK);
  }
  pdf.restore();
}

type Point = Pick<Box, 'x' | 'y'>;

function drawCentered(pdf: Pdf, text: string, { x, y }: Point, style: Style): void {
  drawText(pdf, text, { x: x - widthIn(pdf, text, style) / 2, y: y - style.size / 2 }, style);
}

function drawText(pdf: Pdf, text: string, { x, y }: Point, { font, size, color }: Style): void {
  // Without a width and line breaks, so that a text can never begin a second page.
  pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false });
}

function drawQrCode(pdf: Pdf, { size, dark }: QrCode, { x, y, width }: Box): void {
  const module = width / size;
  for (const run of dark) {
    pdf.rect(x + run.x * module, y + run.y * module, run.length * module, module);
  }
  pdf.fill('#000000');
}

function addBox(pdf: Pdf, { x, y, width, height }: Box): void {
  pdf.rect(x, y, width, height);
}
