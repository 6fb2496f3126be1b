import { SIGNATURE_NAMESPACE } from '#libs/xml-tables';

/**
 * Comments, CDATA sections and processing instructions, which are skipped, and the tags of elements with the local
 * name Signature. Anywhere else in a well-formed document, `<` starts another tag.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)(?:([^\s<>/:"'=]+):)?Signature(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/**
 * The text of each element Signature of a well-formed document, in the order of their start tags.
 *
 * A prefix that is declared outside of the element is declared in its text again, so that it can be parsed alone.
 */
export function signatureTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  const open: { readonly index: number; readonly start: number; readonly xmlns: string }[] = [];
  for (const match of xml.matchAll(MARKUP)) {
    const [tag, slash, prefix] = match;
    if (slash === undefined) continue;
    if (slash === '') {
      const declared = prefix === undefined || tag.includes(`xmlns:${prefix}`);
      const xmlns = declared ? '' : ` xmlns:${prefix}="${SIGNATURE_NAMESPACE}"`;
      open.push({ index: texts.length, start: match.index, xmlns });
      texts.push('');
    }
    if (slash === '' && !tag.endsWith('/>')) continue;
    const element = open.pop();
    if (element === undefined) continue;
    const text = xml.slice(element.start, match.index + tag.length);
    texts[element.index] = withDeclaration(text, element.xmlns);
  }
  return texts;
}

function withDeclaration(text: string, xmlns: string): string {
  return xmlns === '' ? text : text.replace(/^<[^\s/>]+/, (start) => start + xmlns);
}
