import { request as httpsRequest } from 'node:https';
import { type TestApp } from '#libs/testing';
import { sefinIn, unpacked } from '../sefin/sefin-client';

/** A certificate of POST /__admin/certificates. */
export interface TestCertificate {
  readonly pem: string;
  readonly privateKey: string;
  readonly pkcs12: string;
  readonly pkcs12Password: string;
  readonly authority: string;
}

/** A document of a lot, with its XML. */
export interface Distributed {
  readonly NSU: number;
  readonly ChaveAcesso: string;
  readonly TipoDocumento: string;
  readonly TipoEvento: string | null;
  readonly ArquivoXml: string;
}

export interface Lot {
  readonly StatusProcessamento: string;
  readonly LoteDFe: readonly Distributed[];
  readonly Erros: readonly { readonly Codigo: string; readonly Complemento: string }[];
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A client of the national environment in one sandbox. */
export function adnIn(test: TestApp, sandbox: string) {
  const sefin = sefinIn(test, sandbox);
  const lot = async (
    nsu: number | string,
    query: string,
  ): Promise<Lot & { readonly status: number }> => {
    const { status, body } = await sefin.get(`/contribuintes/DFe/${String(nsu)}?${query}`);
    return { status, ...(body as Lot) };
  };
  const allFrom = async (path: string, query: string): Promise<readonly Distributed[]> => {
    const found: Distributed[] = [];
    for (;;) {
      const { status, body } = await sefin.get(path + String(found.at(-1)?.NSU ?? 0) + query);
      if (status === 404) return found;
      found.push(...(body as Lot).LoteDFe);
    }
  };
  return {
    ...sefin,
    lot,
    /** All documents of a taxpayer, lot by lot, as a client reads them. */
    all: (taxId: string) => allFrom('/contribuintes/DFe/', `?cnpjConsulta=${taxId}`),
    /** All documents of a municipality. */
    allOfTown: (municipality: string) => allFrom('/municipios/DFe/', `?municipio=${municipality}`),
    certificate: async (taxId: string, state = 'valid'): Promise<TestCertificate> => {
      const { body } = await sefin.post('/__admin/certificates', { taxId, state }).expect(201);
      return body as TestCertificate;
    },
    /** A request over mutual TLS. */
    mutual: (
      path: string,
      certificate?: TestCertificate,
      { method = 'GET', body, ca }: { method?: string; body?: object | string; ca?: string } = {},
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { address = '' } = test.sideListeners[0] ?? {};
        const trusted = ca ?? certificate?.authority;
        const sent = httpsRequest(
          {
            host: '127.0.0.1',
            port: Number(address.split(':').at(-1)),
            ...(trusted !== undefined && { ca: trusted }),
            ...(certificate && {
              pfx: Buffer.from(certificate.pkcs12, 'base64'),
              passphrase: certificate.pkcs12Password,
            }),
            ...{ agent: false, method, path },
            headers: {
              'X-Sandbox': sandbox,
              ...(body && {
                'Content-Type': typeof body === 'string' ? 'text/xml' : 'application/json',
              }),
            },
          },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (part: string) => (text += part));
            response.on('end', () => {
              resolve({ status: response.statusCode ?? 0, text });
            });
          },
        );
        sent
          .on('error', reject)
          .end(typeof body === 'string' ? body : body && JSON.stringify(body));
      }),
  };
}

/** The XML of a document. */
export function xmlOf({ ArquivoXml }: Distributed): string {
  return unpacked(ArquivoXml);
}
