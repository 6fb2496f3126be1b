import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { sandboxVariables } from '#libs/sandbox';
import { DISTRIBUTION_OUTCOMES } from './adn/outcomes';

import { ABRASF_OUTCOMES } from './abrasf/outcomes';
import { AppModule } from './app.module';
import { NFSE_EVENTS } from './journal-events';
import { nfseVariables } from './config';
import { INVOICE_STATUSES } from './invoices/invoice';
import { OUTCOMES, REJECTIONS } from './invoices/outcomes';
import { schema } from './schema';
import { DOCUMENT_LAYOUTS } from './validation/validation.response';

const EXAMPLE_REQUEST =
  '{"provider":{"cnpj":"12345678000195"},"service":{"code":"1.07","description":"Suporte","amount":1000,"issRate":5}}';

/** The simulator of service invoices of the national standard. */
export const nfse: AppDefinition = {
  name: 'nfse',
  title: 'NFS-e: service invoices',
  description:
    'Issues service invoices of the national standard: computes the taxes, numbers and signs them. ' +
    'No certificate and no token are needed, and no invoice has fiscal value. ' +
    'The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'NFS-e: notas fiscais de serviço',
    description:
      'Emite NFS-e do padrão nacional: calcula os tributos, numera e assina. Nenhuma nota tem valor fiscal. ' +
      'Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('NFSE_PORT', '3007', 'Port of the simulator of service invoices.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...nfseVariables },
  module: AppModule,
  schema,
  events: NFSE_EVENTS,
  outcomes: { ...ABRASF_OUTCOMES, ...OUTCOMES, ...DISTRIBUTION_OUTCOMES },
  outcomeOperations: [
    { method: 'POST', path: '/nfse/issue', outcomes: OUTCOMES },
    { method: 'POST', path: '/nfse/{id}/substitute', outcomes: OUTCOMES },
    { method: 'POST', path: '/nfse/{id}/cancel', outcomes: REJECTIONS },
    { method: 'POST', path: '/SefinNacional/nfse', outcomes: OUTCOMES },
    { method: 'POST', path: '/SefinNacional/nfse/{key}/eventos', outcomes: REJECTIONS },
    { method: 'GET', path: '/contribuintes/DFe/{NSU}', outcomes: DISTRIBUTION_OUTCOMES },
    { method: 'GET', path: '/municipios/DFe/{NSU}', outcomes: DISTRIBUTION_OUTCOMES },
    {
      method: 'GET',
      path: '/contribuintes/NFSe/{ChaveAcesso}/Eventos',
      outcomes: DISTRIBUTION_OUTCOMES,
    },
    { method: 'POST', path: '/abrasf/{municipality}', outcomes: ABRASF_OUTCOMES },
  ],
  testValues: [
    { method: 'POST', path: '/nfse/issue', field: '/customer/email', outcomes: OUTCOMES },
    {
      method: 'POST',
      path: '/nfse/{id}/substitute',
      field: '/invoice/customer/email',
      outcomes: OUTCOMES,
    },
    {
      method: 'POST',
      path: '/SefinNacional/nfse',
      field: 'infDPS/toma/email',
      outcomes: OUTCOMES,
    },
  ],
  webhookEvents: {
    'invoice.event-registered':
      'An event was registered for an invoice, such as its cancellation or the confirmation by a party. `data` has the access key of the invoice and the event, as GET /nfse/:id/events returns it.',
    'invoice.status-changed':
      'An invoice is new, or its status has changed. `data` is the invoice, as GET /nfse/:id returns it.',
  },
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/nfse/issue' },
    effect: { outcome: 'E0014' },
    times: 1,
  },
  tags: {
    invoices: 'Issues, cancels, replaces and shows service invoices.',
    validation: 'Checks XML documents of your own system.',
    'national API':
      'The addresses of the national service (Sefin Nacional), with its names and bodies.',
    'national distribution':
      'The addresses of the national environment (ADN): documents by NSU, PDFs and municipal parameters.',
    'municipal service':
      'The services of municipalities in the layout ABRASF, over SOAP, with their WSDL.',
  },
  enums: { InvoiceStatus: INVOICE_STATUSES, DocumentLayout: DOCUMENT_LAYOUTS },
  example: (address) =>
    `curl -s ${address}/nfse/issue -H 'Content-Type: application/json' -d '${EXAMPLE_REQUEST}'`,
};
