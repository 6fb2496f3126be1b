import { ABRASF_OPERATIONS } from '#libs/nfse';
import { type EventOperation, type Facts, type JournalEntry, textOfEntry } from '#libs/journal';

/** The first element in the body of an envelope. */
const ELEMENT = /:?Body\b[^>]*>\s*(?:<!--.*?-->\s*)*<(?:[\w.-]+:)?([A-Za-z\d.]+)[\s/>]/s;
/** The ends that providers add to the name of an operation. */
const END = /(?:request|v3|\.execute)$/;
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

/** The operations by their names, and by the roots of their requests, in lower case. */
const OPERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(ABRASF_OPERATIONS).flatMap(([name, { request }]) =>
    [name, request, `${name}Envio`, name.replace(/^Consultar/, 'Consulta')].map(
      (each) => [each.toLowerCase(), name] as const,
    ),
  ),
);

/** The name of an operation in ABRASF; as it was sent if it is not known. */
function operationNamed(element: string | undefined): string | undefined {
  if (element === undefined) return undefined;
  return OPERATIONS.get(element.toLowerCase().replace(END, '')) ?? element;
}

function withOperation(facts: Facts, entry: JournalEntry): Facts {
  const operation = operationNamed(ELEMENT.exec(textOfEntry('request', entry))?.[1]);
  const code = CODE.exec(textOfEntry('response', entry))?.[1];
  return {
    ...facts,
    ...(operation === undefined ? {} : { operation }),
    ...(code === undefined ? {} : { code }),
  };
}
