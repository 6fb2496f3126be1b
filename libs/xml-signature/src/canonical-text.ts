import { withoutReferences } from '#libs/xml';
import { SIGNATURE_NAMESPACE } from './algorithms';

/**
 * A parser takes longer to find the canonical form of a message than a program needs to digest it. The writers of this
 * project write messages that are nearly canonical, so the canonical form is found here with searches of the text.
 */

/**
 * Markup that canonical form does not have: comments, CDATA sections, processing instructions, empty-element tags,
 * white
 * space in end tags, a raw carriage return or `>`, and other escapes.
 */
const NOT_CANONICAL = /<[!?]|\/>|<\/[^>\s]*\s|\r|>[^<>]*>|&(?!(?:amp|lt|gt|#xD|#x85|#x2028);)/;
/** A prefix would have to be declared. */
const PREFIX = /<\/?[^\s<>/:]+:/;

/** The start tags with attributes, and the tags of signatures. */
const TAGS = /<[^\s<>/]+\s[^>]*>|<\/?Signature>/g;
/** A start tag with at most one attribute, such as `<IntrBkSttlmAmt Ccy="BRL">`, not of a signature. */
const KNOWN_TAG = /^<(?!Signature[ >])[A-Za-z0-9]+(?: (?!xmlns)[A-Za-z]+="[^"&<>\t\n]*")?>$/;
const OPEN_SIGNATURE = `<Signature xmlns="${SIGNATURE_NAMESPACE}">`;
const CLOSE_SIGNATURE = '</Signature>';

/**
 * The canonical form of a text of well-formed elements, inclusive and exclusive alike. It can have signatures, and
 * documents in it that declare the namespace again.
 *
 * @param namespace the default namespace of the text; empty if there is none
 * @returns undefined if only a parser can find the form
 */
export function canonicalText(text: string, namespace: string): string | undefined {
  if (NOT_CANONICAL.test(text) || PREFIX.test(text)) return undefined;
  const redundant = ` xmlns="${namespace}"`;
  const unknown: string[] = [];
  let inSignature = false;
  const form = text.replace(TAGS, (tag) => {
    if (tag === CLOSE_SIGNATURE || (tag === OPEN_SIGNATURE && !inSignature)) {
      inSignature = tag === OPEN_SIGNATURE;
      return tag;
    }
    // In a signature, another namespace is in scope.
    const plain = inSignature ? tag : tag.replace(redundant, '');
    if (!KNOWN_TAG.test(plain)) unknown.push(tag);
    return plain;
  });
  return unknown.length === 0 ? withoutReferences(form) : undefined;
}
