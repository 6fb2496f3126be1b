import { useEffect, useState } from 'preact/hooks';
import { indentedJson, indentedXml } from './indented';

type Highlight = (text: string, format: 'json' | 'xml') => string;

/** Loaded when the first code is shown. */
let highlighter: Promise<Highlight> | undefined;

/** Longer texts are shown without colors, because highlighting would take too long. */
const LONGEST = 200_000;

/** JSON or XML, indented, in colors. Any other text is shown as it is. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const format = /^\s*[{[]/.test(text) ? 'json' : /^\s*</.test(text) ? 'xml' : undefined;
  const shown =
    format === 'json' ? indentedJson(text) : format === 'xml' ? indentedXml(text) : text;
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isShown = true;
    setHtml(undefined);
    if (format !== undefined && shown.length <= LONGEST) {
      highlighter ??= import('./highlight').then(({ highlight }) => highlight);
      void highlighter.then((highlight) => {
        // highlight.js escapes the text, and adds only spans with classes.
        if (isShown) setHtml(highlight(shown, format));
      });
    }
    return () => {
      isShown = false;
    };
  }, [shown, format]);
  const props = { class: 'code', tabIndex: 0, role: 'region', 'aria-label': label } as const;
  if (html === undefined) return <pre {...props}>{shown}</pre>;
  return <pre {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
