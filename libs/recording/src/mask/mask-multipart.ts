import { type TextMask } from './text-mask';

/** RFC 2046, 5.1.1. */
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]{1,70})"|([^\s;]{1,70}))/i;

/**
 * Masks the parts of a multipart body, such as the messages of an institution over ICOM.
 *
 * @returns undefined if a part cannot be masked
 */
export function maskMultipart(
  text: string,
  contentType: string,
  mask: TextMask,
): string | undefined {
  const found = BOUNDARY.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) return undefined;
  const [, ...parts] = `\r\n${text}`.split(`\r\n--${boundary}`);
  if (parts.length < 2 || parts.at(-1)?.startsWith('--') !== true) return undefined;
  const masked = parts.slice(0, -1).map((part) => maskPart(part, mask));
  if (masked.includes(undefined)) return undefined;
  // Text before the first part and after the last one means nothing.
  return `${masked.map((part) => `--${boundary}${part ?? ''}`).join('\r\n')}\r\n--${boundary}--\r\n`;
}

function maskPart(part: string, mask: TextMask): string | undefined {
  const end = part.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (
    /^content-(?:encoding|transfer-encoding):(?!\s*(?:7bit|8bit|binary|identity)\s*$)/im.test(head)
  ) {
    return undefined;
  }
  const field = /\bname="([^"]*)"/i.exec(head)?.[1];
  const type = /^content-type:\s*([^\r\n;]+)/im.exec(head)?.[1]?.trim().toLowerCase() ?? '';
  const masked = bodyOf(body, type, field, mask);
  return masked === undefined ? undefined : `${mask.document(head)}\r\n\r\n${masked}`;
}

function bodyOf(
  body: string,
  type: string,
  field: string | undefined,
  mask: TextMask,
): string | undefined {
  if (/[/+]json$/.test(type)) return mask.json(body);
  if (/[/+]xml$/.test(type)) return mask.xml(body);
  if (type !== '' && type !== 'text/plain') return undefined;
  return field === undefined ? mask.document(body) : mask.named(body, [field]);
}
