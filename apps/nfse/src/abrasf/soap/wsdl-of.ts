import { writeWsdl, type WsdlMessage, type WsdlPart } from '#libs/soap';
import { type Place } from '../place';
import { type Wrapper } from '../wrappers/wrapper';
import { operationsOf, type WireOperation, wrapperOf } from '../wrappers/wrappers';
import { answerName } from './write-reply';

type Form = Place['settings']['documents'];

/** The WSDL of the service of a municipality. */
export function wsdlOf({ settings, version }: Place, address: string): string {
  const wrapper = wrapperOf(settings);
  const { documents } = settings;
  return writeWsdl({
    targetNamespace: wrapper.namespace,
    service: 'NfseWSService',
    portType: 'nfse',
    operations: operationsOf(wrapper, version).map((operation) => ({
      name: nameOf(operation),
      request: { element: operation.element, ...requestOf(operation, wrapper, documents) },
      answer: {
        element: answerName(wrapper, operation.wireName),
        ...answerOf(operation, wrapper, documents),
      },
      action: wrapper.action(operation.wireName, operation.root),
    })),
    ports: [
      { name: 'nfseSoap', version: '1.1', address },
      ...(wrapper.hasSoap12 ? [{ name: 'nfseSoap12', version: '1.2', address } as const] : []),
    ],
    partNames: wrapper.partNames ?? 'unqualified',
  });
}

/** Without the end that Abaco has, because a dot in the name of an operation is one in the names of generated code. */
function nameOf({ wireName }: WireOperation): string {
  return wireName.replace(/\..*/, '');
}

type Content = Omit<WsdlMessage, 'element'>;

function requestOf(
  { root }: WireOperation,
  { carries, credentials, partNames }: Wrapper,
  form: Form,
): Content {
  if (carries === 'body') return { parts: [], hasContent: true };
  if (carries === 'content') {
    const { inside } = credentials ?? {};
    const names = credentials === undefined ? [] : [credentials.user, credentials.password];
    const login: WsdlPart[] =
      inside === undefined
        ? names.map((name) => ({ name, carries: 'text' }))
        : [{ name: inside, carries: 'elements' }];
    // A document in the namespace of the service is a part; one of another namespace is not.
    if (partNames !== 'qualified') return { parts: login, hasContent: true };
    return { parts: [{ name: root, carries: 'elements' }, ...login] };
  }
  const names = [carries.header, carries.data].filter((name) => name !== undefined);
  return { parts: names.map((name) => partOf(name, form)) };
}

function answerOf(
  { wireName }: WireOperation,
  { output, answerRoot }: Wrapper,
  form: Form,
): Content {
  if (answerRoot !== undefined) {
    return { parts: [{ name: answerRoot(wireName), carries: 'elements' }] };
  }
  if (output === undefined) return { parts: [], hasContent: true };
  return { parts: [partOf(output(wireName), form)] };
}

function partOf(name: string, form: Form): WsdlPart {
  return { name, carries: form === 'inline' ? 'element' : 'text' };
}
