/** Text that is HTML already. All other text is escaped when it is put into HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | readonly Html[];

/**
 * HTML with text in it, which is escaped.
 * @example html`<p>${'a < b'}</p>`.text; // '<p>a &lt; b</p>'
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = literals.map((literal, index) => literal + textOf(parts[index] ?? ''));
  return new Html(texts.join(''));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escaped(part) : part.map(({ text }) => text).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
