import { createRequire } from 'node:module';
import fc from 'fast-check';
import { C14nCanonicalization, ExclusiveCanonicalization } from 'xml-crypto';
import { exclusiveForm, inclusiveForm } from './canonical-form';
import { readXml } from './read-xml';
import { readXmlTree, textOfTree, type XmlTree } from './xml-tree';

/** The parser of xml-crypto. Its types would bring those of browsers into all files. */
const { DOMParser } = createRequire(__filename)('@xmldom/xmldom') as {
  DOMParser: new () => { parseFromString(xml: string): { readonly documentElement: never } };
};

const read = (xml: string): XmlTree => readXmlTree(Buffer.from(xml));
const form = (xml: string): string => exclusiveForm(read(xml));

function childOf(element: XmlTree, local: string): XmlTree {
  const found = element.content.find(
    (item): item is XmlTree => typeof item === 'object' && 'local' in item && item.local === local,
  );
  if (found === undefined) throw new Error(`There is no ${local}.`);
  return found;
}

describe('exclusiveForm', () => {
  it.each([
    ['a declaration and comments', '<?xml version="1.0"?><!-- a --><a><!-- b -->1</a>', '<a>1</a>'],
    ['an empty element', '<a/>', '<a></a>'],
    ['white space in tags', '<a  k = "1"\n><b /></a >', '<a k="1"><b></b></a>'],
    ['white space between elements', '<a>\n <b/>\t</a>', '<a>\n <b></b>\t</a>'],
    ['line ends', '<a>1\r\n2\r3&#13;</a>', '<a>1\n2\n3&#xD;</a>'],
    ['CDATA and references', '<a><![CDATA[<&>]]>&#65;&quot;&apos;</a>', `<a>&lt;&amp;&gt;A"'</a>`],
    [
      'values of attributes',
      `<a k='"&lt;&gt;&#9;&#10;&#13;\n'/>`,
      '<a k="&quot;&lt;>&#x9;&#xA;&#xD; "></a>',
    ],
    ['an instruction', '<a><?t  x y ?><?u?></a>', '<a><?t x y ?><?u?></a>'],
    ['a default namespace', '<a xmlns="u"><b xmlns="u"/></a>', '<a xmlns="u"><b></b></a>'],
    [
      'a default namespace that ends',
      '<a xmlns="u"><b xmlns=""/></a>',
      '<a xmlns="u"><b xmlns=""></b></a>',
    ],
    [
      'a default namespace that is not used',
      '<p:a xmlns:p="u" xmlns="v"/>',
      '<p:a xmlns:p="u"></p:a>',
    ],
    [
      'a prefix where it is used',
      '<a xmlns:p="u"><p:b/><p:b/></a>',
      '<a><p:b xmlns:p="u"></p:b><p:b xmlns:p="u"></p:b></a>',
    ],
    [
      'a prefix that changes',
      '<p:a xmlns:p="u"><p:b xmlns:p="v"/></p:a>',
      '<p:a xmlns:p="u"><p:b xmlns:p="v"></p:b></p:a>',
    ],
    [
      'the order of attributes and namespaces',
      '<b:a z="1" b:y="2" a:x="3" k="4" xmlns:b="u1" xmlns:a="u2" xmlns="d"/>',
      '<b:a xmlns:a="u2" xmlns:b="u1" k="4" z="1" b:y="2" a:x="3"></b:a>',
    ],
    ['the prefix xml', '<a xml:lang="pt"/>', '<a xml:lang="pt"></a>'],
  ])('canonicalizes %s', (_, xml, expected) => {
    expect(form(xml)).toBe(expected);
    // Canonical form is its own canonical form.
    expect(form(expected)).toBe(expected);
  });

  it('declares the namespaces of a part, and leaves an element out', () => {
    const root = read('<e xmlns="u" xmlns:p="v"><h><s><p:g/></s></h><d p:k="1">2</d></e>');
    const header = childOf(root, 'h');
    expect(exclusiveForm(header)).toBe('<h xmlns="u"><s><p:g xmlns:p="v"></p:g></s></h>');
    expect(exclusiveForm(header, { omitted: childOf(childOf(header, 's'), 'g') })).toBe(
      '<h xmlns="u"><s></s></h>',
    );
    const part = childOf(root, 'd');
    expect(exclusiveForm(part)).toBe('<d xmlns="u" xmlns:p="v" p:k="1">2</d>');
    expect(textOfTree(part)).toBe('2');
  });

  it('writes comments only if it is asked for them', () => {
    const root = readXmlTree(Buffer.from('<a>1<!-- b -->2</a>'), { comments: true });
    expect(exclusiveForm(root)).toBe('<a>12</a>');
    expect(exclusiveForm(root, { withComments: true })).toBe('<a>1<!-- b -->2</a>');
  });

  it('agrees with another implementation', () => {
    const exclusive = new ExclusiveCanonicalization();
    const inclusive = new C14nCanonicalization();
    fc.assert(
      fc.property(documents(), (xml) => {
        const element = new DOMParser().parseFromString(xml).documentElement;
        expect(form(xml)).toBe(exclusive.process(element, {}));
        expect(inclusiveForm(read(xml), [])).toBe(inclusive.process(element, {}));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the size of its result linear when many prefixes are in scope', () => {
    const declarations = Array.from({ length: 2_000 }, (_, n) => ` xmlns:p${String(n)}="u"`);
    const children = Array.from({ length: 2_000 }, (_, n) => `<p${String(n)}:b/>`);
    const xml = `<a${declarations.join('')}>${children.join('')}</a>`;
    expect(form(xml).length).toBeLessThan(xml.length * 2);
  });

  it.each(['', '<a>', '<!DOCTYPE a><a/>', '<a>'.repeat(65), `<a>${'<b/>'.repeat(100_000)}</a>`])(
    'refuses what readXml refuses: %.20s',
    (xml) => {
      const codeOf = (reader: () => unknown): unknown => {
        try {
          return reader();
        } catch (error) {
          return (error as { code: unknown }).code;
        }
      };
      expect(codeOf(() => read(xml))).toMatch(/^XML_/);
      expect(codeOf(() => read(xml))).toBe(codeOf(() => readXml(Buffer.from(xml))));
    },
  );
});

describe('inclusiveForm', () => {
  it('has the declarations around the element, and each one once', () => {
    const root = read('<e xmlns="u" xmlns:q="w" xmlns:p="v"><h xmlns:p="x"><s xmlns="u"/></h></e>');
    const header = childOf(root, 'h');
    expect(inclusiveForm(header, [root])).toBe('<h xmlns="u" xmlns:p="x" xmlns:q="w"><s></s></h>');
  });
});

/** Random documents with prefixes that are declared again and again. */
function documents(): fc.Arbitrary<string> {
  const prefix = fc.constantFrom('', 'p:', 'q:');
  const text = fc.constantFrom('', 'x', ' 1 &amp; 2 ', '<![CDATA[<]]>', '&gt;"', '&#13;', 'é\n');
  const declarations = fc
    .uniqueArray(fc.constantFrom('xmlns', 'xmlns:p', 'xmlns:q'), { maxLength: 3 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.constantFrom('u', 'v').map((uri) => ` ${name}="${uri}"`))),
    );
  const attributes = fc
    .uniqueArray(fc.constantFrom('k', 'a', 'p:m', 'q:n'), { maxLength: 3 })
    .chain((names) =>
      fc.tuple(...names.map((name) => text.map((value) => ` ${name}='${valueOf(value)}'`))),
    );
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc.oneof(
      { maxDepth: 4 },
      text,
      fc
        .tuple(prefix, declarations, attributes, text, fc.array(tie('element'), { maxLength: 3 }))
        .map(([before, declared, own, start, children]) => {
          const name = `${before}e`;
          return `<${name}${declared.join('')}${own.join('')}>${start}${children.join('')}</${name}>`;
        }),
    ),
  }));
  return element.map((content) => `<r xmlns:p="u" xmlns:q="w">${content}</r>`);
}

function valueOf(text: string): string {
  return text.startsWith('<') ? '&lt;' : text.replace('\n', '&#10;');
}
