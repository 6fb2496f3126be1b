import { gzipSync } from 'node:zlib';
import { EventReader } from '#libs/journal';
import { exampleExchange, journalEntryOf, type Exchange } from '#libs/testing';
import { NFSE_EVENTS } from './journal-events';

const reader = new EventReader(NFSE_EVENTS);
const KEY = '35503082212345678000195000000000000126111526745952';
const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'an invoice',
    {
      ...exampleExchange('nfse', 'POST', '/nfse/issue'),
      response: {
        id: 'i1',
        status: 'authorized',
        number: 1,
        accessKey: KEY,
        values: { amount: 1000 },
      },
    },
    'invoice.issued',
    {
      amount: '1000.00',
      invoiceId: 'i1',
      invoiceNumber: '1',
      accessKey: KEY,
      status: 'authorized',
    },
  ],
  [
    'a rejected invoice',
    {
      ...exampleExchange('nfse', 'POST', '/nfse/issue'),
      response: {
        id: 'i1',
        status: 'rejected',
        rejections: [{ code: 'E0014', detail: 'Is taken.' }],
      },
    },
    'invoice.issued',
    { status: 'rejected', code: 'E0014', detail: 'Is taken.' },
  ],
  [
    'a cancellation',
    { method: 'POST', path: '/nfse/i1/cancel', response: { id: 'i1', status: 'cancelled' } },
    'invoice.cancelled',
    { invoiceId: 'i1', status: 'cancelled' },
  ],
  [
    'a DPS of the national service',
    {
      ...exampleExchange('nfse', 'POST', '/SefinNacional/nfse'),
      response: { idDps: 'DPS1', chaveAcesso: KEY },
    },
    'invoice.issued',
    { amount: expect.stringMatching(/^\d+\.\d\d$/) as string, accessKey: KEY, dpsId: 'DPS1' },
  ],
  [
    'an event of the national service',
    exampleExchange('nfse', 'POST', '/SefinNacional/nfse/{key}/eventos'),
    'invoice.cancelled',
    { accessKey: 'x', eventType: '101101' },
  ],
  ...(
    [
      ['101103', 'invoice.analysis-requested'],
      ['203202', 'invoice.confirmed'],
      ['204207', 'invoice.rejected-by-party'],
      ['305101', 'invoice.event'],
    ] as const
  ).map(
    ([code, name]) =>
      [
        `an event ${code} of the national service`,
        {
          method: 'POST',
          path: `/SefinNacional/nfse/${KEY}/eventos`,
          request: JSON.stringify({
            pedidoRegistroEventoXmlGZipB64: gzipSync(
              `<pedRegEvento><infPedReg Id="PRE${KEY}${code}"/></pedRegEvento>`,
            ).toString('base64'),
          }),
          response: {},
        },
        name,
        { eventType: code, accessKey: KEY },
      ] as const,
  ),
  ...(
    [
      ['n:GerarNfseRequest', 'GerarNfse', 'invoice.issued'],
      ['GerarNfse', 'GerarNfse', 'invoice.issued'],
      ['gerarNfse', 'GerarNfse', 'invoice.issued'],
      ['RecepcionarLoteRpsV3', 'RecepcionarLoteRps', 'invoice.batch-received'],
      ['e:RecepcionarLoteRPS.Execute', 'RecepcionarLoteRps', 'invoice.batch-received'],
      ['EnviarLoteRpsEnvio', 'RecepcionarLoteRps', 'invoice.batch-received'],
      ['ConsultarNfsePorRpsEnvio', 'ConsultarNfsePorRps', 'invoice.municipal-query'],
      ['ConsultaNFSePorRPS', 'ConsultarNfsePorRps', 'invoice.municipal-query'],
      ['CancelarNfseEnvio', 'CancelarNfse', 'invoice.cancelled'],
      ['EmitirNota', 'EmitirNota', 'invoice.municipal'],
    ] as const
  ).map(
    ([element, operation, name]) =>
      [
        `the municipal operation ${element}`,
        {
          method: 'POST',
          path: '/abrasf/3550308',
          request: `<s:Envelope><s:Body><${element} xmlns="urn:x">x</${element}></s:Body></s:Envelope>`,
          response: '<r>&lt;ns2:Codigo&gt;E4&lt;/ns2:Codigo&gt;</r>',
        },
        name,
        { operation, code: 'E4' },
      ] as const,
  ),
  [
    'a refused DPS',
    {
      ...{
        method: 'POST',
        path: '/SefinNacional/nfse',
        status: 400,
        request: '{"dpsXmlGZipB64":"?"}',
      },
      response: { erros: [{ codigo: 'E0595', complemento: 'Above 5 %.' }] },
    },
    'invoice.issued',
    { code: 'E0595', detail: 'Above 5 %.' },
  ],
  [
    'a validated document',
    {
      ...exampleExchange('nfse', 'POST', '/nfse/validate'),
      response: { valid: false, layout: 'NFSe', findings: [{ code: 'E1235', detail: 'Wrong.' }] },
    },
    'invoice.validated',
    { valid: 'false', code: 'E1235' },
  ],
];

describe('The events of service invoices', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    const event = reader.read(journalEntryOf(exchange));
    expect(event.name).toBe(name);
    expect(event.facts).toMatchObject(facts);
  });
});
