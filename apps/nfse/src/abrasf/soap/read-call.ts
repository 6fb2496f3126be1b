import {
  type AbrasfErrorCode,
  abrasfMessage,
  readRequest,
  type AbrasfRequest,
  type Finding,
} from '#libs/nfse';
import {
  type ActionHeaders,
  readSoap,
  soapAction,
  type SoapOperation,
  type SoapPart,
  type SoapRequest,
} from '#libs/soap';
import { type Place } from '../place';
import { AbrasfRefused, refuse } from '../refused';
import { type Parts, type Wrapper } from '../wrappers/wrapper';
import { operationOf, operationsOf, type WireOperation, wrapperOf } from '../wrappers/wrappers';
import { credentialsError } from './credentials';
import { headerError } from './header';
import { SoapRefused } from './soap-refused';

/** So many errors of the structure are answered. */
const MAX_FINDINGS = 20;
/** So many characters of a name are shown. */
const SHOWN = 60;

/** An operation that was called, and the envelope that it came in. */
export interface Call extends WireOperation {
  readonly soap: SoapRequest;
}

/**
 * Finds the operation of an envelope, and compares it with the action of the request.
 * @throws SoapRefused
 */
export function readCall(bytes: Uint8Array, headers: ActionHeaders, place: Place): Call {
  const soap = readSoap(bytes);
  if (!soap.ok) throw new SoapRefused(soap.refusal);
  const { version, operation } = soap.value;
  const wrapper = wrapperOf(place.settings);
  const found = operationOf(wrapper, place.version, operation.name);
  if (found === undefined) {
    const known = operationsOf(wrapper, place.version).map(({ element }) => element);
    const reason =
      `E238: ${operation.name.slice(0, SHOWN)} is not an operation of municipality ${place.municipality} in version ` +
      `${place.version}. The operations are ${known.join(', ')}.`;
    throw new SoapRefused({ code: 'client', reason, version });
  }
  const reason = actionError(soapAction(version, headers), found, wrapper);
  if (reason !== undefined) throw new SoapRefused({ code: 'client', reason, version });
  return { ...found, soap: soap.value };
}

/**
 * Why the action of a request is refused. A request without one is accepted, because the body names the operation. So is any
 * action if the service has none.
 */
function actionError(
  sent: string | undefined,
  { wireName, element, root }: WireOperation,
  { action, otherAction }: Wrapper,
): string | undefined {
  const right = action(wireName, root);
  if (sent === undefined || [right, otherAction?.(wireName), ''].includes(sent) || right === '') {
    return undefined;
  }
  return `The action is ${sent.slice(0, SHOWN * 2)}, but the body has ${element}, whose action is ${right}.`;
}

/**
 * Reads the documents of a call.
 * @throws AbrasfRefused (E160, E183 to E187, E901)
 */
export function readCallRequest(call: Call, place: Place): AbrasfRequest {
  const { soap, operation, root } = call;
  const { settings, version } = place;
  const wrapper = wrapperOf(settings);
  const wrongUser = credentialsError(soap.operation, wrapper, settings);
  if (wrongUser !== undefined) refuse('E901', wrongUser);
  const data = documentOf(call, wrapper, place);
  if (data === undefined || data.xml.length === 0) {
    return refuse('E186', `The document ${root} is missing.`);
  }
  const read = readRequest(version, operation, data.xml, {
    root,
    namespaces: wrapper.accepted ?? [],
    inherited: data.inherited,
    ...(settings.rates === undefined ? {} : { rates: settings.rates }),
  });
  if (!read.ok) throw new AbrasfRefused(structureMessages(read.refusal));
  return read.value;
}

/** @throws AbrasfRefused if the header is not right */
function documentOf(
  { soap, root }: Call,
  { carries, dataVersions = [] }: Wrapper,
  place: Place,
): SoapPart | undefined {
  const { operation } = soap;
  if (carries === 'body') return operation.document;
  if (carries === 'content') {
    const { documents } = operation;
    return documents.find(({ name }) => name === root) ?? onlyOf(documents);
  }
  refuseHeader(operation, carries, { ...place, dataVersions });
  return operation.parts.find(({ name }) => name === carries.data);
}

function refuseHeader(
  { parts }: SoapOperation,
  { header: wanted, isHeaderOptional }: Parts,
  place: Place & { readonly dataVersions: readonly string[] },
): void {
  if (wanted === undefined) return;
  const header = parts.find(({ name }) => name === wanted);
  if (header === undefined || header.xml.length === 0) {
    if (isHeaderOptional === true) return;
    refuse('E186', `${wanted} with the document cabecalho is missing.`);
  }
  const wrong = headerError(header.xml, place);
  if (wrong !== undefined) refuse(wrong.code, wrong.detail);
}

/** With another root, the error says what the root must be. */
function onlyOf(documents: readonly SoapPart[]): SoapPart | undefined {
  return documents.length === 1 ? documents[0] : undefined;
}

function structureMessages(findings: readonly Finding[]) {
  const code: AbrasfErrorCode = 'E160';
  return findings
    .slice(0, MAX_FINDINGS)
    .map(({ element, detail }) =>
      abrasfMessage(code, element === '' ? detail : `${element}: ${detail}`),
    );
}
