import { type Composite, type ElementOverride } from '#libs/iso8583';
import { type Layout } from './layout';

/** Whether a subelement is characters in ASCII only, so that it can be read from the text of its element. */
function isText({
  content,
  lengthDigits = 0,
  lengthEncoding,
  composite,
}: ElementOverride): boolean {
  if (composite !== undefined && !isTextual(composite)) return false;
  return content === 'ascii' && (lengthDigits === 0 || lengthEncoding === 'ascii');
}

function isTextual(composite: Composite): boolean {
  if (composite.kind === 'ber-tlv') return false;
  if (composite.kind === 'bitmapped' && composite.bitmap.encoding !== 'ascii') return false;
  if (composite.kind === 'tagged') {
    const { tag, length, head = {} } = composite;
    const isAscii = tag.encoding === 'ascii' && (length?.encoding ?? 'ascii') === 'ascii';
    if (!isAscii || !Object.values(head).every(isText)) return false;
  }
  return Object.values(composite.subelements ?? {}).every(isText);
}

/**
 * The layout of an element that has subelements. A text in ASCII becomes binary data if its subelements are not all
 * characters, because the bytes are the same.
 *
 * @returns undefined if the text is in another code and the subelements are not characters
 */
export function withComposite(outer: Layout, composite: Composite): Layout | undefined {
  if (outer.format === 'b' || isTextual(composite)) return { ...outer, composite };
  if (outer.content !== 'ascii') return undefined;
  return { ...outer, format: 'b', content: 'binary', composite };
}
