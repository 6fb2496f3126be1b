import { inflateSync } from 'node:zlib';

/** The parts of a PDF that tests check. Only PDFs written by pdfkit can be read. */
export interface ReadPdf {
  readonly pages: number;
  /** Each text that is shown, in the order of the content. Characters outside Latin-1 are not decoded. */
  readonly texts: readonly string[];
  /** The operators of the content, one per line. */
  readonly content: string;
  /** Everything that is not compressed: pages, fonts and metadata. */
  readonly objects: string;
}

const STREAM = /\nstream\n([^]*?)\nendstream/g;
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g;

export function readPdf(pdf: Buffer): ReadPdf {
  const file = pdf.toString('latin1');
  const streams = Array.from(file.matchAll(STREAM), ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const content = streams.join('\n');
  return {
    pages: file.match(/\/Type \/Page\n/g)?.length ?? 0,
    texts: Array.from(content.matchAll(SHOWN), ([, parts = '']) =>
      Buffer.from(parts.replace(/<([0-9a-f]*)>|[^<>]/g, '$1'), 'hex').toString('latin1'),
    ),
    content,
    objects: file.replace(STREAM, ''),
  };
}
