import fc from 'fast-check';
import { readPlainDocument } from './plain-document';
import { readBySaxes } from './read-xml';
import { DEFAULT_LIMITS, type XmlLimits } from './tree-reader';

const plain = (document: string, limits = DEFAULT_LIMITS) => readPlainDocument(document, limits);

/** Parts that documents are put together from: valid and invalid ones, near the borders of what is plain. */
const PARTS = [
  ...[
    '<a>',
    '</a>',
    '<b>',
    '</b>',
    '<a/>',
    '<b />',
    '</a >',
    '</a/>',
    '<p:a>',
    '</p:a>',
    '<q:b/>',
    '<p:b>',
    '</p:b>',
  ],
  ...[
    '<a xmlns="urn:x">',
    '<p:a xmlns:p="urn:x">',
    '<a xmlns:p="urn:x" xmlns:q="urn:x">',
    '<a xmlns="">',
  ],
  ...[
    '<a xmlns:p="">',
    '<a xmlns:p=" urn:x">',
    '<a xmlns:xml="urn:x">',
    '<b xmlns:p="urn:y" k="1">',
  ],
  ...[
    '<a k="1">',
    '<a k=\'2\' l="3">',
    '<a k="1" k="2">',
    '<a k="1"l="2">',
    '<a k = "1">',
    '<a k=1>',
  ],
  ...[
    '<a p:k="1">',
    '<a p:k="1" q:k="2">',
    '<a xml:lang="pt">',
    '<b p:k="1" k="2"/>',
    '<a k="a>b">',
  ],
  ...[
    '<a k="a<b">',
    '<a k="a\nb">',
    '<a\n>',
    '<a\tk="1"\n/>',
    '<xml:a>',
    '</xml:a>',
    '<xmlns:a>',
    '<-a>',
    '<á>',
  ],
  ...[
    'text',
    ' ',
    '\n',
    '\r\n',
    ']]>',
    '>',
    '"',
    'é',
    '\u0085',
    '\u2028',
    '\u0001',
    '\uFFFE',
    '😀',
    '&lt;',
    '&#50;',
  ],
  ...[
    '<!-- c -->',
    '<![CDATA[<&]]>',
    '<?pi?>',
    '<',
    '</',
    '<a',
    '\uFEFF',
    '<a:b:c/>',
    '<a k="1" xmlns:k="urn:x"/>',
  ],
  ...['<?xml version="1.0"?>', "<?xml version='1.0' encoding='utf-8' ?>", '<?xml version="1.0\'?>'],
];
const document = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join('')),
  // Well-formed around, so that more of them are read.
  fc
    .array(fc.constantFrom(...PARTS), { maxLength: 6 })
    .map(
      (parts) =>
        `<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns:p="urn:p">${parts.join('')}</a>\n`,
    ),
);

describe('readPlainDocument', () => {
  it('reads a document as saxes does, or leaves it to saxes', () => {
    let read = 0;
    fc.assert(
      fc.property(document, (text) => {
        const tree = plain(text);
        if (tree === undefined) return;
        read += 1;
        expect(tree).toEqual(readBySaxes(text));
      }),
      { numRuns: 5_000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it.each([
    ['a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>\n'],
    ['a default namespace', '<a xmlns="urn:x"><b>á 1</b> <c/></a>'],
    ['prefixes', '<p:a xmlns:p="urn:x" xmlns:q="urn:x"><q:b p:k="1"/></p:a>'],
    ['attributes', '<a k="1 > 0" l=\'"\'><b\n  k = "é"\n/></a>'],
  ])('reads %s itself', (_, text) => {
    expect(plain(text)).toEqual(readBySaxes(text));
  });

  it.each<[string, string, Partial<XmlLimits>]>([
    ['too deep', '<a><b><c/></b></a>', { maxDepth: 2 }],
    ['too many elements', '<a><b/><c/></a>', { maxElements: 2 }],
  ])('leaves what is %s to saxes', (_, text, limits) => {
    expect(plain(text)).toBeDefined();
    expect(plain(text, { ...DEFAULT_LIMITS, ...limits })).toBeUndefined();
  });
});
