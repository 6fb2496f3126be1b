/** An element to write: with a text, or with elements in the given order. */
export interface XmlNode {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that XML 1.0 does not allow in any form. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const NEEDS_WORK = /[&<>"\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;
const SPECIAL = /[&<>"\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/**
 * Writes a document with its declaration. Text and attribute values are escaped, and characters that XML
 * cannot represent become U+FFFD, so the result is always well-formed. The caller must pass valid names.
 */
export function writeXml(root: XmlNode): string {
  return DECLARATION + writeElement(root);
}

function writeElement({ name, attributes = {}, content }: XmlNode): string {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) start += ` ${key}="${escapeXml(value)}"`;
  if (typeof content === 'string') return `${start}>${escapeXml(content)}</${name}>`;
  let inner = '';
  for (const child of content) inner += writeElement(child);
  return `${start}>${inner}</${name}>`;
}

/** The text as it is written in an element or in an attribute: escaped, with U+FFFD for characters that XML cannot represent. */
export function escapeXml(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return text
    .replace(FORBIDDEN, '\uFFFD')
    .replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}
