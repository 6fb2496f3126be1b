/** Deeper documents are read down to this depth. */
const MAX_DEPTH = 64;

/** An element that begins. */
export interface XmlPlace {
  /** The local names of the element and of those around it, the outermost first. */
  readonly names: readonly string[];
  /** The text of the element if it has only text. Undefined if the text was cut or has markup. */
  readonly text: string | undefined;
  /** The attributes as they are written. */
  readonly attributes: string;
}

/**
 * Reads the elements of an XML text one after the other, without namespaces. The text can be cut or malformed: then the
 * elements before that place are read. Takes linear time.
 *
 * @param visit is called when an element begins; it returns true if it needs no more of them
 */
export function scanXml(text: string, visit: (place: XmlPlace) => boolean): void {
  const names: string[] = [];
  let at = text.indexOf('<');
  while (at !== -1) {
    const mark = text[at + 1];
    const end = text.indexOf(endOf(text, at, mark), at + 1);
    if (end === -1) return;
    const next = text.indexOf('<', end);
    if (mark === '/') {
      names.pop();
    } else if (mark !== '!' && mark !== '?') {
      if (names.length === MAX_DEPTH) return;
      const isEmpty = text[end - 1] === '/';
      const tag = text.slice(at + 1, isEmpty ? end - 1 : end);
      const blank = tag.search(/\s/);
      names.push(localName(blank === -1 ? tag : tag.slice(0, blank)));
      const isText = !isEmpty && next !== -1 && text[next + 1] === '/';
      const place = {
        names,
        text: isText ? text.slice(end + 1, next) : undefined,
        attributes: blank === -1 ? '' : tag.slice(blank),
      };
      if (visit(place)) return;
      if (isEmpty) names.pop();
    }
    at = next;
  }
}

/** How the markup that begins at a position ends. */
function endOf(text: string, at: number, mark: string | undefined): string {
  if (mark === '?') return '?>';
  if (mark !== '!') return '>';
  if (text.startsWith('<!--', at)) return '-->';
  return text.startsWith('<![CDATA[', at) ? ']]>' : '>';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of an attribute; undefined if there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, found = '', double, single] of attributes.matchAll(
    /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (localName(found) === name) return xmlText(double ?? single ?? '');
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text with its references replaced, without white space around it. */
export function xmlText(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.includes('&')) return trimmed;
  return trimmed.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w{2,4}));/g, (whole, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
