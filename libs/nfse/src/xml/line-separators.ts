/**
 * U+0085 and U+2028 are ordinary characters of XML 1.0, and line breaks of XML 1.1. Some parsers, xmldom among them, read
 * them as line breaks always, and find another digest than the signer. Written as references they mean the same to all.
 */
const SEPARATORS = /[\u0085\u2028]/g;
const REFERENCES = /&#x(?:85|2028);/g;
const CDATA = '<![CDATA[';

/** The document with references instead of the characters. One with CDATA, which has no references, is left as it is. */
export function withReferences(xml: string): string {
  if (xml.includes(CDATA)) return xml;
  return xml.replace(SEPARATORS, (character) => (character === '\u0085' ? '&#x85;' : '&#x2028;'));
}

/** The canonical form of a text: it has the characters. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCES, (reference) => (reference === '&#x85;' ? '\u0085' : '\u2028'));
}
