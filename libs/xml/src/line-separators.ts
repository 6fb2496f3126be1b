/**
 * U+0085 and U+2028 are ordinary characters of XML 1.0, and line breaks of XML 1.1. Some parsers, such as xmldom,
 * always read them as line breaks, and compute another digest than the signer. All parsers read references to them in
 * the same way.
 */
const SEPARATORS = /[\u0085\u2028]/g;
const REFERENCES = /&#x(?:85|2028);/g;
const CDATA = '<![CDATA[';

/**
 * The document with references instead of the characters. A document with CDATA is not changed, because CDATA cannot
 * have references.
 */
export function withReferences(xml: string): string {
  if (xml.includes(CDATA)) return xml;
  return xml.replace(SEPARATORS, (character) => (character === '\u0085' ? '&#x85;' : '&#x2028;'));
}

/** Replaces the references with their characters, as canonical form requires. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCES, (reference) => (reference === '&#x85;' ? '\u0085' : '\u2028'));
}
