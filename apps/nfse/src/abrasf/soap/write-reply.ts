import { ABRASF_OPERATIONS, type AbrasfAnswer, writeAnswer } from '#libs/nfse';
import { SOAP_CONTENT_TYPES, writeSoapAnswer } from '#libs/soap';
import { type Place } from '../place';
import { type Call } from './read-call';
import { type SoapReply } from './soap-refused';
import { WRAPPERS } from './wrappers';

/** The document of an answer, in the form of the municipality. */
export function answerDocument(
  { name }: Call,
  answer: AbrasfAnswer,
  { settings, version }: Place,
): string {
  const { rates, dates, idAttribute, customer, page, prefix } = settings;
  const payload = WRAPPERS[settings.provider].payload;
  return writeAnswer(version, name, answer, {
    ...(payload && { namespace: payload(ABRASF_OPERATIONS[name].answer) }),
    ...(rates && { rates }),
    ...(dates && { dates }),
    ...(idAttribute && { idAttribute }),
    ...(customer && { customer }),
    ...(page && { page }),
    ...(prefix && { prefix }),
  });
}

/** The envelope of an answer. Errors of the service have the status 200 too. */
export function answerReply({ name, soap }: Call, xml: string, { settings }: Place): SoapReply {
  const wrapper = WRAPPERS[settings.provider];
  const body = writeSoapAnswer(soap.version, {
    name: wrapper.answer(name),
    namespace: wrapper.namespace,
    parts: [{ name: wrapper.output(name), xml, as: settings.documents }],
    partNames: wrapper.parts === undefined ? 'qualified' : 'unqualified',
  });
  return { status: 200, contentType: SOAP_CONTENT_TYPES[soap.version], body };
}
