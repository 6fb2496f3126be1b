import { soapAction } from './action';
import { writeSoapAnswer, writeSoapDocument, writeSoapFault } from './write-soap';

const bodyOf = (xml: string): string => /<soap:Body>(.*)<\/soap:Body>/.exec(xml)?.[1] ?? '';

describe('writeSoapAnswer', () => {
  const xml = '<A xmlns="urn:a">1</A>';
  const answer = {
    name: 'R',
    namespace: 'urn:r',
    parts: [{ name: 'out', xml, as: 'inline' as const }],
  };

  it.each([
    ['without a prefix', {}, `<R xmlns="urn:r"><out xmlns="">${xml}</out></R>`],
    ['with a prefix', { prefix: 'n' }, `<n:R xmlns:n="urn:r"><out>${xml}</out></n:R>`],
    [
      'with parts in its namespace',
      { partNames: 'qualified' as const },
      `<R xmlns="urn:r"><out>${xml}</out></R>`,
    ],
    [
      'with a prefix for all',
      { prefix: 'n', partNames: 'qualified' as const },
      `<n:R xmlns:n="urn:r"><n:out>${xml}</n:out></n:R>`,
    ],
  ])('writes an answer %s', (_, style, body) => {
    expect(bodyOf(writeSoapAnswer('1.1', { ...answer, ...style }))).toBe(body);
  });

  it.each([
    ['escaped' as const, '&lt;A xmlns=&quot;urn:a&quot;&gt;1&lt;/A&gt;'],
    ['cdata' as const, `<![CDATA[${xml}]]>`],
    ['inline' as const, xml],
  ])('writes a part %s', (as, content) => {
    const written = writeSoapAnswer('1.1', {
      ...answer,
      prefix: 'n',
      parts: [{ name: 'o', xml, as }],
    });
    expect(bodyOf(written)).toContain(`<o>${content}</o>`);
  });

  it('writes a document as the body', () => {
    expect(bodyOf(writeSoapDocument('1.2', xml))).toBe(xml);
    expect(writeSoapDocument('1.2', xml)).toContain('http://www.w3.org/2003/05/soap-envelope');
  });
});

describe('writeSoapFault', () => {
  it.each([
    [
      '1.1' as const,
      '<soap:Fault><faultcode>soap:Client</faultcode><faultstring>a &lt; b</faultstring><detail><message>line 1</message></detail></soap:Fault>',
    ],
    [
      '1.2' as const,
      '<soap:Fault><soap:Code><soap:Value>soap:Sender</soap:Value></soap:Code><soap:Reason><soap:Text xml:lang="en">a &lt; b</soap:Text></soap:Reason><soap:Detail><message>line 1</message></soap:Detail></soap:Fault>',
    ],
  ])('writes the fault of SOAP %s', (version, body) => {
    const fault = { code: 'client', reason: 'a < b', detail: 'line 1' } as const;
    expect(bodyOf(writeSoapFault(version, fault))).toBe(body);
  });
});

describe('soapAction', () => {
  it.each([
    ['1.1' as const, { soapAction: '"urn:a/Op"' }, 'urn:a/Op'],
    ['1.1' as const, { soapAction: ' urn:a/Op ' }, 'urn:a/Op'],
    ['1.1' as const, { soapAction: '""' }, ''],
    ['1.1' as const, {}, undefined],
    [
      '1.2' as const,
      { contentType: 'application/soap+xml; charset=utf-8; action="urn:a"' },
      'urn:a',
    ],
    ['1.2' as const, { contentType: 'application/soap+xml;action=urn:a' }, 'urn:a'],
    ['1.2' as const, { soapAction: 'urn:b', contentType: 'application/soap+xml' }, undefined],
  ])('of SOAP %s is read from %j', (version, headers, action) => {
    expect(soapAction(version, headers)).toBe(action);
  });
});
