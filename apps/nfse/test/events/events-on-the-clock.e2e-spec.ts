import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { PROVIDER } from '../issuer';
import { CUSTOMER, eventsIn, REASON } from './events-client';

const CANCEL = { cMotivo: '1', xMotivo: REASON };

describe(`Events on the clock on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());
  const clientIn = async (sandbox: string) => {
    const client = eventsIn(test, `clock-${sandbox}`);
    await client.freeze();
    return client;
  };

  it('decides a request for analysis on the clock, if the municipality does so', async () => {
    const { parameters, newInvoice, party, desk, advance, find, cancel } =
      await clientIn('analysis');
    await parameters({ cancelAnalysis: 'grant', analysisAfterHours: 48 });
    const granted = await newInvoice();
    await party(granted, '101103', PROVIDER, CANCEL).expect(201);
    expect((await cancel(granted).expect(422)).body).toMatchObject({ code: 'E0840' });
    await advance('PT47H');
    expect(await find(granted)).toMatchObject({ status: 'cancelling' });
    await parameters({ cancelAnalysis: 'deny', analysisAfterHours: 1 });
    const denied = await newInvoice();
    await party(denied, '101103', PROVIDER, CANCEL).expect(201);
    const byDesk = await newInvoice();
    await party(byDesk, '101103', PROVIDER, CANCEL).expect(201);
    await desk(byDesk, { event: 'cancellation-granted', reason: REASON }).expect(201);
    await advance('PT1H');
    // The decision is that of the parameters at that instant.
    for (const key of [granted, denied]) {
      expect(await find(key)).toMatchObject({
        status: 'authorized',
        cancellationRefusal: { code: '105105' },
      });
    }
    expect(await find(byDesk)).toMatchObject({ status: 'cancelled' });
  });

  it('confirms an invoice tacitly, unless a party was first', async () => {
    const { parameters, newInvoice, party, advance, events } = await clientIn('tacit');
    const before = await newInvoice();
    await parameters({ tacitConfirmationAfterHours: 240 });
    const [silent, rejected, confirmed, cancelled] = [
      await newInvoice(),
      await newInvoice(),
      await newInvoice(),
      await newInvoice(),
    ];
    await party(rejected, '203206', CUSTOMER, { cMotivo: '1' }).expect(201);
    await party(confirmed, '203202', CUSTOMER).expect(201);
    await party(cancelled, '101101', PROVIDER, CANCEL).expect(201);
    await advance('P9D');
    expect(await events(silent)).toEqual([]);
    await advance('P365D');
    const types = async (key: string) => (await events(key)).map(({ type }) => type);
    expect(await types(silent)).toEqual(['205204']);
    expect((await events(silent))[0]?.xml).toContain('<dhProc>2026-03-20T15:00:00-03:00</dhProc>');
    expect(await types(before)).toEqual([]);
    expect(await types(rejected)).toEqual(['203206']);
    expect(await types(confirmed)).toEqual(['203202']);
    expect(await types(cancelled)).toEqual(['101101']);
  });

  it('refuses a waiting cancellation if a party has confirmed meanwhile', async () => {
    const { newInvoice, party, cancel, advance, find } = await clientIn('meanwhile');
    const key = await newInvoice();
    await cancel(key, { sync: false }).expect(202);
    const analysis = await party(key, '101103', PROVIDER, CANCEL).expect(400);
    expect(analysis.body).toMatchObject({ erro: [{ codigo: 'E0848' }] });
    await party(key, '203202', CUSTOMER).expect(201);
    await advance('PT5S');
    expect(await find(key)).toMatchObject({
      status: 'authorized',
      cancellationRefusal: { code: 'E0840' },
    });
  });

  it('tells the subscribers of webhooks each event, and then the new status', async () => {
    const { newInvoice, substitute, party, call } = await clientIn('webhooks');
    // Nothing listens here; the log has the messages all the same.
    await call('post', '/webhooks', { url: 'http://127.0.0.1:9/webhooks' }).expect(201);
    const key = await newInvoice();
    await party(key, '203206', CUSTOMER, { cMotivo: '1' }).expect(201);
    await party(key, '101101', PROVIDER, CANCEL).expect(201);
    const replaced = await newInvoice();
    await substitute(replaced).expect(201);
    const { body: list } = await call('get', '/webhooks/deliveries').expect(200);
    const told: unknown[] = [];
    for (const delivery of list as readonly { readonly id: string }[]) {
      const { body } = await call('get', `/webhooks/deliveries/${delivery.id}`).expect(200);
      const { data } = JSON.parse((body as { readonly body: string }).body) as { data: object };
      told.push(data);
    }
    expect(told.reverse()).toMatchObject([
      { accessKey: key, status: 'authorized' },
      { accessKey: key, event: { type: '203206' } },
      { accessKey: key, event: { type: '101101' } },
      { accessKey: key, status: 'cancelled' },
      { accessKey: replaced, status: 'authorized' },
      { accessKey: replaced, status: 'substituted' },
      { accessKey: replaced, event: { type: '105102' } },
      { status: 'authorized', replaces: replaced },
    ]);
  });
});
