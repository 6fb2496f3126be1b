import 'reflect-metadata';
import { createClientAsync, type Client } from 'soap';
import { admin, createTestApp, type TestApp } from '#libs/testing';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { batch, find, header, issue, type Place } from './messages';

const MUNICIPALITY = '4106902';

/** A provider whose client is made from the WSDL. */
interface Provider {
  readonly name: string;
  readonly abrasf: object;
  readonly version: Place['version'];
  /** The methods of the client, and the message with which a note is issued. */
  readonly issuing: string;
  readonly finding: string;
  readonly isBatch?: boolean;
  readonly parts: (xml: string, header: string) => object;
}

const BOTH = (nfseDadosMsg: string, nfseCabecMsg: string) => ({ nfseCabecMsg, nfseDadosMsg });

const PROVIDERS: readonly Provider[] = [
  {
    name: 'rio',
    abrasf: { provider: 'rio' },
    version: '1.00',
    ...{ issuing: 'GerarNfse', finding: 'ConsultarNfsePorRps' },
    parts: (inputXML) => ({ inputXML }),
  },
  {
    name: 'webiss 1.00',
    abrasf: { provider: 'webiss', version: '1.00' },
    version: '1.00',
    ...{ issuing: 'GerarNfse', finding: 'ConsultarNfsePorRps' },
    parts: (msg, cabec) => ({ cabec, msg }),
  },
  {
    name: 'issnet 1.00',
    abrasf: { provider: 'issnet', version: '1.00' },
    version: '1.00',
    ...{ issuing: 'RecepcionarLoteRps', finding: 'ConsultarNFSePorRPS', isBatch: true },
    parts: (xml) => ({ xml }),
  },
  {
    name: 'abaco',
    abrasf: { provider: 'abaco' },
    version: '1.00',
    ...{ issuing: 'RecepcionarLoteRPS', finding: 'ConsultarNfsePorRps' },
    isBatch: true,
    parts: (Nfsedadosmsg, Nfsecabecmsg) => ({ Nfsecabecmsg, Nfsedadosmsg }),
  },
  {
    name: 'betha 2.02',
    abrasf: { provider: 'betha' },
    version: '2.02',
    ...{ issuing: 'GerarNfse', finding: 'ConsultarNfsePorRps' },
    parts: BOTH,
  },
  {
    name: 'tiplan 2.03',
    abrasf: { provider: 'tiplan' },
    version: '2.03',
    ...{ issuing: 'GerarNfse', finding: 'ConsultarNfsePorRps' },
    parts: BOTH,
  },
];

describe('The npm package soap, made from the WSDL of a provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it.each(PROVIDERS.map((each) => [each.name, each] as const))(
    'issues and consults with %s',
    async (name, { abrasf, version, issuing, finding, isBatch = false, parts }) => {
      const sandbox = `client-${name.replace(/[ .]/g, '-')}`;
      const control = admin(test, sandbox);
      await control.frozen('2026-03-10T15:00:00Z').expect(200);
      const municipalities = [{ code: MUNICIPALITY, abrasf }];
      await control.call('post', '/parameters', { municipalities }).expect(201);
      const place: Place = { municipality: MUNICIPALITY, version };
      const address = `${test.address}/s/${sandbox}/abrasf/${MUNICIPALITY}?wsdl`;
      const client: Client = await createClientAsync(address);
      const call = async (method: string, xml: string): Promise<string> => {
        const send = client[`${method}Async`] as (args: object) => Promise<unknown>;
        await send.call(client, parts(xml, header(place)));
        return String(client.lastResponse);
      };
      const issued = await call(issuing, isBatch ? batch(1, place) : issue(1, place));
      expect(issued).not.toContain('Codigo&gt;');
      if (isBatch) await control.call('post', '/clock/advance', { by: 'PT5S' }).expect(200);
      expect(await call(finding, find(1, place))).toMatch(/CodigoVerificacao(?:>|&gt;)\w+/);
    },
  );
});
