import {
  at,
  codes,
  constant,
  group,
  opaque,
  required,
  SIGNATURE_NAMESPACE,
  type FixedRow,
  type Group,
  type Root,
  type Rows,
} from '#libs/xml-tables';
import { type SpiHeader } from '../spi-header';
import { dateTime, ispb, messageId } from './simple-types';

/** A message with its header: AppHdr (SPI.head.001.001.01) and Document. */
export interface SpiEnvelope<Document> {
  readonly header: SpiHeader;
  readonly document: Document;
}

/** A document whose GrpHdr repeats the id of the message. */
export type WithMessageId<Document> = Document & { readonly messageId: string };

/** One version of a message, as a table. */
export interface SpiSchema<Document> {
  readonly root: Root<SpiEnvelope<Document>>;
  /** The element below Document. */
  readonly element: string;
}

/** @param name as in `pacs.008` */
export function spiSchema<Document>(
  name: string,
  version: string,
  element: string,
  table: Group<Document>,
): SpiSchema<Document> {
  const header = group<SpiHeader>({
    from: at('Fr/FIId/FinInstnId/Othr/Id', required(ispb)),
    to: at('To/FIId/FinInstnId/Othr/Id', required(ispb)),
    messageId: at('BizMsgIdr', required(messageId)),
    $definition: at('MsgDefIdr', onlyText(`${name}.spi.${version}`)),
    createdAt: at('CreDt', required(dateTime)),
    $signature: at('Sgntr', opaque(SIGNATURE_NAMESPACE)),
  });
  // The compiler cannot compare the rows of a generic type.
  const rows = {
    header: at('AppHdr', required(header)),
    document: at(`Document/${element}`, required(table)),
  } as unknown as Rows<SpiEnvelope<Document>>;
  const namespace = `https://www.bcb.gov.br/pi/${name}/${version}`;
  return { root: { name: 'Envelope', namespace, group: group(rows) }, element };
}

/** An element whose text must be the given one. */
export function onlyText(text: string): FixedRow {
  return constant(codes(text), text);
}
