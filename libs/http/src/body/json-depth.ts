/** How deep arrays and objects of a JSON body may be nested; the same limit holds for XML elements. */
export const MAX_JSON_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether arrays and objects are nested deeper than `limit`. It scans the text once, before the text is
 * parsed. The text need not be valid JSON.
 */
export function isDeeperThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > limit) return true;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
    }
  }
  return false;
}

/** The index of the quote that closes the string which opens at `start`, or the end of the text. */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}
