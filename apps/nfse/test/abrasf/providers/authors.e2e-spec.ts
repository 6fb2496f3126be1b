import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { readXml, type XmlElement } from '#libs/xml';
import { nfse } from '../../../src/nfse.app';
import { abrasfIn, batch, envelope, order, party, root, rps, rpsId } from '../abrasf-client';
import { adnIn, type TestCertificate } from '../../adn/adn-client';
import { CUSTOMER, PROVIDER } from '../../issuer';
import { signed, signedRoot } from './sign';

const BRANCH = '12345678000276';

describe(`Who sends and who signs a request on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let own: TestCertificate;
  let ofBranch: TestCertificate;
  let other: TestCertificate;
  beforeAll(async () => {
    test = await createTestApp(nfse, { NFSE_MTLS_PORT: '0' });
    const { certificate } = adnIn(test, 'authors-certificates');
    [own, ofBranch, other] = await Promise.all([
      certificate(PROVIDER),
      certificate(BRANCH),
      certificate(CUSTOMER.cnpj),
    ]);
  });
  afterAll(() => test.close());
  const serviceIn = async (sandbox: string, settings: object) => {
    const service = abrasfIn(test, `authors-${sandbox}`);
    await service.freeze();
    await service.settings(settings);
    return service;
  };

  describe('The signer', () => {
    const SIGNER = { signer: 'provider' };

    it('of a batch and of its receipts must be the provider (E170, E171)', async () => {
      const { receive, operation } = await serviceIn('batch', SIGNER);
      const message = root('EnviarLoteRpsEnvio', batch(1, [rps()]));
      const send = (key: TestCertificate, names: readonly string[]) =>
        operation('RecepcionarLoteRps', signed(message, key, names));
      expect((await send(other, ['LoteRps'])).codes).toEqual(['E170']);
      const both = ['InfDeclaracaoPrestacaoServico', 'LoteRps'];
      expect((await send(other, both)).codes).toEqual(['E170', 'E171']);
      expect((await send(ofBranch, both)).codes).toEqual([]);
      // Nothing is signed here.
      expect((await receive(batch(2, [rps({ number: 2 })]))).codes).toEqual([]);
    });

    it('of an order to cancel must be the provider (E138)', async () => {
      const { generate, operation } = await serviceIn('cancel', SIGNER);
      await generate();
      const message = root('CancelarNfseEnvio', order(1));
      const send = (key: TestCertificate) =>
        operation('CancelarNfse', signed(message, key, ['InfPedidoCancelamento']));
      expect((await send(other)).codes).toEqual(['E138']);
      expect((await send(own)).codes).toEqual([]);
    });

    it('must have a certificate with a CNPJ (E189)', async () => {
      const { operation } = await serviceIn('without-cnpj', SIGNER);
      const without = await adnIn(test, 'authors-certificates').certificate(
        PROVIDER,
        'without-tax-id',
      );
      const message = root('GerarNfseEnvio', rps());
      const sent = signed(message, without, ['InfDeclaracaoPrestacaoServico']);
      expect((await operation('GerarNfse', sent)).codes).toEqual(['E189']);
    });

    it('is not looked at by default', async () => {
      const { operation } = await serviceIn('default', {});
      const sent = signed(root('GerarNfseEnvio', rps()), other, ['InfDeclaracaoPrestacaoServico']);
      expect((await operation('GerarNfse', sent)).codes).toEqual([]);
    });
  });

  describe('A query', () => {
    const query = root('ConsultarNfseRpsEnvio', `${rpsId(1)}${party('Prestador')}`);

    it('must be signed, by the party, where the municipality wants it (E326, E172, E157)', async () => {
      const settings = { signatures: 'require', signedQueries: true, signer: 'provider' };
      const { operation } = await serviceIn('query', settings);
      const send = async (xml: string) => (await operation('ConsultarNfsePorRps', xml)).codes;
      expect(await send(query)).toEqual(['E326']);
      expect(await send(signedRoot(query, other))).toEqual(['E157']);
      const changed = signedRoot(query, own).replace('<Numero>1<', '<Numero>2<');
      expect(await send(changed)).toEqual(['E172']);
      expect(await send(signedRoot(query, own))).toEqual(['E4']);
    });
  });

  describe('The sender', () => {
    const call = envelope('GerarNfse', root('GerarNfseEnvio', rps()));

    it.each([
      ['certificate', undefined, 'E182'],
      ['certificate', 'expired', 'E190'],
      ['certificate', 'other', undefined],
      ['provider', 'other', 'E157'],
      ['provider', 'branch', undefined],
    ] as const)('for %s with the certificate %s is %s', async (sender, shown, code) => {
      const sandbox = `sender-${sender}-${String(shown)}`;
      await serviceIn(sandbox, { sender });
      const { mutual, certificate } = adnIn(test, `authors-${sandbox}`);
      const known: Readonly<Record<string, TestCertificate>> = { other, branch: ofBranch };
      const shownCertificate =
        shown === 'expired' ? await certificate(PROVIDER, 'expired') : known[shown ?? ''];
      const path = `/s/authors-${sandbox}/abrasf/3550308`;
      const { status, text } = await mutual(path, shownCertificate, {
        ...{ method: 'POST', body: call },
        ca: own.authority,
      });
      expect([status, codesIn(text)]).toEqual([200, code === undefined ? [] : [code]]);
    });

    it('without TLS is refused if the municipality wants a certificate (E182)', async () => {
      const { generate } = await serviceIn('no-tls', { sender: 'certificate' });
      const answer = await generate();
      expect(answer.codes).toEqual(['E182']);
      expect(answer.all('Correcao')[0]).toContain('NFSE_MTLS_PORT');
    });
  });
});

function codesIn(text: string): readonly string[] {
  const [output = ''] = textsOf(readXml(Buffer.from(text)), 'outputXML');
  return textsOf(readXml(Buffer.from(output)), 'Codigo');
}

function textsOf(element: XmlElement, name: string): readonly string[] {
  const own = element.name === name ? [element.text.trim()] : [];
  return [...own, ...element.children.flatMap((child) => textsOf(child, name))];
}
