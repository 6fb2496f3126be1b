import {
  ABRASF_OPERATIONS,
  type AbrasfErrorCode,
  type AbrasfOperationName,
  abrasfMessage,
  readRequest,
  type AbrasfRequest,
  type Finding,
} from '#libs/nfse';
import { readSoap, type SoapOperation, type SoapPart, type SoapRequest } from '#libs/soap';
import { type Place } from '../place';
import { AbrasfRefused, refuse } from '../refused';
import { headerError } from './header';
import { SoapRefused } from './soap-refused';
import { WRAPPERS } from './wrappers';

/** So many errors of the structure are answered. */
const MAX_FINDINGS = 20;

/** An operation that was called, and the envelope that it came in. */
export interface Call {
  readonly name: AbrasfOperationName;
  readonly soap: SoapRequest;
}

/**
 * Finds the operation of an envelope.
 * @throws SoapRefused
 */
export function readCall(bytes: Uint8Array, { settings, version, municipality }: Place): Call {
  const soap = readSoap(bytes);
  if (!soap.ok) throw new SoapRefused(soap.refusal);
  const wrapper = WRAPPERS[settings.provider];
  const names = operationsOf(version);
  const { operation } = soap.value;
  const name = names.find((each) => wrapper.request(each) === operation.name);
  if (name !== undefined) return { name, soap: soap.value };
  const known = names.map(wrapper.request).join(', ');
  const reason =
    `E238: ${operation.name.slice(0, 60)} is not an operation of municipality ${municipality} in version ${version}. ` +
    `The operations are ${known}.`;
  throw new SoapRefused({ code: 'client', reason, version: soap.value.version });
}

/** The operations of a version. */
export function operationsOf(version: Place['version']): readonly AbrasfOperationName[] {
  const names = Object.keys(ABRASF_OPERATIONS) as AbrasfOperationName[];
  return names.filter((name) =>
    (ABRASF_OPERATIONS[name].versions as readonly string[]).includes(version),
  );
}

/**
 * Reads the documents of a call.
 * @throws AbrasfRefused (E160, E183 to E187)
 */
export function readCallRequest({ name, soap }: Call, place: Place): AbrasfRequest {
  const { settings, version } = place;
  const wrapper = WRAPPERS[settings.provider];
  const data = wrapper.parts === undefined ? soap.operation.content : dataOf(soap.operation, place);
  if (data === undefined || data.xml.length === 0) {
    return refuse('E186', `The document ${ABRASF_OPERATIONS[name].request} is missing.`);
  }
  const read = readRequest(version, name, data.xml, {
    namespaces: wrapper.accepted ?? [],
    inherited: data.inherited,
    ...(settings.rates === undefined ? {} : { rates: settings.rates }),
  });
  if (!read.ok) throw new AbrasfRefused(structureMessages(read.refusal));
  return read.value;
}

/** @throws AbrasfRefused if the header is not right */
function dataOf({ parts }: SoapOperation, place: Place): SoapPart | undefined {
  const names = WRAPPERS[place.settings.provider].parts;
  const header = parts.find(({ name }) => name === names?.header);
  if (header === undefined || header.xml.length === 0) {
    refuse('E186', `${names?.header ?? ''} with the document cabecalho is missing.`);
  }
  const wrong = headerError(header.xml, place);
  if (wrong !== undefined) refuse(wrong.code, wrong.detail);
  return parts.find(({ name }) => name === names?.data);
}

function structureMessages(findings: readonly Finding[]) {
  const code: AbrasfErrorCode = 'E160';
  return findings
    .slice(0, MAX_FINDINGS)
    .map(({ element, detail }) =>
      abrasfMessage(code, element === '' ? detail : `${element}: ${detail}`),
    );
}
