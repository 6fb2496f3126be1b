export const XML_COMMENT = '<!--';
export const XML_CDATA = '<![CDATA[';
/** A tag: `/` if it ends an element, and its name. */
export const XML_TAG = /^<(\/?)([^\s/>]+)/;
/** An attribute of a tag: its name, the equals sign, and its value in one of the two kinds of quotes. */
export const XML_ATTRIBUTE = /([^\s=<>"'/]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Decodes references. One that is not valid stays. */
export function unescapedXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, reference);
}

export function escapedXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function reference(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
