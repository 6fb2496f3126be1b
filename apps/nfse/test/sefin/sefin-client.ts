import { gunzipSync, gzipSync } from 'node:zlib';
import {
  dpsId,
  EVENT_NAMES,
  eventRequestId,
  writeDps,
  writeEventRequest,
  type InfDps,
  type InfEventRequest,
} from '#libs/nfse';
import { type TestApp } from '#libs/testing';
import { EXAMPLE_DPS } from '../../src/sefin/sefin.request';
import { issuerIn, PROVIDER } from '../issuer';

const SAO_PAULO = '3550308';
/** XML as the API carries it. */
export const packed = (xml: string): string => gzipSync(xml).toString('base64');
export const unpacked = (text: string): string =>
  gunzipSync(Buffer.from(text, 'base64')).toString('utf8');

/** A DPS of the tester's provider. */
export function dpsOf(number: string, change: Partial<InfDps> = {}): InfDps {
  const series = '900';
  return {
    ...EXAMPLE_DPS,
    Id: dpsId({ municipality: SAO_PAULO, taxId: PROVIDER, series, number }),
    serie: series,
    nDPS: number,
    prest: { ...EXAMPLE_DPS.prest, CNPJ: PROVIDER },
    ...change,
  };
}

/** The compressed request to cancel an invoice. */
export function cancellation(key: string, change: Partial<InfEventRequest> = {}): string {
  return packed(
    writeEventRequest({
      Id: eventRequestId(key, '101101'),
      tpAmb: '2',
      verAplic: 'Teste-1.0',
      dhEvento: '2026-03-10T15:00:00-03:00',
      CNPJAutor: PROVIDER,
      chNFSe: key,
      e101101: { xDesc: EVENT_NAMES['101101'], cMotivo: '1', xMotivo: 'Nota emitida com erro' },
      ...change,
    }),
  );
}

export interface Issued {
  readonly chaveAcesso: string;
  readonly idDps: string;
  readonly nfseXmlGZipB64: string;
}

/** A client of the national API in one sandbox. */
export function sefinIn(test: TestApp, sandbox: string) {
  const issuer = issuerIn(test, sandbox);
  const send = (dps: InfDps) =>
    issuer.post('/SefinNacional/nfse', { dpsXmlGZipB64: packed(writeDps(dps)) });
  return {
    ...issuer,
    send,
    issued: async (dps: InfDps): Promise<Issued> => (await send(dps).expect(201)).body as Issued,
    event: (key: string, request: string) =>
      issuer.post(`/SefinNacional/nfse/${key}/eventos`, {
        pedidoRegistroEventoXmlGZipB64: request,
      }),
  };
}
