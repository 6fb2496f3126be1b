import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { readXml, XmlError, type XmlElement } from '#libs/xml';

/** Enough for the subelements that a profile may have, and for their levels. */
const LIMITS = { maxDepth: 12, maxElements: 5_000 };

const PUBLIC_ID = '-//jPOS/jPOS Generic Packager DTD 1.0//EN';
const SYSTEM_IDS = [
  'http://jpos.org/dtd/generic-packager-1.0.dtd',
  'genericpackager.dtd',
  './genericpackager.dtd',
  './generic-subtag-packager.dtd',
];
const DOCTYPE =
  /<!DOCTYPE[ \t\r\n]+isopackager[ \t\r\n]+(?:PUBLIC[ \t\r\n]+"([^"<>[\]]{0,200})"|SYSTEM)[ \t\r\n]+"([^"<>[\]]{0,200})"[ \t\r\n]*>/y;
const DECLARATION = '<?xml';
const COMMENT = '<!--';
const LINE_FEED = 0x0a;
const BLANK = 0x20;

/**
 * Reads a description of GenericPackager. Its usual DOCTYPE is skipped without reading anything else: the document type of
 * jPOS has only defaults that the reader knows. Any other DOCTYPE is refused, with or without entities.
 */
export function readDocument(xml: Uint8Array): Result<XmlElement, ViolationList> {
  try {
    return accepted(readXml(withoutDoctype(xml), LIMITS));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const found = new ViolationList();
    found.add('', error.detail);
    return refused(found);
  }
}

/** The same bytes with blanks instead of the DOCTYPE of jPOS, so that all lines keep their numbers. */
function withoutDoctype(xml: Uint8Array): Uint8Array {
  // In Latin-1, each byte is a character, so that places in the text are places in the bytes.
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).toString('latin1');
  const start = afterProlog(text);
  DOCTYPE.lastIndex = start;
  const [all, publicId = PUBLIC_ID, systemId = ''] = DOCTYPE.exec(text) ?? [];
  if (all === undefined || publicId !== PUBLIC_ID || !SYSTEM_IDS.includes(systemId)) return xml;
  const copy = Uint8Array.from(xml);
  for (let at = start; at < start + all.length; at += 1) {
    if (copy[at] !== LINE_FEED) copy[at] = BLANK;
  }
  return copy;
}

/** The place after the declaration, comments and white space at the beginning. */
function afterProlog(text: string): number {
  let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  if (text.startsWith(DECLARATION, at)) at = endOf(text, '?>', at);
  for (;;) {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
    if (!text.startsWith(COMMENT, at)) return at;
    at = endOf(text, '-->', at);
  }
}

function endOf(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}
