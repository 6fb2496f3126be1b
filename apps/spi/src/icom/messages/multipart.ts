import { accepted, refused, type Result } from '#libs/kernel';

/** One part of a multipart body. */
export interface Part {
  /** Content-Type of the part. Empty if it has none. */
  readonly contentType: string;
  readonly body: Buffer;
}

/** The headers of a part usually have only a few lines. */
const MAX_HEADER_BYTES = 4_096;

const CRLF = '\r\n';

/** RFC 2046, 5.1.1: `bchars`, at most 70, without a space at the end. */
const BOUNDARY =
  /;\s*boundary\s*=\s*(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/** The boundary of a Content-Type; undefined if it has none, or an invalid one. */
export function boundaryOf(contentType: string): string | undefined {
  const match = BOUNDARY.exec(contentType);
  return match?.[1] ?? match?.[2];
}

/**
 * Splits a multipart/mixed body into its parts, in time linear in its size (RFC 2046, 5.1). Lines end with CRLF. Text before the
 * first delimiter and after the last one is ignored.
 * @param maxParts a body with more parts is refused
 * @returns the parts, or a sentence that says why the body is not valid
 */
export function readMultipart(
  body: Buffer,
  boundary: string,
  maxParts: number,
): Result<readonly Part[], string> {
  const parts: Part[] = [];
  // With a line end before the body, a delimiter at its start is found like the others.
  const text = Buffer.concat([Buffer.from(CRLF), body]);
  let delimiter = nextDelimiter(text, 0, boundary);
  if (delimiter === undefined) return refused(`The body has no line --${boundary}, ended by CRLF.`);
  while (!delimiter.isLast) {
    const next = nextDelimiter(text, delimiter.end - CRLF.length, boundary);
    if (next === undefined) return refused(`The body does not end with a line --${boundary}--.`);
    const part = partOf(text.subarray(delimiter.end, Math.max(delimiter.end, next.start)));
    if (part === undefined) {
      return refused(
        `Part ${String(parts.length + 1)} has no empty line, ended by CRLF, between its headers and its message.`,
      );
    }
    parts.push(part);
    if (parts.length > maxParts)
      return refused(`The body has more than ${String(maxParts)} parts.`);
    delimiter = next;
  }
  return parts.length === 0 ? refused('The body has no parts.') : accepted(parts);
}

interface Delimiter {
  /** The index of the CRLF before the delimiter. */
  readonly start: number;
  /** The index of the line after the delimiter. */
  readonly end: number;
  readonly isLast: boolean;
}

function nextDelimiter(text: Buffer, from: number, boundary: string): Delimiter | undefined {
  const mark = `${CRLF}--${boundary}`;
  for (let start = text.indexOf(mark, from); start !== -1; start = text.indexOf(mark, start + 1)) {
    let end = start + mark.length;
    const isLast = text.subarray(end, end + 2).toString('latin1') === '--';
    if (isLast) end += 2;
    while (text[end] === 0x20 || text[end] === 0x09) end += 1;
    if (isLast && end === text.length) return { start, end, isLast };
    if (text.subarray(end, end + 2).toString('latin1') === CRLF) {
      return { start, end: end + 2, isLast };
    }
  }
  return undefined;
}

/** @param text the headers, an empty line, and the body */
function partOf(text: Buffer): Part | undefined {
  if (text.subarray(0, CRLF.length).toString('latin1') === CRLF) {
    return { contentType: '', body: text.subarray(CRLF.length) };
  }
  const end = text.subarray(0, MAX_HEADER_BYTES).indexOf(CRLF + CRLF);
  if (end === -1) return undefined;
  const head = text.subarray(0, end).toString('latin1');
  const contentType = /(?:^|\r\n)content-type[ \t]*:[ \t]*([^\r\n]*)/i.exec(head)?.[1] ?? '';
  return { contentType: contentType.trim(), body: text.subarray(end + 2 * CRLF.length) };
}
