import { signer, writeEventRequest, type EventCode } from '#libs/nfse';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { PROVIDER } from '../issuer';
import { packed, unpacked } from '../sefin/sefin-client';
import { CUSTOMER, eventsIn, INTERMEDIARY, REASON, requestOf } from './events-client';

const CANCEL = { cMotivo: '1', xMotivo: REASON };

describe(`Events on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());
  const clientIn = async (sandbox: string) => {
    const client = eventsIn(test, `events-${sandbox}`);
    await client.freeze();
    return client;
  };

  it.each<readonly [EventCode, string, object, string]>([
    ['101101', PROVIDER, CANCEL, 'cancelled'],
    ['101103', PROVIDER, CANCEL, 'cancelling'],
    ['202201', PROVIDER, {}, 'authorized'],
    ['203202', CUSTOMER, {}, 'authorized'],
    ['204203', INTERMEDIARY, {}, 'authorized'],
    ['202205', PROVIDER, { cMotivo: '1' }, 'authorized'],
    ['203206', CUSTOMER, { cMotivo: '9', xMotivo: REASON }, 'authorized'],
    ['204207', INTERMEDIARY, { cMotivo: '5' }, 'authorized'],
  ])('registers %s of a party, and finds it', async (code, author, content, status) => {
    const { newInvoice, party, get, status: now, events } = await clientIn(code);
    const key = await newInvoice();
    const { body } = await party(key, code, author, content).expect(201);
    const xml = unpacked((body as { eventoXmlGZipB64: string }).eventoXmlGZipB64);
    expect(await now(key)).toBe(status);
    expect(await events(key)).toMatchObject([{ id: `EVT${key}${code}001`, type: code, xml }]);
    for (const path of ['', `/${code}`, `/${code}/1`]) {
      const found = await get(`/SefinNacional/nfse/${key}/eventos${path}`).expect(200);
      expect(found.body).toMatchObject({ eventos: [{ tipoEvento: Number(code) }] });
    }
    const report = await test.http
      .post('/nfse/validate')
      .set('Content-Type', 'application/xml')
      .send(xml);
    // The request has no signature, which an embedded request may lack.
    expect(report.body).toMatchObject({ valid: true, layout: 'national-event' });
  });

  it('registers each event of the municipality, signed and valid', async () => {
    const { newInvoice, party, desk, status, events, find } = await clientIn('desk');
    const granted = await newInvoice();
    await party(granted, '101103', PROVIDER, CANCEL).expect(201);
    await desk(granted, { event: 'cancellation-granted', reason: REASON, process: '7' }).expect(
      201,
    );
    expect(await find(granted)).toMatchObject({ status: 'cancelled', cancellation: { code: '1' } });

    const denied = await newInvoice();
    await party(denied, '101103', PROVIDER, CANCEL).expect(201);
    await desk(denied, {
      event: 'cancellation-denied',
      reason: REASON,
      withoutMerits: true,
    }).expect(201);
    expect(await find(denied)).toMatchObject({
      status: 'authorized',
      cancellationRefusal: { code: '105105', detail: REASON },
    });

    const cancelled = await newInvoice();
    const office = { event: 'cancellation-by-municipality', process: '42', reason: REASON };
    await desk(cancelled, office).expect(201);
    expect(await status(cancelled)).toBe('cancelled');

    const rejected = await newInvoice();
    await party(rejected, '203206', CUSTOMER, { cMotivo: '1' }).expect(201);
    const [rejection] = await events(rejected);
    const annulment = { event: 'rejection-annulled', rejection: rejection?.id, reason: REASON };
    await desk(rejected, annulment).expect(201);
    await desk(rejected, { event: 'tacit-confirmation' }).expect(201);

    const found = await Promise.all([granted, denied, cancelled, rejected].map(events));
    // The order of one instant is that of the codes.
    expect(found.map((list) => list.map(({ type }) => type))).toEqual([
      ['101103', '105104'],
      ['101103', '105105'],
      ['305101'],
      ['203206', '205204', '205208'],
    ]);
    for (const { xml } of found.flat()) {
      const report = await test.http
        .post('/nfse/validate')
        .set('Content-Type', 'application/xml')
        .send(xml);
      expect(report.body).toMatchObject({ valid: true, layout: 'national-event' });
    }
  });

  it('blocks an event until the block is removed, as often as it is wanted', async () => {
    const { newInvoice, party, desk, cancel, substitute, status, events } = await clientIn('block');
    const key = await newInvoice();
    const block = { event: 'block', blocks: 'cancellation', reason: REASON };
    for (const sequence of [1, 2]) {
      const { body } = await desk(key, block).expect(201);
      const { id } = body as { id: string };
      expect(body).toMatchObject({ type: '305102', sequence });
      expect((await desk(key, block).expect(422)).body).toMatchObject({ code: 'E1967' });
      const refused = await party(key, '101101', PROVIDER, CANCEL).expect(400);
      expect(refused.body).toMatchObject({ erro: [{ codigo: 'E0840' }] });
      expect((await cancel(key).expect(422)).body).toMatchObject({ code: 'E0840' });
      await desk(key, { event: 'unblock', block: id }).expect(201);
      const again = await desk(key, { event: 'unblock', block: id }).expect(422);
      expect(again.body).toMatchObject({ code: 'E1970' });
    }
    await desk(key, { ...block, blocks: 'substitution' }).expect(201);
    expect((await substitute(key).expect(422)).body).toMatchObject({ code: 'E0076' });
    await cancel(key).expect(200);
    expect(await status(key)).toBe('cancelled');
    expect((await events(key)).map(({ id }) => id.slice(-9)).toSorted()).toEqual([
      ...['101101001', '305102001', '305102002', '305102003', '305103001', '305103002'],
    ]);
  });

  it('refuses what a linked event excludes', async () => {
    const { newInvoice, party, desk, cancel, substitute } = await clientIn('excluded');
    const key = await newInvoice();
    await party(key, '203202', CUSTOMER).expect(201);
    const twice = await party(key, '203206', CUSTOMER, { cMotivo: '1' }).expect(400);
    expect(twice.body).toMatchObject({ erro: [{ codigo: 'E1833' }] });
    const { body } = await cancel(key).expect(422);
    expect(body).toMatchObject({
      code: 'E0840',
      detail: expect.stringContaining('já está vinculado à NFS-e indicada') as string,
    });
    expect((await cancel(key, { sync: false }).expect(422)).body).toMatchObject({ code: 'E0840' });
    expect((await substitute(key).expect(422)).body).toMatchObject({ code: 'E0070' });
    const early = await desk(key, { event: 'cancellation-granted', reason: REASON }).expect(422);
    expect(early.body).toMatchObject({ code: 'E0852' });
    await party(key, '204207', INTERMEDIARY, { cMotivo: '1' }).expect(201);
  });

  it.each<readonly [string, EventCode, string, object, string]>([
    ['of another party', '203202', PROVIDER, {}, 'E0813'],
    ['of the municipality', '305101', PROVIDER, office(), 'E0813'],
    ['of a replacement', '105102', PROVIDER, substitution(), 'E0813'],
    ['without the text of the reason 9', '203206', CUSTOMER, { cMotivo: '9' }, 'E1949'],
  ])('refuses an event %s', async (name, code, author, content, expected) => {
    const { newInvoice, party, status } = await clientIn(name.replaceAll(' ', '-'));
    const key = await newInvoice();
    const { body } = await party(key, code, author, content).expect(400);
    expect(body).toMatchObject({ erro: [{ codigo: expected }] });
    expect(await status(key)).toBe('authorized');
  });

  it('refuses an event whose certificate is of another company', async () => {
    const { newInvoice, event } = await clientIn('signer');
    const key = await newInvoice();
    const signedBy = async (taxId: string): Promise<string> => {
      const { body } = await test.http.post('/__admin/certificates').send({ taxId }).expect(201);
      const { pem, privateKey } = body as { readonly pem: string; readonly privateKey: string };
      const certificate = { certificatePem: pem, privateKeyPem: privateKey };
      const xml = writeEventRequest(requestOf(key, '101101', PROVIDER, CANCEL));
      return packed(await signer(certificate).signEventRequest(xml));
    };
    const { body } = await event(key, await signedBy(CUSTOMER)).expect(400);
    expect(body).toMatchObject({ erro: [{ codigo: 'E0812' }] });
    await event(key, await signedBy('12345678000276')).expect(201);
  });

  it('accepts a request of an older edition', async () => {
    const { newInvoice, event, events } = await clientIn('older');
    const key = await newInvoice();
    const newest = requestOf(key, '203206', CUSTOMER, { cMotivo: '1' });
    const older = writeEventRequest({ ...newest, Id: `${newest.Id}001`, nPedRegEvento: '1' })
      .replace('<cMotivo>', '<infRej><cMotivo>')
      .replace('</cMotivo>', '</cMotivo></infRej>');
    await event(key, packed(older)).expect(201);
    const [{ xml } = { xml: '' }] = await events(key);
    expect(xml).toContain(older);
  });

  it('follows an outcome that a rule requests', async () => {
    const { newInvoice, party, requestOutcome, events } = await clientIn('rules');
    const key = await newInvoice();
    for (const [outcome, status] of [
      ['E1825', 400],
      ['E1217', 503],
    ] as const) {
      await requestOutcome(outcome, `/SefinNacional/nfse/${key}/eventos`);
      const { body } = await party(key, '203202', CUSTOMER).expect(status);
      expect(body).toMatchObject({ erro: [{ codigo: outcome }] });
    }
    expect(await events(key)).toEqual([]);
    await party(key, '203202', CUSTOMER).expect(201);
  });

  it.each([
    [{}, '/event'],
    [{ event: 'refund' }, '/event'],
    [{ event: 'block', reason: REASON }, '/blocks'],
    [{ event: 'block', blocks: 'confirmation', reason: REASON }, '/blocks'],
    [{ event: 'cancellation-granted', reason: 'curto' }, '/reason'],
    [{ event: 'cancellation-granted', reason: REASON, agent: '12345678901' }, '/agent'],
    [{ event: 'cancellation-by-municipality', reason: REASON }, '/process'],
    [{ event: 'unblock', block: '7' }, '/block'],
    [{ event: 'tacit-confirmation', reasons: REASON }, '/reasons'],
  ])('refuses the body %j at the desk', async (body, pointer) => {
    const { desk } = await clientIn('bodies');
    const refused = await desk('any', body).expect(400);
    expect(refused.body).toMatchObject({ code: 'EVENT_INVALID', errors: [{ pointer }] });
  });

  it('finds no event of an invoice without events, and no invoice at the desk', async () => {
    const { newInvoice, get, desk, later } = await clientIn('missing');
    const key = await newInvoice();
    const { body } = await get(`/SefinNacional/nfse/${key}/eventos`).expect(404);
    expect(body).toMatchObject({ erro: [{ codigo: 'EVENT_NOT_FOUND' }] });
    await get(`/SefinNacional/nfse/${key}/eventos/x`).expect(400);
    const unknown = await desk('unknown', { event: 'tacit-confirmation' }).expect(404);
    expect(unknown.body).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
    const { id } = await later();
    const early = await desk(id, { event: 'tacit-confirmation' }).expect(409);
    expect(early.body).toMatchObject({ code: 'INVOICE_NOT_AUTHORIZED' });
  });
});

function office(): object {
  return { CPFAgTrib: '52998224725', nProcAdm: '1', xProcAdm: REASON };
}

function substitution(): object {
  return { cMotivo: '01', chSubstituta: '1'.repeat(50) };
}
