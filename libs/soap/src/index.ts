export { soapAction, type ActionHeaders } from './action';
export { type SoapFault, type SoapFaultCode } from './fault';
export { readSoap, type SoapOperation, type SoapRequest } from './read-soap';
export { type SoapPart } from './soap-part';
export { SOAP_CONTENT_TYPES, type SoapVersion } from './soap-version';
export {
  writeSoapAnswer,
  writeSoapDocument,
  writeSoapFault,
  type PartForm,
  type SoapAnswer,
  type WrittenPart,
} from './write-soap';
export {
  writeWsdl,
  type WsdlDefinition,
  type WsdlMessage,
  type WsdlOperation,
  type WsdlPart,
  type WsdlPort,
} from './wsdl';
