/** Text that is already HTML. All other text is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | readonly Markup[];

/**
 * HTML; the texts in it are escaped.
 * @example markup`<p>${'a < b'}</p>`.text; // '<p>a &lt; b</p>'
 */
export function markup(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = literals.map((literal, index) => literal + textOf(parts[index] ?? ''));
  return new Markup(texts.join(''));
}

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
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
