import { childrenNamed } from './read-xml';
import { readXml } from './read-xml';
import { XmlError } from './xml.errors';

const read = (text: string) => readXml(Buffer.from(text));

function codeOf(bytes: Uint8Array): string {
  try {
    readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('readXml', () => {
  it('resolves prefixes, entities, CDATA and order', () => {
    const root = read(
      '<?xml version="1.0"?><!-- c --><p:a xmlns:p="urn:x" k="v"><p:b>1 &lt; &#50;</p:b><b/><p:b><![CDATA[<&]]></p:b></p:a>',
    );
    expect(root).toMatchObject({ name: 'a', namespace: 'urn:x' });
    expect(root.attributes).toEqual(new Map([['k', 'v']]));
    expect(root.children.map((child) => [child.name, child.namespace, child.text])).toEqual([
      ['b', 'urn:x', '1 < 2'],
      ['b', '', ''],
      ['b', 'urn:x', '<&'],
    ]);
  });

  it('finds children in the namespace of their parent only', () => {
    const root = read('<a xmlns="urn:x" xmlns:y="urn:y"><b>ours</b><y:b>theirs</y:b></a>');
    expect(childrenNamed(root, 'b').map((child) => child.text)).toEqual(['ours']);
  });

  it('reads a byte order mark and names that are special in JavaScript', () => {
    expect(read('\uFEFF<a/>').name).toBe('a');
    expect(read('<__proto__ constructor="x"/>').attributes.get('constructor')).toBe('x');
  });

  it('says on which line each element starts', () => {
    const root = read('<a>\n  <b>1\n2</b><c\n/>\r\n<d/></a>');
    expect([root, ...root.children].map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  const billionLaughs = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>`;
  it.each([
    ['nothing', '', 'XML_EMPTY'],
    ['white space', ' \n\t', 'XML_EMPTY'],
    ['a comment only', '<!-- x -->', 'XML_NOT_WELL_FORMED'],
    ['plain text', 'hello', 'XML_NOT_WELL_FORMED'],
    ['JSON', '{"a":1}', 'XML_NOT_WELL_FORMED'],
    ['an open tag at the end', '<a><b></a>', 'XML_NOT_WELL_FORMED'],
    ['a document cut short', '<a><b>te', 'XML_NOT_WELL_FORMED'],
    ['tags that do not match', '<a>1</b>', 'XML_NOT_WELL_FORMED'],
    ['two roots', '<a/><b/>', 'XML_NOT_WELL_FORMED'],
    ['text behind the root', '<a/>x', 'XML_NOT_WELL_FORMED'],
    ['the same attribute twice', '<a k="1" k="2"/>', 'XML_NOT_WELL_FORMED'],
    ['a prefix that is not bound', '<p:a/>', 'XML_NOT_WELL_FORMED'],
    ['an entity that is not declared', '<a>&nbsp;</a>', 'XML_NOT_WELL_FORMED'],
    ['a control character', '<a>\u0001</a>', 'XML_NOT_WELL_FORMED'],
    ['a reference to a control character', '<a>&#1;</a>', 'XML_NOT_WELL_FORMED'],
    ['a bare DOCTYPE', '<!DOCTYPE a><a/>', 'XML_DOCTYPE'],
    ['an entity bomb', billionLaughs, 'XML_DOCTYPE'],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hosts">]><a>&x;</a>',
      'XML_DOCTYPE',
    ],
    ['a declared encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'XML_ENCODING'],
    ['64 levels', '<a>'.repeat(64) + '</a>'.repeat(64), 'accepted'],
    ['65 levels', '<a>'.repeat(65) + '</a>'.repeat(65), 'XML_TOO_DEEP'],
    ['10,000 levels', '<a>'.repeat(10_000), 'XML_TOO_DEEP'],
    ['too many elements', `<a>${'<b/>'.repeat(100_000)}</a>`, 'XML_TOO_LARGE'],
  ])('answers %s with its code', (_, text, code) => {
    expect(codeOf(Buffer.from(text))).toBe(code);
  });

  it.each([
    ['Latin-1', Buffer.from('<a>é</a>', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF<a/>', 'utf16le')],
    ['an overlong form', Buffer.from([0x3c, 0x61, 0x3e, 0xc0, 0xbc, 0x3c, 0x2f, 0x61, 0x3e])],
  ])('refuses %s', (_, bytes) => {
    expect(codeOf(bytes)).toBe('XML_ENCODING');
  });

  it('says where the document broke', () => {
    expect(() => read('<a>\n  <b></c>\n</a>')).toThrow(
      expect.objectContaining({ position: { line: 2, column: 10 } }),
    );
  });
});
