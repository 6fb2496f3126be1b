import fc from 'fast-check';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};

/** Characters that XML 1.0 does not allow (2.2). */
const ILLEGAL = /[\0-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * Any text of legal characters of XML 1.0, as it is written in a document. Characters that have broken signatures are
 * frequent.
 */
export const anyText = fc
  .string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\u0085', '\u2028', '\u2029', '\u007F', '\u00A0', '\uFEFF', '\uFFFD', '\r'),
      fc.constantFrom('\u{1F600}', 'e\u0301', '\n', '\t', ' ', '&', '<', '>', ']]>'),
    ),
    minLength: 1,
    maxLength: 20,
  })
  .map((text) =>
    text.replace(ILLEGAL, 'x').replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? found),
  );
