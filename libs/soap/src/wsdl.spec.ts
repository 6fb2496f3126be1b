import { readXml, type XmlElement } from '#libs/xml';
import { type WsdlDefinition, type WsdlMessage, type WsdlPart, writeWsdl } from './wsdl';

const text = (name: string): WsdlPart => ({ name, carries: 'text' });

const DEFINITION: WsdlDefinition = {
  targetNamespace: 'http://nfse.abrasf.org.br',
  service: 'NfseWSService',
  portType: 'nfse',
  operations: ['GerarNfse', 'CancelarNfse'].map((name) => ({
    name,
    request: { element: `${name}Request`, parts: [text('nfseCabecMsg'), text('nfseDadosMsg')] },
    answer: { element: `${name}Response`, parts: [text('outputXML')] },
    action: `http://nfse.abrasf.org.br/${name}`,
  })),
  ports: [
    { name: 'nfseSoap', version: '1.1', address: 'http://localhost:3006/abrasf' },
    { name: 'nfseSoap12', version: '1.2', address: 'http://localhost:3006/abrasf' },
  ],
};

function all(element: XmlElement, name: string): XmlElement[] {
  const below = element.children.flatMap((child) => all(child, name));
  return element.name === name ? [element, ...below] : below;
}

const descendants = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(descendants),
];

const shown = ({ name, attributes }: XmlElement): string =>
  [name, ...['namespace', 'maxOccurs'].map((key) => attributes.get(key))]
    .filter((text) => text !== undefined && text !== '1')
    .join(' ');

const names = (elements: readonly XmlElement[], attribute = 'name'): (string | undefined)[] =>
  elements.map(({ attributes }) => attributes.get(attribute));

describe('writeWsdl', () => {
  const root = readXml(Buffer.from(writeWsdl(DEFINITION)));

  it('writes the sections in the order of WSDL 1.1', () => {
    expect(root.children.map(({ name }) => name)).toEqual([
      'types',
      ...Array<string>(4).fill('message'),
      'portType',
      'binding',
      'binding',
      'service',
    ]);
  });

  it('has an element, a message and an operation for each operation', () => {
    const [types] = all(root, 'types');
    const elements = types?.children[0]?.children ?? [];
    const messages = [
      'GerarNfseRequest',
      'GerarNfseResponse',
      'CancelarNfseRequest',
      'CancelarNfseResponse',
    ];
    expect(names(elements)).toEqual(messages);
    expect(names(all(root, 'message'))).toEqual(messages);
    expect(names(all(root, 'part'), 'element')).toEqual(messages.map((name) => `tns:${name}`));
    expect(names(elements[0]?.children[0]?.children[0]?.children ?? [])).toEqual([
      'nfseCabecMsg',
      'nfseDadosMsg',
    ]);
    expect(names(all(root, 'operation'), 'soapAction').filter(Boolean)).toEqual(
      [1, 2].flatMap(() => DEFINITION.operations.map(({ action }) => action)),
    );
  });

  it('refers only to bindings, port types and messages that it has', () => {
    const local = (name = ''): string => name.replace('tns:', '');
    const bindings = names(all(root, 'binding')).filter(Boolean);
    const ports = all(root, 'port');
    expect(names(ports, 'binding').map(local)).toEqual(bindings);
    expect(names(all(root, 'address'), 'location')).toEqual(
      DEFINITION.ports.map(({ address }) => address),
    );
    expect(all(root, 'portType')).toHaveLength(1);
  });

  it.each<[string, Omit<WsdlMessage, 'element'>, string]>([
    [
      'one element in a part',
      { parts: [{ name: 'a', carries: 'element' }] },
      'element,complexType,sequence,any',
    ],
    [
      'several elements',
      { parts: [{ name: 'a', carries: 'elements' }] },
      'element,complexType,sequence,any unbounded',
    ],
    ['elements without a part', { parts: [], hasContent: true }, 'any unbounded'],
    ['an element before a part', { parts: [text('a')], hasContent: true }, 'any ##other,element'],
  ])('carries %s', (_, message, expected) => {
    const [operation] = DEFINITION.operations;
    const request = { element: 'Op', ...message };
    const operations = operation === undefined ? [] : [{ ...operation, request }];
    const written = readXml(Buffer.from(writeWsdl({ ...DEFINITION, operations })));
    const element = all(written, 'element').find(
      ({ attributes }) => attributes.get('name') === 'Op',
    );
    const [sequence] = element === undefined ? [] : all(element, 'sequence');
    const below = (sequence?.children ?? []).flatMap(descendants);
    expect(below.map(shown).join(',')).toBe(expected);
  });
});
