import { type Place } from './names';
import { type Replacing } from './rewrite-json';

const COMMENT = '<!--';
const CDATA = '<![CDATA[';
const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<\/?[^\s<>!?/](?:[^<>"']|"[^"]*"|'[^']*')*>|<|[^<]+/gu;
const TAG = /^<(\/?)([^\s/>]+)/;
const ATTRIBUTE = /([^\s=<>"'/]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;

/**
 * Replaces the texts and attributes of an XML document. All other text stays as it is.
 *
 * @param text well-formed, without a document type
 */
export function rewriteXml(text: string, replacing: Replacing): string {
  const rewriter = new XmlRewriter(replacing);
  for (const [token] of text.matchAll(TOKEN)) rewriter.take(token);
  return rewriter.end();
}

class XmlRewriter {
  private readonly out: string[] = [];
  /** Consecutive tokens without a tag between them: text, CDATA, comments. */
  private run: string[] = [];
  private readonly names: string[] = [];
  /** The number of open elements when the outermost hidden one began. */
  private hiddenFrom: number | undefined;

  constructor(private readonly replacing: Replacing) {}

  take(token: string): void {
    const [, slash, name] = TAG.exec(token) ?? [];
    if (name === undefined || /^[!?]/.test(name)) {
      this.run.push(token);
      return;
    }
    this.writeRun();
    if (slash === '/') {
      this.names.pop();
      if (this.hiddenFrom !== undefined && this.names.length < this.hiddenFrom) {
        this.hiddenFrom = undefined;
      }
      this.out.push(token);
    } else this.openTag(token, name);
  }

  end(): string {
    this.writeRun();
    return this.out.join('');
  }

  private openTag(token: string, name: string): void {
    const place = [...this.names, localName(name)];
    this.out.push(
      token.replace(
        ATTRIBUTE,
        (whole, attribute: string, sign: string, double?: string, single?: string) => {
          if (/^xmlns(?::|$)/.test(attribute)) return whole;
          const value = unescaped(double ?? single ?? '');
          const shown = this.shown(value, [...place, localName(attribute)]);
          return shown === value ? whole : `${attribute}${sign}"${escaped(shown)}"`;
        },
      ),
    );
    if (token.endsWith('/>')) return;
    this.names.push(localName(name));
    if (this.hiddenFrom === undefined && this.replacing.isHidden(place)) {
      this.hiddenFrom = this.names.length;
    }
  }

  private shown(value: string, place: Place): string {
    if (value.trim() === '') return value;
    if (this.hiddenFrom !== undefined && !/^https?:/.test(value)) return '***';
    return this.replacing.value(value, place, 'text');
  }

  private writeRun(): void {
    if (this.run.length === 0) return;
    const text = this.run.map(textOf).join('');
    const shown = this.shown(text, this.names);
    // In a replaced text there is no place for the comments, which may be in the middle of the value.
    if (shown === text) this.out.push(...this.run.map((token) => this.shownToken(token)));
    else this.out.push(around(text, shown));
    this.run = [];
  }

  /** Nothing in comments and processing instructions is needed, except the declaration of the document. */
  private shownToken(token: string): string {
    if (token.startsWith(COMMENT)) {
      const content = token.slice(COMMENT.length, -3);
      return this.replacing.value(content, [], 'text') === content ? token : '<!-- *** -->';
    }
    if (!token.startsWith('<?') || token.startsWith('<?xml ')) return token;
    return this.replacing.value(token, [], 'text') === token ? token : '';
  }
}

/** The replaced text with the white space around the original. */
function around(text: string, shown: string): string {
  const [start = ''] = /^\s*/.exec(text) ?? [];
  const [end = ''] = /\s*$/.exec(text) ?? [];
  return start + escaped(shown.trim()) + end;
}

function textOf(token: string): string {
  if (token.startsWith(COMMENT) || token.startsWith('<?')) return '';
  if (token.startsWith(CDATA)) return token.slice(CDATA.length, -3);
  return unescaped(token);
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
