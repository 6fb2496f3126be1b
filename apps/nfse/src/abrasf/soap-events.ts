import { type EventOperation, type Facts, type JournalEntry, textOfEntry } from '#libs/journal';

/** The first element in the body of an envelope, without the ends that providers add to the name of the operation. */
const OPERATION =
  /:?Body\b[^>]*>\s*(?:<!--.*?-->\s*)*<(?:[\w.-]+:)?([A-Za-z]+?)(?:Request|V3)?[\s/>]/s;
/** The first message of an answer, also if it is escaped. */
const CODE = /Codigo(?:>|&gt;)\s*([A-Z]\d{1,3})/;

const NAMES: Readonly<Record<string, string>> = {
  GerarNfse: 'invoice.issued',
  RecepcionarLoteRps: 'invoice.batch-received',
  RecepcionarLoteRpsSincrono: 'invoice.batch-issued',
  CancelarNfse: 'invoice.cancelled',
  SubstituirNfse: 'invoice.substituted',
};
const QUERY = 'invoice.municipal-query';

/** How requests to the municipal services read as business events. */
export const SOAP_EVENTS: readonly EventOperation[] = [
  {
    method: 'POST',
    path: '/abrasf/{municipality}',
    name: ({ operation = '' }) =>
      NAMES[operation] ?? (operation.startsWith('Consultar') ? QUERY : 'invoice.municipal'),
    complete: withOperation,
  },
  { method: 'GET', path: '/abrasf/{municipality}', name: 'invoice.municipal-wsdl' },
];

function withOperation(facts: Facts, entry: JournalEntry): Facts {
  const operation = OPERATION.exec(textOfEntry('request', entry))?.[1];
  const code = CODE.exec(textOfEntry('response', entry))?.[1];
  return {
    ...facts,
    ...(operation === undefined ? {} : { operation }),
    ...(code === undefined ? {} : { code }),
  };
}
