import { type SoapFault } from './fault';
import { readSoap, type SoapRequest } from './read-soap';
import { type SoapPart } from './soap-part';
import { ENVELOPE_NAMESPACES } from './soap-version';
import { writeSoapAnswer } from './write-soap';

const SOAP = ENVELOPE_NAMESPACES['1.1'];
const DOCUMENT = '<A xmlns="urn:a" Id="1">x &amp; y</A>';

function envelope(body: string, head = '', namespace = SOAP): string {
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${namespace}" xmlns:xsi="urn:xsi">${head}<s:Body>${body}</s:Body></s:Envelope>`;
}

function read(xml: string): SoapRequest {
  const request = readSoap(Buffer.from(xml));
  if (!request.ok) throw new Error(request.refusal.reason);
  return request.value;
}

function fault(xml: string): SoapFault {
  const request = readSoap(Buffer.from(xml));
  if (request.ok) throw new Error('The envelope was read.');
  return request.refusal;
}

function partOf(xml: string): { xml: string; inherited: SoapPart['inherited'] | undefined } {
  const part = read(xml).operation.parts.at(-1);
  return { xml: Buffer.from(part?.xml ?? '').toString(), inherited: part?.inherited };
}

describe('readSoap', () => {
  it.each(['1.1', '1.2'] as const)('reads an operation of SOAP %s', (version) => {
    const body = '<t:GerarNfseRequest xmlns:t="urn:t"><h>1</h><d/></t:GerarNfseRequest>';
    const request = read(envelope(body, '', ENVELOPE_NAMESPACES[version]));
    expect(request.version).toBe(version);
    expect(request.operation).toMatchObject({ name: 'GerarNfseRequest', namespace: 'urn:t' });
    expect(request.operation.parts.map(({ name, namespace }) => [name, namespace])).toEqual([
      ['h', ''],
      ['d', ''],
    ]);
  });

  it.each([
    ['text', DOCUMENT.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), []],
    ['CDATA', `<![CDATA[${DOCUMENT}]]>`, []],
    [
      'text with a declaration',
      `<![CDATA[<?xml version="1.0" encoding="utf-16"?>${DOCUMENT}]]>`,
      [],
    ],
    ['an element', `\n ${DOCUMENT}\n`, ['s', 'xsi', 'o']],
  ])('returns the same document if it is sent as %s', (_, content, inherited) => {
    const part = partOf(envelope(`<o:Op xmlns:o="urn:o"><d>${content}</d></o:Op>`));
    expect(part.xml).toBe(DOCUMENT);
    const prefixes = part.inherited?.map(([prefix]) => prefix);
    expect(prefixes).toEqual(inherited);
  });

  it('declares the namespaces that an element uses, and keeps those that it declares itself', () => {
    const part = partOf(
      envelope(
        '<Op xmlns="urn:o" xmlns:p="urn:p"><d xmlns:q="urn:q"><p:A xmlns:unused="urn:u" q:x="1"><B/></p:A></d></Op>',
      ),
    );
    expect(part.xml).toBe(
      '<p:A xmlns="urn:o" xmlns:p="urn:p" xmlns:q="urn:q" xmlns:unused="urn:u" q:x="1"><B></B></p:A>',
    );
  });

  it('returns the operation itself as a document', () => {
    const { document } = read(envelope('<A xmlns="urn:a"><B/><C>1</C></A>')).operation;
    expect(document.name).toBe('A');
    expect(Buffer.from(document.xml).toString()).toBe('<A xmlns="urn:a"><B></B><C>1</C></A>');
  });

  it('returns the elements of the operation as documents', () => {
    const [content] = read(envelope('<o:Op xmlns:o="urn:o" xmlns="urn:a"><A Id="1"/></o:Op>'))
      .operation.documents;
    expect(Buffer.from(content?.xml ?? '').toString()).toBe('<A xmlns="urn:a" Id="1"></A>');
    expect(content?.inherited.map(([prefix]) => prefix)).toEqual(['s', 'xsi', 'o']);
    expect(read(envelope('<Op><A/><B/></Op>')).operation.documents).toHaveLength(2);
    expect(read(envelope('<Op/>')).operation.documents).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['several elements', '<A/><B/>'],
  ])('has no document in a part with %s', (_, content) => {
    expect(partOf(envelope(`<Op><d>${content}</d></Op>`)).xml).toBe('');
  });

  it('reads what it writes, also with "]]>" in a section', () => {
    const xml = '<A>]]&gt; ]]> <![CDATA[1]]></A>';
    for (const as of ['escaped', 'cdata'] as const) {
      const written = writeSoapAnswer('1.1', {
        name: 'R',
        namespace: 'urn:r',
        parts: [{ name: 'outputXML', xml, as }],
      });
      expect(partOf(written).xml).toBe(xml);
    }
  });

  it.each<[string, string, SoapFault['code'], RegExp]>([
    ['other XML', '<A/>', 'client', /The root is A; it must be Envelope/],
    ['no XML', 'x', 'client', /cannot be read/],
    ['an encoding that is not UTF-8', envelope('<A>\u00e9</A>'), 'client', /cannot be read/],
    ['a DOCTYPE', `<!DOCTYPE x []>${envelope('<A/>').slice(38)}`, 'client', /cannot be read/],
    ['a deep body', envelope('<a>'.repeat(60) + '</a>'.repeat(60)), 'client', /cannot be read/],
    [
      'another version',
      envelope('<A/>', '', 'urn:x'),
      'version-mismatch',
      /in the namespace urn:x/,
    ],
    ['no body', `<s:Envelope xmlns:s="${SOAP}"/>`, 'client', /must have a Body/],
    ['an empty body', envelope(''), 'client', /The Body has no element; it must have one/],
    ['two operations', envelope('<A/><B/>'), 'client', /The Body has 2 elements/],
    [
      'two bodies',
      envelope('<A/>').replace('</s:Envelope>', '<s:Body/></s:Envelope>'),
      'client',
      /must be the last/,
    ],
    [
      'a header that must be understood',
      envelope('<A/>', '<s:Header><w:Security xmlns:w="urn:w" s:mustUnderstand="1"/></s:Header>'),
      'must-understand',
      /The header Security of the namespace urn:w has mustUnderstand/,
    ],
  ])('refuses %s', (name, xml, code, reason) => {
    const bytes = Buffer.from(xml, name.startsWith('an encoding') ? 'latin1' : 'utf8');
    const request = readSoap(bytes);
    expect(request.ok).toBe(false);
    if (request.ok) return;
    expect(request.refusal.code).toBe(code);
    expect(request.refusal.reason).toMatch(reason);
  });

  it.each([
    ['no demand', ' s:mustUnderstand="0"'],
    ['another receiver', ' s:mustUnderstand="1" s:actor="urn:other"'],
    ['an attribute of no namespace', ' mustUnderstand="1"'],
  ])('ignores a header with %s', (_, attributes) => {
    const head = `<s:Header><w:H xmlns:w="urn:w"${attributes}/></s:Header>`;
    expect(read(envelope('<A/>', head)).operation.name).toBe('A');
  });

  it('names the version of an envelope that it refuses', () => {
    expect(fault(envelope('')).version).toBe('1.1');
    expect(fault(envelope('', '', ENVELOPE_NAMESPACES['1.2'])).version).toBe('1.2');
  });

  it('answers 10 MB quickly', () => {
    const large = Buffer.from(envelope(`<Op><d>${'&lt;a>x&lt;/a>'.repeat(700_000)}</d></Op>`));
    expect(readSoap(large).ok).toBe(true);
    expect(readSoap(Buffer.from(envelope('<a/>'.repeat(2_500_000)))).ok).toBe(false);
  });
});
