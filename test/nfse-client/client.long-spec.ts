import 'reflect-metadata';
import { createClientAsync, type Client } from 'soap';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { cancel, find, findByNumber, header, issue, replace, type Place } from './messages';

/** Sends a message to the service of a municipality, and returns the document of its answer as text. */
type Call = (operation: string, message: string) => Promise<string>;

const SAO_PAULO: Place = { municipality: '3550308', version: '2.04' };
const SANTOS: Place = { municipality: '3548500', version: '2.03' };
/** Its provider takes and sends documents as elements, not as texts. */
const FLORIANOPOLIS: Place = { municipality: '4205407', version: '2.04' };
const BELO_HORIZONTE: Place = { municipality: '3106200', version: '1.00' };

describe(`Clients of municipal services on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  const serviceIn = async (sandbox: string, { municipality }: Place): Promise<string> => {
    await admin(test, sandbox).frozen('2026-03-10T15:00:00Z').expect(200);
    return `${test.address}/s/${sandbox}/abrasf/${municipality}`;
  };

  /** A client that others have written, made from the WSDL. */
  const generated = async (sandbox: string, place: Place): Promise<Call> => {
    const service = await serviceIn(sandbox, place);
    const client: Client = await createClientAsync(`${service}?wsdl`);
    const part = (xml: string) => (place === FLORIANOPOLIS ? { $xml: xml } : xml);
    return async (operation, message) => {
      const send = client[`${operation}Async`] as (parts: object) => Promise<unknown>;
      await send.call(client, {
        nfseCabecMsg: part(header(place)),
        nfseDadosMsg: part(message),
      });
      return unescaped(client.lastResponse as string);
    };
  };

  /** A client that writes the envelope as a text. */
  const raw = async (sandbox: string, place: Place): Promise<Call> => {
    const service = await serviceIn(sandbox, place);
    const isOfElements = place === FLORIANOPOLIS;
    const part = (xml: string): string => (isOfElements ? xml : `<![CDATA[${xml}]]>`);
    return async (operation, message) => {
      const element = isOfElements ? operation : `${operation}Request`;
      const body =
        '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:nfse="http://nfse.abrasf.org.br">' +
        `<soapenv:Header/><soapenv:Body><nfse:${element}><nfseCabecMsg>${part(header(place))}</nfseCabecMsg>` +
        `<nfseDadosMsg>${part(message)}</nfseDadosMsg></nfse:${element}></soapenv:Body></soapenv:Envelope>`;
      const headers = {
        'Content-Type': 'text/xml; charset=utf-8',
        SOAPAction: `"http://nfse.abrasf.org.br/${operation}"`,
      };
      const answer = await fetch(service, { method: 'POST', headers, body });
      return unescaped(await answer.text());
    };
  };

  describe.each([
    ['soap', generated],
    ['raw text', raw],
  ])('as %s', (name, clientOf) => {
    it.each([
      ['São Paulo', SAO_PAULO],
      ['Santos', SANTOS],
      ['Florianópolis', FLORIANOPOLIS],
    ])('issue, consult, replace and cancel in %s', async (_, place) => {
      const call = await clientOf(`client-${name.replace(' ', '-')}-${place.municipality}`, place);
      const issued = await call('GerarNfse', issue(1, place));
      expect([codesIn(issued), textOf(issued, 'ValorIss')]).toEqual([[], '50.00']);
      const found = await call('ConsultarNfsePorRps', find(1, place));
      expect(textOf(found, 'CodigoVerificacao')).toBe(textOf(issued, 'CodigoVerificacao'));
      const listed = await call('ConsultarNfseServicoPrestado', findByNumber(1));
      expect([codesIn(listed), textOf(listed, 'Numero')]).toEqual([[], '1']);
      const replaced = await call('SubstituirNfse', replace(1, 2, place));
      expect(codesIn(replaced)).toEqual([]);
      expect(replaced).toMatch(/NfseSubstituidora>/);
      const cancelled = await call('CancelarNfse', cancel(2, place));
      expect([codesIn(cancelled), textOf(cancelled, 'DataHora')]).toEqual([
        [],
        '2026-03-10T12:00:00',
      ]);
      const afterwards = await call('ConsultarNfsePorRps', find(2, place));
      expect(textOf(afterwards, 'CodigoCancelamento')).toBe('2');
      expect(codesIn(await call('GerarNfse', issue(2, place)))).toEqual(['E10']);
    });

    it('issue, consult and cancel in Belo Horizonte, version 1.00', async () => {
      const place = BELO_HORIZONTE;
      const call = await clientOf(`client-${name.replace(' ', '-')}-1`, place);
      const issued = await call('GerarNfse', issue(1, place));
      expect([codesIn(issued), textOf(issued, 'ValorIss')]).toEqual([[], '50.00']);
      expect(issued).toContain('http://www.w3.org/2000/09/xmldsig#rsa-sha1');
      const found = await call('ConsultarNfsePorRps', find(1, place));
      expect(textOf(found, 'CodigoVerificacao')).toBe(textOf(issued, 'CodigoVerificacao'));
      const cancelled = await call('CancelarNfse', cancel(1, place));
      expect([codesIn(cancelled), textOf(cancelled, 'DataHoraCancelamento')]).toEqual([
        [],
        '2026-03-10T12:00:00',
      ]);
    });
  });
});

/** The document in an answer, whichever way the answer carries it. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function textOf(xml: string, name: string): string | undefined {
  return new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(xml)?.[1];
}

function codesIn(xml: string): string[] {
  return [...xml.matchAll(/<(?:\w+:)?Codigo>([^<]*)</g)].map(([, code = '']) => code);
}
