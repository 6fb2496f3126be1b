import {
  ABRASF_OPERATIONS,
  type AbrasfAnswer,
  type AnswerStyle,
  type TypesStyle,
  writeAnswer,
} from '#libs/nfse';
import { SOAP_CONTENT_TYPES, writeSoapAnswer } from '#libs/soap';
import { type Place } from '../place';
import { type Wrapper } from '../wrappers/wrapper';
import { wrapperOf } from '../wrappers/wrappers';
import { type Call } from './read-call';
import { type SoapReply } from './soap-refused';

/** Of the element around a document without a part, which can be in no namespace. */
const PREFIX = 'ns';

/** The element of an answer. */
export function answerName({ answer }: Wrapper, wireName: string): string {
  return answer?.(wireName) ?? `${wireName}Response`;
}

/** The document of an answer, in the form of the municipality. */
export function answerDocument(call: Call, answer: AbrasfAnswer, place: Place): string {
  const { version } = place;
  return writeAnswer(version, call.operation, answer, styleOf(call, place));
}

function styleOf({ operation, wireName }: Call, { settings }: Place): AnswerStyle {
  const { rates, dates, idAttribute, customer, page, prefix } = settings;
  const { payload, types, answerRoot } = wrapperOf(settings);
  return {
    ...(payload && { namespace: payload(ABRASF_OPERATIONS[operation].answer) }),
    ...(types && { types: withOtherPrefix(types, prefix) }),
    ...(answerRoot && { root: answerRoot(wireName) }),
    ...(rates && { rates }),
    ...(dates && { dates }),
    ...(idAttribute && { idAttribute }),
    ...(customer && { customer }),
    ...(page && { page }),
    ...(prefix && { prefix }),
  };
}

/** A municipality can choose the prefix that the types of its provider have. */
function withOtherPrefix(types: TypesStyle, chosen = ''): TypesStyle {
  return chosen === types.prefix ? { ...types, prefix: `${types.prefix}t` } : types;
}

/** The envelope of an answer. Errors of the service have the status 200 too. */
export function answerReply({ wireName, soap }: Call, xml: string, { settings }: Place): SoapReply {
  const wrapper = wrapperOf(settings);
  const { output, namespace, otherNamespaces = [], partNames } = wrapper;
  const called = soap.operation.namespace;
  const body = writeSoapAnswer(soap.version, {
    name: answerName(wrapper, wireName),
    namespace: otherNamespaces.includes(called) ? called : namespace,
    ...(output === undefined
      ? { parts: [], document: xml, prefix: PREFIX }
      : { parts: [{ name: output(wireName), xml, as: settings.documents }] }),
    ...(partNames && { partNames }),
  });
  return { status: 200, contentType: SOAP_CONTENT_TYPES[soap.version], body };
}
