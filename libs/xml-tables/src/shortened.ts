const ELLIPSIS = '...';

/**
 * The text, or its start and an ellipsis if it is longer than `maximum` code units. It never ends with half of a
 * surrogate pair, which XML does not allow.
 */
export function shortened(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const end = maximum - ELLIPSIS.length;
  const isPairCut = text.charCodeAt(end - 1) >> 10 === 0x36;
  return text.slice(0, isPairCut ? end - 1 : end) + ELLIPSIS;
}
