import { gunzipSync } from 'node:zlib';
import {
  explainCode,
  type EventTable,
  type FactPlaces,
  FactReader,
  type Facts,
  textOfEntry,
  type JournalEntry,
} from '#libs/journal';
import { SOAP_EVENTS } from './abrasf/soap-events';
import { OUTCOMES } from './invoices/outcomes';

const SEFIN = '/SefinNacional';

const INVOICE: FactPlaces = {
  invoiceId: '/id',
  invoiceNumber: '/number',
  accessKey: '/accessKey',
  amount: '/values/amount',
  status: '/status',
  code: '/rejections/0/code',
  detail: '/rejections/0/detail',
};
const NATIONAL: FactPlaces = { accessKey: '/chaveAcesso', dpsId: ['/idDps', '/idDPS'] };

/** The members of requests with a document: its bytes, compressed with gzip, in Base64. */
const DOCUMENTS: FactPlaces = {
  document: ['/dpsXmlGZipB64', '/pedidoRegistroEventoXmlGZipB64'],
};
const IN_DOCUMENT: FactPlaces = {
  amount: 'valores/vServPrest/vServ',
  dpsId: 'infDPS@Id',
  eventType: 'infPedReg@Id',
  accessKey: 'infPedReg/chNFSe',
};
const PARAMETERS: readonly string[] = [
  '/{_}/convenio',
  '/{_}/{_}/{_}/aliquota',
  '/{_}/{_}/historicoaliquotas',
  '/{_}/{_}/{_}/regimes_especiais',
  '/{_}/{_}/retencoes',
  '/{_}/{_}/{_}/beneficio',
];
const MAX_DOCUMENT_BYTES = 200_000;

const documents = new FactReader(DOCUMENTS);
const inDocument = new FactReader(IN_DOCUMENT);

/** How the journal of service invoices reads as business events. */
export const NFSE_EVENTS: EventTable = {
  failure: {
    code: ['/erros/0/codigo', '/erro/codigo', '/Erros/0/Codigo', '/code'],
    detail: [
      ...['/erros/0/complemento', '/erro/complemento'],
      ...['/Erros/0/Complemento', '/mensagem', '/detail'],
    ],
  },
  operations: [
    {
      method: 'POST',
      path: '/nfse/issue',
      name: 'invoice.issued',
      request: { amount: '/service/amount' },
      response: INVOICE,
    },
    {
      method: 'POST',
      path: '/nfse/{invoiceId}/cancel',
      name: 'invoice.cancelled',
      response: INVOICE,
    },
    {
      method: 'POST',
      path: '/nfse/{replacedInvoiceId}/substitute',
      name: 'invoice.substituted',
      request: { amount: '/invoice/service/amount' },
      response: INVOICE,
    },
    { method: 'GET', path: '/nfse', name: 'invoice.list' },
    { method: 'GET', path: '/nfse/{invoiceId}', name: 'invoice.read', response: INVOICE },
    { method: 'GET', path: '/nfse/{invoiceId}/xml', name: 'invoice.xml' },
    { method: 'GET', path: '/nfse/{invoiceId}/pdf', name: 'invoice.pdf' },
    { method: 'GET', path: '/nfse/{invoiceId}/events', name: 'invoice.events' },
    {
      method: 'POST',
      path: '/nfse/validate',
      name: 'invoice.validated',
      request: { accessKey: 'infNFSe@Id', amount: 'vServPrest/vServ' },
      response: {
        valid: '/valid',
        code: '/findings/0/code',
        detail: '/findings/0/detail',
        layout: '/layout',
      },
    },
    {
      method: 'POST',
      path: `${SEFIN}/nfse`,
      name: 'invoice.issued',
      response: NATIONAL,
      complete: withDocument,
    },
    { method: 'GET', path: `${SEFIN}/nfse/{accessKey}`, name: 'invoice.read' },
    { method: 'HEAD', path: `${SEFIN}/dps/{dpsId}`, name: 'invoice.dps-checked' },
    { method: 'GET', path: `${SEFIN}/dps/{dpsId}`, name: 'invoice.dps-read', response: NATIONAL },
    {
      method: 'POST',
      path: `${SEFIN}/nfse/{accessKey}/eventos`,
      name: ({ event = '' }) => (event === '' ? 'invoice.event' : `invoice.${event}`),
      complete: withDocument,
    },
    { method: 'GET', path: `${SEFIN}/nfse/{accessKey}/eventos`, name: 'invoice.events' },
    {
      method: 'GET',
      path: `${SEFIN}/nfse/{accessKey}/eventos/{eventType}`,
      name: 'invoice.events',
    },
    {
      method: 'GET',
      path: `${SEFIN}/nfse/{accessKey}/eventos/{eventType}/{sequence}`,
      name: 'invoice.event-read',
    },
    { method: 'GET', path: '/contribuintes/DFe/{_}', name: 'invoice.distributed' },
    { method: 'GET', path: '/municipios/DFe/{_}', name: 'invoice.distributed' },
    {
      method: 'GET',
      path: '/contribuintes/NFSe/{accessKey}/Eventos',
      name: 'invoice.events',
    },
    { method: 'GET', path: '/danfse/{accessKey}', name: 'invoice.pdf' },
    ...['/parametrizacao', '/parametros_municipais'].flatMap((base) =>
      PARAMETERS.map((path) => ({
        ...{ method: 'GET', path: base + path },
        name: 'invoice.parameters',
      })),
    ),
    ...SOAP_EVENTS,
  ],
  explain: (_entry, event) =>
    explainCode(
      [{ codes: OUTCOMES, document: 'Sistema Nacional NFS-e, Anexo I (regras de validação)' }],
      event,
    ),
};

/** The events of the journal, by the code of the event that a party has sent. */
const EVENT_WORDS: Readonly<Record<string, string>> = {
  '101101': 'cancelled',
  '105102': 'substituted',
  '101103': 'analysis-requested',
  '202201': 'confirmed',
  '203202': 'confirmed',
  '204203': 'confirmed',
  '202205': 'rejected-by-party',
  '203206': 'rejected-by-party',
  '204207': 'rejected-by-party',
};

/** The code of the event in the id of a request, behind `PRE` and the access key. */
const CODE_IN_ID = [53, 59] as const;

/** Adds the facts in the document of a request to the national service. */
function withDocument(facts: Facts, entry: JournalEntry): Facts {
  const { eventType: id, ...found } = Object.fromEntries(inDocument.read(documentOf(entry)));
  const eventType = id?.slice(...CODE_IN_ID);
  const event = EVENT_WORDS[eventType ?? ''];
  return {
    ...found,
    ...facts,
    ...(eventType !== undefined && { eventType }),
    ...(event !== undefined && { event }),
  };
}

function documentOf(entry: JournalEntry): string {
  const base64 = documents.readWhole(textOfEntry('request', entry)).get('document');
  if (base64 === undefined) return '';
  try {
    const limit = { maxOutputLength: MAX_DOCUMENT_BYTES };
    return gunzipSync(Buffer.from(base64, 'base64'), limit).toString('utf8');
  } catch {
    return '';
  }
}
