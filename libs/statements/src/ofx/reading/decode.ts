import { isAscii, isUtf8 } from 'node:buffer';
import { type OfxFindings, START } from './findings';

/** The text of a file and what its header says. */
export interface DecodedFile {
  readonly text: string;
  /** Where the header ends. */
  readonly bodyStart: number;
  /** `102`, `211`; undefined if the header has none. */
  readonly version: string | undefined;
}

/** A header is shorter. */
const MAX_HEADER = 4096;
const HEADER_KEYS = [
  'OFXHEADER',
  'DATA',
  'VERSION',
  'SECURITY',
  'ENCODING',
  'CHARSET',
  'COMPRESSION',
  'OLDFILEUID',
  'NEWFILEUID',
] as const;
const BODY = /<OFX\s*>/i;
const SGML_KEY = /([A-Z]+):[ \t]*([^\s:]*)/g;
const XML_ENCODING = /<\?xml[^>]*\sencoding=["']([^"']*)["']/i;
const XML_VERSION = /<\?OFX[^>]*\sVERSION=["']([^"']*)["']/i;
const UTF_8_NAME = /^(?:utf-?8|unicode)$/i;
const UTF_8_MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * Decodes a file by its header. Files whose header is wrong are common, so valid UTF-8 outside of ASCII is read as such, and
 * everything else as Windows-1252.
 */
export function decodeOfx(bytes: Uint8Array, findings: OfxFindings): DecodedFile {
  const hasMark = UTF_8_MARK.every((byte, index) => bytes[index] === byte);
  const content = hasMark ? bytes.subarray(UTF_8_MARK.length) : bytes;
  if (hasMark) {
    findings.add('OFX_ENCODING', START, '', 'Starts with a byte order mark; OFX has none.');
  }
  const start = Buffer.from(content.subarray(0, MAX_HEADER)).toString('latin1');
  const body = BODY.exec(start);
  const header = body === null ? start : start.slice(0, body.index);
  const isXml = /<\?(?:xml|OFX)\s/i.test(header);
  const declared = isXml ? readXmlHeader(header) : readSgmlHeader(header, findings);
  const text = decodeContent(content, declared.isUtf8, findings);
  return {
    text,
    // The header is ASCII, so that the position in the text is the same.
    bodyStart: BODY.exec(text)?.index ?? text.length,
    version: declared.version,
  };
}

interface Declared {
  readonly isUtf8: boolean;
  readonly version: string | undefined;
}

function readXmlHeader(header: string): Declared {
  const encoding = XML_ENCODING.exec(header)?.[1] ?? 'UTF-8';
  return { isUtf8: UTF_8_NAME.test(encoding), version: XML_VERSION.exec(header)?.[1] };
}

function readSgmlHeader(header: string, findings: OfxFindings): Declared {
  const keys = new Map(
    Array.from(header.matchAll(SGML_KEY), ([, key = '', value = '']) => [key, value]),
  );
  const missing = HEADER_KEYS.filter((key) => !keys.has(key));
  if (missing.length > 0) {
    const detail = `The header has no ${missing.join(', ')}; it has ${HEADER_KEYS.join(', ')}.`;
    findings.add('OFX_HEADER', START, '', detail);
  } else if ([...keys.keys()].join() !== HEADER_KEYS.join()) {
    const detail = `The lines of the header must be in this order: ${HEADER_KEYS.join(', ')}.`;
    findings.add('OFX_HEADER', START, '', detail);
  }
  const isUtf8 = [keys.get('ENCODING'), keys.get('CHARSET')].some((name = '') =>
    UTF_8_NAME.test(name),
  );
  return { isUtf8, version: keys.get('VERSION') };
}

function decodeContent(bytes: Uint8Array, isDeclaredUtf8: boolean, findings: OfxFindings): string {
  const isReallyUtf8 = isAscii(bytes) ? isDeclaredUtf8 : isUtf8(bytes);
  if (isReallyUtf8 !== isDeclaredUtf8) {
    const names = isReallyUtf8 ? ['UTF-8', 'Windows-1252'] : ['not UTF-8', 'UTF-8'];
    const detail = `The text is ${names[0] ?? ''}, but the header says ${names[1] ?? ''}.`;
    findings.add('OFX_ENCODING', START, '', detail);
  }
  return new TextDecoder(isReallyUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
}
