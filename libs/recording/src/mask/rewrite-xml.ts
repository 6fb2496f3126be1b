import {
  escapedXml,
  localName,
  unescapedXml,
  XML_ATTRIBUTE,
  XML_CDATA,
  XML_COMMENT,
  XML_TAG,
} from '#libs/masking';
import { type Place } from './names';
import { type Replacing } from './rewrite-json';

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<\/?[^\s<>!?/](?:[^<>"']|"[^"]*"|'[^']*')*>|<|[^<]+/gu;

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
    const [, slash, name] = XML_TAG.exec(token) ?? [];
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
        XML_ATTRIBUTE,
        (whole, attribute: string, sign: string, double?: string, single?: string) => {
          if (/^xmlns(?::|$)/.test(attribute)) return whole;
          const value = unescapedXml(double ?? single ?? '');
          const shown = this.shown(value, [...place, localName(attribute)]);
          return shown === value ? whole : `${attribute}${sign}"${escapedXml(shown)}"`;
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
    if (token.startsWith(XML_COMMENT)) {
      const content = token.slice(XML_COMMENT.length, -3);
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
  return start + escapedXml(shown.trim()) + end;
}

function textOf(token: string): string {
  if (token.startsWith(XML_COMMENT) || token.startsWith('<?')) return '';
  if (token.startsWith(XML_CDATA)) return token.slice(XML_CDATA.length, -3);
  return unescapedXml(token);
}
