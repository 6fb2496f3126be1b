import { createTestApp, type TestApp } from '#libs/testing';
import { nfse } from '../../../src/nfse.app';
import { PROVIDER } from '../../issuer';
import { batch, batchQuery, cancellation, issue, rpsQuery } from './documents';
import { PRESETS, type Preset } from './presets';
import { MUNICIPALITY, providerIn } from './provider-client';
import { type Key } from './sign';

/** The roots of the answers. */
const ROOTS = {
  GerarNfse: 'GerarNfseResposta',
  RecepcionarLoteRps: 'EnviarLoteRpsResposta',
  ConsultarNfsePorRps: 'ConsultarNfseRpsResposta',
  CancelarNfse: 'CancelarNfseResposta',
} as const;

describe('The form of a provider', () => {
  let test: TestApp;
  let key: Key;
  beforeAll(async () => {
    test = await createTestApp(nfse);
    key = await providerIn(test, 'provider-key', preset('webiss 2.02')).certificate(PROVIDER);
  });
  afterAll(() => test.stop());

  const sandboxOf = ({ name }: Preset): string => `provider-${name.replace(/[ .]/g, '-')}`;

  it.each(PRESETS.map((each) => [each.name, each] as const))(
    'of %s: issues, consults and cancels',
    async (_, each) => {
      const { start, send, advance } = providerIn(test, sandboxOf(each), each);
      await start();
      const choices = { ...each.choices, municipality: MUNICIPALITY };
      const own = each.isSigned === true ? key : undefined;
      const formOf = (operation: keyof typeof ROOTS) => ({
        status: 200,
        path: each.answer(operation, ROOTS[operation]),
        namespace: each.namespace.replace('{root}', wordsOf(each, ROOTS[operation])),
      });
      if (each.issuing === 'GerarNfse') {
        const issued = await send('GerarNfse', issue(1, choices), own);
        expect(issued.all('Codigo')).toEqual([]);
        expect(issued).toMatchObject(formOf('GerarNfse'));
        expect(issued.all('ValorIss')[0]).toBe('50.00');
      } else {
        const received = await send('RecepcionarLoteRps', batch(1, choices), own);
        expect(received.all('Codigo')).toEqual([]);
        expect(received).toMatchObject(formOf('RecepcionarLoteRps'));
        await advance('PT5S');
        const [protocol = ''] = received.all('Protocolo');
        const made = await send('ConsultarLoteRps', batchQuery(protocol, choices), own);
        expect(made.all('Codigo')).toEqual([]);
        expect(made.all('ValorIss')[0]).toBe('50.00');
      }
      const found = await send('ConsultarNfsePorRps', rpsQuery(1, choices), own);
      expect(found.all('Codigo')).toEqual([]);
      expect(found).toMatchObject(formOf('ConsultarNfsePorRps'));
      const cancelled = await send('CancelarNfse', cancellation(1, choices), own);
      expect(cancelled.all('Codigo')).toEqual([]);
      expect(cancelled).toMatchObject(formOf('CancelarNfse'));
      const afterwards = await send('ConsultarNfsePorRps', rpsQuery(1, choices), own);
      expect(afterwards.all('CodigoCancelamento')).toEqual(['2']);
      const again = await send('CancelarNfse', cancellation(1, choices), own);
      expect(again.all('Codigo')).toEqual(['E79']);
    },
  );

  it.each([
    ['fiorilli 2.02', '<password>123456<', '<password>1<'],
    ['simpliss 1.00', 'a&amp;b', 'b'],
  ])(
    'of %s refuses another password (E901), and never returns the right one',
    async (name, right, wrong) => {
      const each = preset(name);
      const sandbox = `provider-password-${name.replace(/[ .]/g, '-')}`;
      const { start, body, get } = providerIn(test, sandbox, each);
      await start();
      const choices = { ...each.choices, municipality: MUNICIPALITY };
      const sent = each.body('ConsultarNfsePorRps', each.document(rpsQuery(1, choices)));
      const query = (xml: string) => body('ConsultarNfsePorRps', xml);
      expect((await query(sent.replace(right, wrong))).all('Codigo')).toEqual(['E901']);
      expect((await query(sent)).all('Codigo')).toEqual(['E4']);
      const { text } = await get('/__admin/parameters?municipality=4106902').expect(200);
      expect(text).toContain('"user"');
      expect(text).not.toContain('"password"');
      const journal = await get('/__admin/requests').expect(200);
      expect(journal.text).toContain('ConsultarNfseRpsEnvio');
      expect(journal.text).not.toMatch(/123456<|a&amp;b/);
    },
  );

  it('refuses the action of another operation with a fault that has both names', async () => {
    const each = preset('webiss 1.00');
    const { start, body } = providerIn(test, 'provider-action', each);
    await start();
    const choices = { ...each.choices, municipality: MUNICIPALITY };
    const sent = each.body('ConsultarNfsePorRps', each.document(rpsQuery(1, choices)));
    const action = each.action('CancelarNfse');
    const fault = await body('ConsultarNfsePorRps', sent, action);
    expect([fault.status, fault.all('faultcode')]).toEqual([500, ['soap:Client']]);
    expect(fault.all('faultstring')).toEqual([
      `The action is ${action}, but the body has ConsultarNfsePorRps, whose action is ${each.action('ConsultarNfsePorRps')}.`,
    ]);
    expect((await body('ConsultarNfsePorRps', sent, '')).all('Codigo')).toEqual(['E4']);
  });

  it('with signatures refuses documents without one: a batch (E173), a receipt (E174), a query (E326), an order (E180)', async () => {
    const rows = [
      ['ginfes 1.00', 'RecepcionarLoteRps', batch, ['E173']],
      ['ginfes 1.00', 'ConsultarNfsePorRps', rpsQuery, ['E326']],
      ['betha 1.00', 'CancelarNfse', cancellation, ['E180']],
      ['giss 2.04', 'GerarNfse', issue, ['E174']],
    ] as const;
    for (const [index, [name, operation, make, codes]] of rows.entries()) {
      const each = preset(name);
      const { start, send } = providerIn(test, `provider-unsigned-${String(index)}`, each);
      await start();
      const sent = make(1, { ...each.choices, municipality: MUNICIPALITY });
      expect((await send(operation, sent)).all('Codigo')).toEqual(codes);
    }
  });

  it('is refused with the nearest name if it is not known', async () => {
    const { freeze, call } = providerIn(test, 'provider-unknown', preset('webiss 2.02'));
    await freeze();
    const abrasf = { provider: 'bettha', signers: 'any' };
    const municipalities = [{ code: MUNICIPALITY, abrasf }];
    const { body } = await call('post', '/parameters', { municipalities }).expect(400);
    expect(JSON.stringify(body)).toContain('Did you mean \\"betha\\"?');
    expect(JSON.stringify(body)).toContain('did you mean \\"signer\\"?');
  });
});

function preset(name: string): Preset {
  const found = PRESETS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No preset ${name}`);
  return found;
}

/** `EnviarLoteRpsResposta` as `enviar_lote_rps_resposta`, or with hyphens. */
function wordsOf({ namespace }: Preset, root: string): string {
  const between = namespace.includes('giss') ? '-' : '_';
  return root.replace(/(?<=[a-z])(?=[A-Z])/g, between).toLowerCase();
}
