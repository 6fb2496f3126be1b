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
  cancelled: 'e101101/xDesc',
  substituted: 'e105102/xDesc',
  accessKey: 'infPedReg/chNFSe',
};
const MAX_DOCUMENT_BYTES = 200_000;

const documents = new FactReader(DOCUMENTS);
const inDocument = new FactReader(IN_DOCUMENT);

/** How the journal of service invoices reads as business events. */
export const NFSE_EVENTS: EventTable = {
  failure: {
    code: ['/erros/0/codigo', '/erro/codigo', '/code'],
    detail: ['/erros/0/complemento', '/erro/complemento', '/detail'],
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
    {
      method: 'GET',
      path: `${SEFIN}/nfse/{accessKey}/eventos/{eventType}/{sequence}`,
      name: 'invoice.event-read',
    },
    ...SOAP_EVENTS,
  ],
  explain: (_entry, event) =>
    explainCode(
      [{ codes: OUTCOMES, document: 'Sistema Nacional NFS-e, Anexo I (regras de validação)' }],
      event,
    ),
};

/** Adds the facts in the document of a request to the national service. */
function withDocument(facts: Facts, entry: JournalEntry): Facts {
  const { cancelled, substituted, ...found } = Object.fromEntries(
    inDocument.read(documentOf(entry)),
  );
  const event =
    cancelled === undefined
      ? substituted === undefined
        ? {}
        : { event: 'substituted' }
      : { event: 'cancelled' };
  return { ...found, ...facts, ...event };
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
