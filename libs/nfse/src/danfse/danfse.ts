import { buffer } from 'node:stream/consumers';
import { parseInstant } from '#libs/kernel';
import { cutText, toWinAnsi } from '#libs/tabular';
import { type InfNfse } from '../national/nfse';
import { type MunicipalityName } from './content/municipality';
import { accessKeyOf, danfseSections, STATUS_WORDS, type DanfseStatus } from './content/sections';
import { drawLayout, drawTexts, drawWatermark, widthIn, type Pdf } from './drawing';

import { layOut, type Box, type PlacedText, type StyledWidth } from './layout/layout';
import { qrCode } from './layout/qr-code';
import { STYLES, type StyleName } from './layout/styles';

export interface DanfseDetails {
  readonly status: DanfseStatus;
  /** The content of the QR code: an address where the invoice can be read. At most 500 bytes in UTF-8. */
  readonly consultUrl: string;
  /** The name of a municipality by its IBGE code. Without a name, the code is printed. */
  readonly nameOf: MunicipalityName;
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 22;
const HEADER_HEIGHT = 30;
const WATERMARK = 'SEM VALOR FISCAL';

/**
 * Writes the DANFSe, the printed form of an NFS-e, as a PDF of exactly one A4 page in Portuguese. Every page is marked
 * as
 * having no fiscal value. Texts that do not fit are cut and end with `...`; characters that the built-in fonts lack are
 * replaced (see `toWinAnsi`). The same arguments always give the same bytes. The values are printed, not checked.
 *
 * @throws RangeError if consultUrl is too long
 *
 * @example
 * await writeDanfse(nfse, { status: 'authorized', consultUrl: 'https://example.com/nfse/1', nameOf: () => undefined });
 */
export async function writeDanfse(nfse: InfNfse, details: DanfseDetails): Promise<Buffer> {
  const { status, consultUrl, nameOf } = details;
  const code = qrCode(consultUrl);
  const pdf = await newPdf(nfse);
  const widthOf: StyledWidth = (text, style) => widthIn(pdf, text, STYLES[style]);
  const header: Box = {
    x: MARGIN,
    y: MARGIN,
    width: PAGE.width - 2 * MARGIN,
    height: HEADER_HEIGHT,
  };
  const area: Box = {
    ...header,
    y: MARGIN + HEADER_HEIGHT,
    height: PAGE.height - 2 * MARGIN - HEADER_HEIGHT,
  };
  drawWatermark(pdf, WATERMARK, status === 'authorized' ? undefined : STATUS_WORDS[status]);
  drawTexts(pdf, headerTexts(nfse, header, widthOf));
  drawLayout(pdf, layOut(danfseSections(nfse, status, nameOf), area, widthOf), code);
  pdf.end();
  return buffer(pdf);
}

async function newPdf(nfse: InfNfse): Promise<Pdf> {
  // The library is slow to load and needs much memory, and many processes never write a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: `DANFSe ${accessKeyOf(nfse)}`,
      Subject: WATERMARK,
      CreationDate: new Date(parseInstant(nfse.dhProc) ?? 0),
    },
  });
}

function headerTexts(nfse: InfNfse, box: Box, widthOf: StyledWidth): readonly PlacedText[] {
  const third = box.width / 3;
  const line = (text: string, column: number, y: number, style: StyleName): PlacedText => {
    const fitted = cutText(toWinAnsi(text), third, (part) => widthOf(part, style));
    const space = third - widthOf(fitted, style);
    // The columns are aligned to the left, the middle and the right.
    return { x: box.x + column * third + (space * column) / 2, y: box.y + y, text: fitted, style };
  };
  return [
    line('NFS-e', 0, 2, 'heading'),
    line('Nota Fiscal de Serviço eletrônica', 0, 16, 'subheading'),
    line('DANFSe', 1, 2, 'heading'),
    line('Documento Auxiliar da NFS-e', 1, 16, 'subheading'),
    line(`Município de ${nfse.xLocEmi}`, 2, 4, 'subheading'),
    line('Documento de teste, sem valor fiscal', 2, 16, 'subheading'),
  ];
}
