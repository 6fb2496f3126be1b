import { type InfEventRequest } from '#libs/nfse';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { cancellation, dpsOf, sefinIn, unpacked } from './sefin-client';

describe(`Events of the national API on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());
  const clientIn = (sandbox: string) => sefinIn(test, sandbox);

  it('cancels an invoice by an event, and finds the event', async () => {
    const { freeze, issued, event, get } = clientIn('events');
    await freeze();
    const { chaveAcesso: key } = await issued(dpsOf('1'));
    const { body } = await event(key, cancellation(key)).expect(201);
    const { eventoXmlGZipB64 } = body as { eventoXmlGZipB64: string };
    expect(unpacked(eventoXmlGZipB64)).toContain(`<infEvento Id="EVT${key}101101001">`);
    const found = await get(`/SefinNacional/nfse/${key}/eventos/101101/1`).expect(200);
    expect(found.body).toMatchObject({ eventoXmlGZipB64 });
    const [listed] = (found.body as { eventos: [{ arquivoXml: string }] }).eventos;
    expect(listed).toMatchObject({
      chaveAcesso: key,
      tipoEvento: 101101,
      numeroPedidoRegistroEvento: 1,
      dataHoraRecebimento: '2026-03-10T15:00:00.0000000-03:00',
    });
    expect(Buffer.from(listed.arquivoXml, 'base64').toString()).toBe(eventoXmlGZipB64);
    await get(`/SefinNacional/nfse/${key}/eventos/101101/001`).expect(200);
    await get(`/SefinNacional/nfse/${key}/eventos/105102/1`).expect(404);
    await get(`/SefinNacional/nfse/${key}/eventos/x/1`).expect(400);
    expect((await get(`/nfse/${key}`).expect(200)).body).toMatchObject({ status: 'cancelled' });
    const again = await event(key, cancellation(key)).expect(400);
    expect(again.body).toMatchObject({ erro: [{ codigo: 'E0840' }] });
  });

  it.each<readonly [string, Partial<InfEventRequest>, string]>([
    [
      'about another invoice',
      { chNFSe: '35503082211222333000181000000000000726031234567807' },
      'E1831',
    ],
    ['of production', { tpAmb: '1' }, 'E1845'],
    ['with another id', { Id: `PRE${'1'.repeat(56)}` }, 'E1827'],
    ['of the future', { dhEvento: '2026-03-10T15:00:01-03:00' }, 'E1843'],
    ['of another author', { CNPJAutor: '11222333000181' }, 'E0813'],
  ])('refuses an event %s', async (name, change, code) => {
    const { freeze, issued, event, get } = clientIn(name.replaceAll(' ', '-'));
    await freeze();
    const { chaveAcesso: key } = await issued(dpsOf('1'));
    const { body } = await event(key, cancellation(key, change)).expect(400);
    expect(body).toMatchObject({ erro: [{ codigo: code }] });
    expect((await get(`/nfse/${key}`).expect(200)).body).toMatchObject({ status: 'authorized' });
  });

  it('refuses an event of an invoice that does not exist', async () => {
    const key = '35503082211222333000181000000000000726031234567807';
    const { body } = await clientIn('events').event(key, cancellation(key)).expect(400);
    expect(body).toMatchObject({ erro: [{ codigo: 'E1831' }] });
  });

  it('replaces an invoice by a DPS that names it', async () => {
    const { freeze, issued, send, get } = clientIn('replaced');
    await freeze();
    const { chaveAcesso: key } = await issued(dpsOf('1'));
    const subst = { chSubstda: key, cMotivo: '99', xMotivo: 'A descrição estava incompleta' };
    const { chaveAcesso: replacement } = await issued(dpsOf('2', { subst }));
    const { body } = await get(`/SefinNacional/nfse/${key}/eventos/105102/1`).expect(200);
    const { eventoXmlGZipB64 } = body as { eventoXmlGZipB64: string };
    expect(unpacked(eventoXmlGZipB64)).toContain(`<chSubstituta>${replacement}</chSubstituta>`);
    const again = await send(dpsOf('3', { subst })).expect(400);
    expect(again.body).toMatchObject({ erros: [{ codigo: 'E0046' }] });
  });
});
