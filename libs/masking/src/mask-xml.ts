import {
  escapedXml,
  localName,
  unescapedXml,
  XML_ATTRIBUTE,
  XML_CDATA,
  XML_COMMENT,
  XML_TAG,
} from './xml-tokens';
import { treated, type MaskLeaf } from './leaf';
import { treatmentOf, type Treatment } from './sensitive-names';

const TOKEN =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<\/?[\p{L}_](?:[^<>"']|"[^"]*"|'[^']*')*>|<|[^<]+/gu;

/** An element whose content is hidden, and the number of open elements with the same name inside it. */
interface Hidden {
  readonly name: string;
  readonly treatment: Treatment;
  depth: number;
  content: string;
}

/**
 * Masks the attributes and texts of an XML document and leaves all other text unchanged, so that well-formed XML stays
 * well-formed. In truncated or malformed XML, a sensitive element without an end tag is hidden up to the end of the
 * document.
 */
export function maskXml(text: string, maskLeaf: MaskLeaf): string {
  const masker = new XmlMasker(maskLeaf);
  for (const [token] of text.matchAll(TOKEN)) masker.take(token);
  return masker.end();
}

class XmlMasker {
  private out = '';
  /** Consecutive tokens without a tag between them: text, CDATA, comments. */
  private run: string[] = [];
  private hidden: Hidden | undefined;

  constructor(private readonly maskLeaf: MaskLeaf) {}

  take(token: string): void {
    const [, slash, name] = XML_TAG.exec(token) ?? [];
    const isTag = name !== undefined && !/^[!?]/.test(name) && token.endsWith('>');
    if (this.hidden !== undefined) this.hide(this.hidden, token, isTag ? name : undefined);
    else if (!isTag) this.run.push(token);
    else if (slash === '/') this.write(token);
    else this.openTag(token, name);
  }

  end(): string {
    this.writeRun();
    if (this.hidden !== undefined) this.writeHidden(this.hidden);
    return this.out;
  }

  private hide(hidden: Hidden, token: string, name: string | undefined): void {
    if (name === hidden.name && !token.endsWith('/>')) {
      hidden.depth += token.startsWith('</') ? -1 : 1;
    }
    if (hidden.depth === 0) {
      this.writeHidden(hidden);
      this.hidden = undefined;
      this.out += token;
    } else if (name === undefined) hidden.content += textOf(token);
  }

  private writeHidden({ treatment, content }: Hidden): void {
    this.out += escapedXml(treated(treatment, content.trim()));
  }

  private openTag(token: string, name: string): void {
    const masked = token.replace(
      XML_ATTRIBUTE,
      (whole, attribute: string, sign: string, double?: string, single?: string) => {
        const value = unescapedXml(double ?? single ?? '');
        const treatment = treatmentOf(localName(attribute));
        const shown = treatment === undefined ? this.maskLeaf(value) : treated(treatment, value);
        return shown === value ? whole : `${attribute}${sign}"${escapedXml(shown)}"`;
      },
    );
    this.write(masked);
    const treatment = treatmentOf(localName(name));
    if (treatment === undefined || token.endsWith('/>')) return;
    this.hidden = { name, treatment, depth: 1, content: '' };
  }

  private write(tag: string): void {
    this.writeRun();
    this.out += tag;
  }

  private writeRun(): void {
    if (this.run.length === 0) return;
    const text = this.run.map(textOf).join('');
    const masked = this.maskLeaf(text);
    // Comments in a masked text are removed, because they may be in the middle of the masked value.
    this.out +=
      masked === text
        ? this.run.map((token) => this.shownToken(token)).join('')
        : escapedXml(masked);
    this.run = [];
  }

  /** Comments and processing instructions may contain sensitive values too. */
  private shownToken(token: string): string {
    if (!token.startsWith(XML_COMMENT) && !token.startsWith('<?')) return token;
    const content = token.slice(2, -2);
    const masked = this.maskLeaf(content);
    return masked === content ? token : `${XML_COMMENT} ${masked.replaceAll('--', '- -')} -->`;
  }
}

/** The decoded text of a token. */
function textOf(token: string): string {
  if (token.startsWith(XML_COMMENT) || token.startsWith('<?')) return '';
  if (token.startsWith(XML_CDATA)) return token.slice(XML_CDATA.length).replace(/\]\]>$/, '');
  return unescapedXml(token);
}
