import highlighter from 'highlight.js/lib/core';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';

highlighter.registerLanguage('json', json);
highlighter.registerLanguage('xml', xml);

/** The text as HTML: escaped, with spans that have classes. */
export function highlight(text: string, format: 'json' | 'xml'): string {
  return highlighter.highlight(text, { language: format, ignoreIllegals: true }).value;
}
