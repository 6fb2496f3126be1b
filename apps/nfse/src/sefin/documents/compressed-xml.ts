import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { accepted, refused, type Result } from '#libs/kernel';
import { refusal, type Refusal } from '#libs/nfse';

/** The maximum size of an XML document. Even a DPS with the maximum number of documents is smaller. */
export const MAX_XML_BYTES = 1_048_576;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Some encoders break the text into lines. */
const WHITE_SPACE = /[\t\n\r ]+/g;

const decompress = promisify(gunzip);
const compress = promisify(gzip);

/** XML in the format of the national API: compressed with gzip and written in Base64. */
export async function compressedXml(xml: string): Promise<string> {
  return (await compress(Buffer.from(xml, 'utf8'))).toString('base64');
}

/**
 * The bytes of a document that was compressed with gzip and written in Base64. It decompresses at most MAX_XML_BYTES.
 *
 * @param element the member of the request, for the refusal
 * @returns the XML, or the error: E1225 (Base64), E1226 (gzip or size) or E1229 (UTF-8)
 */
export async function readCompressedXml(
  text: string,
  element: string,
): Promise<Result<Buffer, Refusal>> {
  const base64 = text.replace(WHITE_SPACE, '');
  if (base64 === '') return refused(refusal('E1225', 'Must not be empty.', element));
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) {
    const detail =
      'Must be Base64 with the letters A to Z and a to z, digits, + and /, padded with =.';
    return refused(refusal('E1225', detail, element));
  }
  try {
    const xml = await decompress(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_XML_BYTES });
    if (isUtf8(xml)) return accepted(xml);
    return refused(refusal('E1229', 'The decompressed XML is not valid UTF-8.', element));
  } catch (error) {
    return refused(refusal('E1226', gzipDetail(error), element));
  }
}

function gzipDetail(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return code === 'ERR_BUFFER_TOO_LARGE'
    ? `The XML has more than ${String(MAX_XML_BYTES)} bytes when it is decompressed.`
    : 'The Base64 text must be a complete gzip file with XML in it.';
}
