import { escaped } from '../home/home-page';

/** A page as HTML. */
export interface RenderedMarkdown {
  /** The text of the first heading. */
  readonly title: string;
  readonly html: string;
}

/** Addresses of the machine of the author. On the reader's machine they would lead to nothing, or to another service. */
const ON_THIS_MACHINE = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/;
const ANCHOR = /^<a id="[\w-]+"><\/a>$|^<\/?a( id="[\w-]+")?>$/;

/**
 * Converts a page to HTML that has no script, style or picture, and no HTML of the page except named anchors.
 * @param addressOf the address of a relative link; undefined if nothing is served there, and the link becomes text
 */
export async function renderMarkdown(
  markdown: string,
  addressOf: (href: string) => string | undefined,
): Promise<RenderedMarkdown> {
  // It is needed by readers of guides only.
  const { Marked, TextRenderer } = await import('marked');
  const slugs = new Slugs();
  const plain = new TextRenderer();
  let title: string | undefined;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        plain.parser = this.parser;
        const text = this.parser.parseInline(tokens, plain);
        title ??= text;
        const level = String(depth);
        return `<h${level} id="${escaped(slugs.of(text))}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (ON_THIS_MACHINE.test(href)) return `<code>${text}</code>`;
        if (/^https?:/.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${text}</a>`;
        const address = addressOf(href);
        return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>\n`,
      html: ({ text }) => (ANCHOR.test(text.trim()) ? text : escaped(text)),
      image: ({ text }) => escaped(text),
    },
  });
  const html = await marked.parse(markdown);
  return { title: title ?? '', html };
}

/** The ids of headings, as GitHub makes them: `Real, simulated, absent` is `real-simulated-absent`. */
class Slugs {
  private readonly taken = new Map<string, number>();

  of(heading: string): string {
    const slug = heading
      .toLowerCase()
      .replace(/&\w+;/g, '')
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = this.taken.get(slug) ?? 0;
    this.taken.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${String(count)}`;
  }
}
