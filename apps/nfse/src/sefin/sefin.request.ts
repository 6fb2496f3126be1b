import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { toCents } from '#libs/kernel';
import {
  dpsId,
  EVENT_NAMES,
  refusal,
  writeDps,
  writeEventRequest,
  type EventCode,
  type EventContents,
  type InfDps,
} from '#libs/nfse';
import { documentSchema } from '#libs/openapi';
import { IS_MISSING, readJson } from '#libs/schema';
import { eventRequestOf } from '../events/registration/signed-event';
import { EXAMPLE_BODY, EXAMPLE_KEY, EXAMPLE_WITH_KEY } from '../invoices/examples';
import { SefinRefused } from './errors/sefin.errors';

const COMPRESSED = z
  .string({ error: ({ input }) => (input === undefined ? `${IS_MISSING}.` : 'Must be a text.') })
  .describe('The XML, compressed with gzip, in Base64. At most 1 MiB of XML.');

const issueRequest = z.object({ dpsXmlGZipB64: COMPRESSED });
const eventRequest = z.object({ pedidoRegistroEventoXmlGZipB64: COMPRESSED });

/** A provider of the examples only, so that the numbers of a tester's own providers begin with 1. */
const EXAMPLE_ISSUER = { municipality: '3550308', taxId: '98765432000198' };
/** A series that the simulator does not use for DPSs of its own. */
const EXAMPLE_DPS_NUMBER = { series: '900', number: '1' };
const EXAMPLE_DPS_ID = dpsId({ ...EXAMPLE_ISSUER, ...EXAMPLE_DPS_NUMBER });

/** A DPS that the simulator accepts. It has no signature. */
export const EXAMPLE_DPS: InfDps = {
  Id: EXAMPLE_DPS_ID,
  tpAmb: '2',
  dhEmi: '2026-03-10T15:00:00-03:00',
  verAplic: 'Exemplo-1.0',
  serie: EXAMPLE_DPS_NUMBER.series,
  nDPS: EXAMPLE_DPS_NUMBER.number,
  dCompet: '2026-03-10',
  tpEmit: '1',
  cLocEmi: EXAMPLE_ISSUER.municipality,
  prest: { CNPJ: EXAMPLE_ISSUER.taxId, regTrib: { opSimpNac: '1', regEspTrib: '0' } },
  toma: { CNPJ: '11222333000181', xNome: 'Comércio de Livros Ltda' },
  serv: {
    locPrest: { cLocPrestacao: EXAMPLE_ISSUER.municipality },
    cServ: { cTribNac: '010701', xDescServ: 'Suporte técnico em informática', cNBS: '115022000' },
  },
  valores: {
    vServPrest: { vServ: toCents(100_000) },
    trib: {
      tribMun: { tribISSQN: '1', tpRetISSQN: '1' },
      totTrib: { pTotTrib: { pTotTribFed: 1_345, pTotTribEst: 0, pTotTribMun: 500 } },
    },
  },
};

export const ISSUE_REQUEST = documentSchema(
  'SefinIssueRequest',
  () => issueRequest,
  () => ({
    dps: {
      summary: 'A DPS of 1,000.00 without a signature',
      value: { dpsXmlGZipB64: gzipSync(writeDps(EXAMPLE_DPS)).toString('base64') },
    },
  }),
);

/** A compressed request about the example invoice. It has no signature. */
function exampleEvent(
  type: EventCode,
  author: string,
  content: EventContents,
): { pedidoRegistroEventoXmlGZipB64: string } {
  const { issuedAtMs: nowMs } = EXAMPLE_WITH_KEY;
  const request = eventRequestOf({ accessKey: EXAMPLE_KEY, author, type, content, nowMs });
  return {
    pedidoRegistroEventoXmlGZipB64: gzipSync(writeEventRequest(request)).toString('base64'),
  };
}

const { provider: EXAMPLE_EMITTER } = EXAMPLE_WITH_KEY;
const { cnpj: EXAMPLE_CUSTOMER } = EXAMPLE_BODY.customer;

export const EVENT_REQUEST = documentSchema(
  'SefinEventRequest',
  () => eventRequest,
  () => ({
    cancellation: {
      summary: 'A cancellation (101101) without a signature',
      value: exampleEvent('101101', EXAMPLE_EMITTER, {
        e101101: {
          xDesc: EVENT_NAMES['101101'],
          cMotivo: '1',
          xMotivo: 'Serviço cobrado em duplicidade',
        },
      }),
    },
    confirmation: {
      summary: 'A confirmation by the customer (203202) without a signature',
      value: exampleEvent('203202', EXAMPLE_CUSTOMER, {
        e203202: { xDesc: EVENT_NAMES['203202'] },
      }),
    },
  }),
);

/** The compressed DPS of a request. @throws SefinRefused */
export function readIssueRequest(body: object): string {
  return read(issueRequest, body).dpsXmlGZipB64;
}

/** The compressed request of an event. @throws SefinRefused */
export function readEventRequestBody(body: object): string {
  return read(eventRequest, body).pedidoRegistroEventoXmlGZipB64;
}

function read<Schema extends z.ZodType>(schema: Schema, body: object): z.output<Schema> {
  const found = readJson(schema, body);
  if (found.ok) return found.value;
  throw new SefinRefused(
    found.refusal.kept.map(({ pointer, detail }) => refusal('E1225', detail, pointer.slice(1))),
  );
}
