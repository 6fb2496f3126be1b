import { objectOf, type Json, type OpenApi, type Operation } from './openapi';
import { type Attack } from './requests';
import { type Answer } from './send';

/** Statuses that any request can be answered, whatever its operation: the `default` response. */
const GENERAL = [400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 429, 431, 503, 507];
/** What the operation says about itself, or a rule: a simulator answers such a status when it is told to. */
const DECLARABLE = [501, 503];

/** What is wrong with an answer; undefined if nothing is. */
export function fault(
  api: OpenApi,
  operation: Operation,
  attack: Attack,
  answer: Answer,
): string | undefined {
  const { status, headers } = answer;
  const declared = attack.isOfOperation ? operation.responses[String(status)] : undefined;
  if (headers['x-injected'] !== undefined) return 'a header was injected';
  const isDeclared = DECLARABLE.includes(status) && declared !== undefined;
  if (status >= 500 && !isDeclared && !isSoapFault(operation, answer)) {
    return `status ${String(status)}: ${answer.body.slice(0, 300)}`;
  }
  if (attack.method === 'HEAD' || status === 204) return undefined;
  const isGeneral = GENERAL.includes(status);
  if (attack.isOfOperation && declared === undefined && !isGeneral) {
    return `status ${String(status)} is not declared: ${answer.body.slice(0, 300)}`;
  }
  if (status >= 400) return faultOfError(api, answer, declared ?? operation.responses['default']);
  return declared === undefined ? undefined : faultOfBody(api, answer, declared);
}

/** SOAP 1.1 answers each fault with 500 (6.2), also one about the request. */
function isSoapFault({ responses }: Operation, answer: Answer): boolean {
  const type = mediaTypeOf(answer);
  const isOfSoap = type === 'text/xml' && type in (responses['default'] ?? {});
  return isOfSoap && answer.body.includes('<faultcode>soap:Client<');
}

function faultOfError(
  api: OpenApi,
  answer: Answer,
  media: Readonly<Record<string, Json>> = {},
): string | undefined {
  const type = mediaTypeOf(answer);
  if (type === 'application/problem+xml') {
    // The errors of ICOM and of the official API of DICT have their name at the end of the type.
    return /<code>|<type>https:\/\/[^<]*\/error\/[A-Za-z-]+</.test(answer.body)
      ? undefined
      : 'the problem has no code';
  }
  if (type !== 'application/problem+json') {
    // An error in the form of another standard, such as OAuth, has to be declared.
    return type in media
      ? faultOfBody(api, answer, media)
      : `an error as ${type}: ${answer.body.slice(0, 300)}`;
  }
  const { code, status } = objectOf(parsed(answer.body));
  if (typeof code !== 'string') return 'the problem has no code';
  if (status !== answer.status) return 'the problem has another status than the answer';
  return type in media ? faultOfBody(api, answer, media) : undefined;
}

function faultOfBody(
  api: OpenApi,
  answer: Answer,
  media: Readonly<Record<string, Json>>,
): string | undefined {
  if (Object.keys(media).length === 0) {
    return answer.body === '' ? undefined : 'a body, though none is declared';
  }
  const type = mediaTypeOf(answer);
  const schema = media[type];
  if (schema === undefined) return `media type ${type} is not declared`;
  if (!type.includes('json')) return undefined;
  const violation = api.violation(schema, parsed(answer.body));
  return violation && `${String(answer.status)} ${violation}: ${answer.body.slice(0, 300)}`;
}

function mediaTypeOf({ headers }: Answer): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
