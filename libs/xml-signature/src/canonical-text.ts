/**
 * A parser takes longer to find the canonical form of a message than a program needs to digest it. The writers of this
 * project write messages that are their own canonical form, which is checked here with two searches of the text.
 */

/**
 * What canonical form does not have: comments, CDATA sections, processing instructions, empty-element tags, white
 * space in end tags, a raw carriage return or `>`, and other escapes.
 */
const NOT_CANONICAL = /<[!?]|\/>|<\/[^>\s]*\s|\r|>[^<>]*>|&(?!(?:amp|lt|gt|#xD);)/;

/** The start tags with attributes. */
const TAG_WITH_ATTRIBUTE = /<[^\s<>/]+\s[^>]*>/g;
/** A start tag with one attribute, such as `<IntrBkSttlmAmt Ccy="BRL">`. */
const KNOWN_TAG = /^<[A-Za-z0-9]+ (?!xmlns)[A-Za-z]+="[^"&<>\t\n]*">$/;
/** A prefix would have to be declared. */
const PREFIX = /<\/?[^\s<>/:]+:/;

/**
 * Whether a text of well-formed elements in the default namespace is its own canonical form. It is only sure if the
 * result is true.
 */
export function isCanonicalText(text: string): boolean {
  if (NOT_CANONICAL.test(text) || PREFIX.test(text)) return false;
  for (const [tag] of text.matchAll(TAG_WITH_ATTRIBUTE)) if (!KNOWN_TAG.test(tag)) return false;
  return true;
}
