import { ABRASF_OPERATIONS } from '#libs/nfse';
import { writeWsdl } from '#libs/soap';
import { type Place } from '../place';
import { operationsOf } from './read-call';
import { WRAPPERS } from './wrappers';

/** The WSDL of the service of a municipality, with ports of SOAP 1.1 and 1.2. */
export function wsdlOf({ settings, version }: Place, address: string): string {
  const wrapper = WRAPPERS[settings.provider];
  const { header, data } = wrapper.parts ?? {};
  return writeWsdl({
    targetNamespace: wrapper.namespace,
    service: 'NfseWSService',
    portType: 'nfse',
    operations: operationsOf(version).map((name) => {
      const { request } = ABRASF_OPERATIONS[name];
      const parts = header === undefined || data === undefined ? [request] : [header, data];
      return {
        name,
        request: { element: wrapper.request(name), parts },
        answer: { element: wrapper.answer(name), parts: [wrapper.output(name)] },
        action: wrapper.action(name, request),
      };
    }),
    ports: [
      { name: 'nfseSoap', version: '1.1', address },
      { name: 'nfseSoap12', version: '1.2', address },
    ],
    partNames: wrapper.parts === undefined ? 'qualified' : 'unqualified',
    partType: settings.documents === 'inline' ? 'element' : 'string',
  });
}
