import { writeXml, type XmlNode } from '#libs/xml';
import { type SoapVersion } from './soap-version';

/** A part of a message, and what it carries. */
export interface WsdlPart {
  readonly name: string;
  readonly carries: 'text' | 'element' | 'elements';
}

/** The element of a message, with its parts. */
export interface WsdlMessage {
  readonly element: string;
  readonly parts: readonly WsdlPart[];
  /** Whether the element has other elements before the parts, of any name. */
  readonly hasContent?: boolean;
}

export interface WsdlOperation {
  readonly name: string;
  readonly request: WsdlMessage;
  readonly answer: WsdlMessage;
  /** Empty if the service has none. */
  readonly action: string;
}

export interface WsdlPort {
  readonly name: string;
  readonly version: SoapVersion;
  readonly address: string;
}

/** A service of WSDL 1.1, document/literal. */
export interface WsdlDefinition {
  readonly targetNamespace: string;
  readonly service: string;
  readonly portType: string;
  readonly operations: readonly WsdlOperation[];
  /** At most one for each version. */
  readonly ports: readonly WsdlPort[];
  /** Whether the parts are in the target namespace. By default they are in none. */
  readonly partNames?: 'qualified' | 'unqualified';
}

const HTTP = 'http://schemas.xmlsoap.org/soap/http';
const BINDINGS: Readonly<Record<SoapVersion, { prefix: string; suffix: string }>> = {
  '1.1': { prefix: 'soap', suffix: 'Soap' },
  '1.2': { prefix: 'soap12', suffix: 'Soap12' },
};

/** Writes the WSDL of a service, with a declaration. */
export function writeWsdl(definition: WsdlDefinition): string {
  const { targetNamespace, operations, ports } = definition;
  return writeXml({
    name: 'wsdl:definitions',
    attributes: {
      'xmlns:wsdl': 'http://schemas.xmlsoap.org/wsdl/',
      'xmlns:soap': 'http://schemas.xmlsoap.org/wsdl/soap/',
      'xmlns:soap12': 'http://schemas.xmlsoap.org/wsdl/soap12/',
      'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:tns': targetNamespace,
      targetNamespace,
    },
    content: [
      { name: 'wsdl:types', content: [schema(definition)] },
      ...operations.flatMap(({ request, answer }) => [messageNode(request), messageNode(answer)]),
      portType(definition),
      ...ports.map(({ version }) => binding(definition, version)),
      service(definition),
    ],
  });
}

function schema(definition: WsdlDefinition): XmlNode {
  const { targetNamespace, operations, partNames = 'unqualified' } = definition;
  const messages = operations.flatMap(({ request, answer }) => [request, answer]);
  return {
    name: 'xsd:schema',
    attributes: { targetNamespace, elementFormDefault: partNames },
    content: messages.map((message) => ({
      name: 'xsd:element',
      attributes: { name: message.element },
      content: [complexType(contentOf(message))],
    })),
  };
}

/** If there are parts too, the other elements are in another namespace: a reader could not tell them apart otherwise. */
function contentOf({ parts, hasContent = false }: WsdlMessage): readonly XmlNode[] {
  const nodes = parts.map(partNode);
  if (!hasContent) return nodes;
  return [any(parts.length === 0 ? MANY : { namespace: '##other' }), ...nodes];
}

const MANY = { minOccurs: '0', maxOccurs: 'unbounded' } as const;

function partNode({ name, carries }: WsdlPart): XmlNode {
  const attributes = { name, minOccurs: '0', maxOccurs: '1' };
  if (carries === 'text') {
    return { name: 'xsd:element', attributes: { ...attributes, type: 'xsd:string' }, content: '' };
  }
  const content = [complexType([any(carries === 'elements' ? MANY : {})])];
  return { name: 'xsd:element', attributes, content };
}

function any(attributes: Readonly<Record<string, string>>): XmlNode {
  return { name: 'xsd:any', attributes: { ...attributes, processContents: 'skip' }, content: '' };
}

function complexType(content: readonly XmlNode[]): XmlNode {
  return { name: 'xsd:complexType', content: [{ name: 'xsd:sequence', content }] };
}

function messageNode({ element }: WsdlMessage): XmlNode {
  const part = { name: 'parameters', element: `tns:${element}` };
  return {
    name: 'wsdl:message',
    attributes: { name: element },
    content: [{ name: 'wsdl:part', attributes: part, content: '' }],
  };
}

function portType({ portType: name, operations }: WsdlDefinition): XmlNode {
  return {
    name: 'wsdl:portType',
    attributes: { name },
    content: operations.map((operation) => ({
      name: 'wsdl:operation',
      attributes: { name: operation.name },
      content: [
        direction('wsdl:input', operation.request),
        direction('wsdl:output', operation.answer),
      ],
    })),
  };
}

function direction(name: string, { element }: WsdlMessage): XmlNode {
  return { name, attributes: { message: `tns:${element}` }, content: '' };
}

function binding({ portType: type, operations }: WsdlDefinition, version: SoapVersion): XmlNode {
  const { prefix, suffix } = BINDINGS[version];
  const style = 'document';
  const literal = { name: `${prefix}:body`, attributes: { use: 'literal' }, content: '' };
  return {
    name: 'wsdl:binding',
    attributes: { name: `${type}${suffix}`, type: `tns:${type}` },
    content: [
      { name: `${prefix}:binding`, attributes: { transport: HTTP, style }, content: '' },
      ...operations.map(({ name, action }) => ({
        name: 'wsdl:operation',
        attributes: { name },
        content: [
          {
            name: `${prefix}:operation`,
            attributes: { soapAction: action, style },
            content: '',
          },
          { name: 'wsdl:input', content: [literal] },
          { name: 'wsdl:output', content: [literal] },
        ],
      })),
    ],
  };
}

function service({ service: name, portType: type, ports }: WsdlDefinition): XmlNode {
  return {
    name: 'wsdl:service',
    attributes: { name },
    content: ports.map(({ name: port, version, address }) => ({
      name: 'wsdl:port',
      attributes: { name: port, binding: `tns:${type}${BINDINGS[version].suffix}` },
      content: [
        {
          name: `${BINDINGS[version].prefix}:address`,
          attributes: { location: address },
          content: '',
        },
      ],
    })),
  };
}
