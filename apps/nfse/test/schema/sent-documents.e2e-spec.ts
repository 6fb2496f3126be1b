import { ABRASF_OPERATIONS, ABRASF_VERSIONS, type AbrasfOperationName } from '#libs/nfse';
import {
  ABRASF_SCHEMAS,
  createTestApp,
  NATIONAL_2026_02,
  NATIONAL_2026_07,
  schemaErrors,
  type TestApp,
} from '#libs/testing';
import { ISSUE_EXAMPLES } from '../../src/issue/request/examples';
import { ADDRESS, DEDUCTED } from '../../src/issue/request/test/bodies';
import { nfse } from '../../src/nfse.app';
import { EXAMPLE_NFSE } from '../../src/validation/example-nfse';
import { abrasfIn, type Answer, envelope, header } from '../abrasf/abrasf-client';
import { CUSTOMER, eventsIn, INTERMEDIARY, REASON } from '../events/events-client';
import { PROVIDER, type TestInvoice } from '../issuer';
import { requestsOf } from './version-requests';

const { plain, retentions, ibsCbs, simplesNacional, abrasf } = ISSUE_EXAMPLES;
const { provider, service, customer } = plain.value;
const ABROAD = {
  foreignId: 'US-123456789',
  name: 'Example Inc.',
  address: {
    street: 'Market Street',
    number: '1',
    district: 'Downtown',
    country: 'US',
    postalCode: '94105',
    city: 'San Francisco',
    region: 'CA',
  },
};

/** Invoices of several kinds. */
const KINDS: Readonly<Record<string, object>> = {
  plain: plain.value,
  retained: retentions.value,
  'ibs-cbs': ibsCbs.value,
  simples: simplesNacional.value,
  'abrasf-names': abrasf.value,
  'without-customer': { provider, service },
  discounts: {
    ...{ provider, customer },
    service: { ...service, unconditionalDiscount: 10, conditionalDiscount: 5 },
  },
  deduction: {
    ...{ provider, customer },
    service: {
      ...{ ...service, code: '7.02', construction: { code: '123' } },
      deductions: {
        documents: [{ ...DEDUCTED, nfseKey: '35503082212345678000195000000000000126031234567890' }],
      },
    },
  },
  export: {
    ...{ provider, customer: ABROAD },
    service: {
      ...{ code: '1.07', description: 'Suporte', amount: 1000, place: 'US', issType: 3 },
      nbs: '115022000',
      foreignTrade: { currency: '220', amount: 200 },
    },
  },
  intermediary: {
    ...{ provider, customer, service },
    intermediary: { cnpj: INTERMEDIARY, name: 'Intermediária Ltda', address: ADDRESS },
  },
};

describe('The documents of the service', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.stop());
  const clientIn = async (sandbox: string) => {
    const client = eventsIn(test, `schema-${sandbox}`);
    await client.freeze();
    return client;
  };

  it.each(Object.entries(KINDS))('have the schema: an invoice, %s', async (kind, body) => {
    const client = await clientIn(kind);
    const { body: made, status } = await client.post('/nfse/issue', body);
    expect([status, made]).toEqual([201, expect.anything()]);
    const { id } = made as TestInvoice;
    const { text: xml } = await client.get(`/nfse/${id}/xml?layout=national`).expect(200);
    expect(schemaErrors(xml, NATIONAL_2026_02)).toEqual([]);
    expect(schemaErrors(xml, NATIONAL_2026_07)).toEqual([]);
    const { text: municipal } = await client.get(`/nfse/${id}/xml?layout=abrasf`).expect(200);
    expect(schemaErrors(municipal, ABRASF_SCHEMAS['2.04'])).toEqual([]);
  });

  it('have the schema: the example of an NFS-e', () => {
    expect(schemaErrors(EXAMPLE_NFSE, NATIONAL_2026_02)).toEqual([]);
  });

  it('have the schema: an invoice that replaces another one, and the events', async () => {
    const {
      issue,
      substitute,
      newInvoice,
      party: send,
      desk,
      events,
      get,
    } = await clientIn('events');
    const replaced = await issue();
    const { body } = await substitute(replaced.id).expect(201);
    const { text: xml } = await get(`/nfse/${(body as TestInvoice).id}/xml`).expect(200);
    expect(schemaErrors(xml, NATIONAL_2026_02)).toEqual([]);
    const cancel = { cMotivo: '1', xMotivo: REASON };
    const keys = [replaced.accessKey ?? ''];
    const next = async (): Promise<string> => {
      const key = await newInvoice();
      keys.push(key);
      return key;
    };
    await send(await next(), '101101', PROVIDER, cancel).expect(201);
    for (const event of ['cancellation-granted', 'cancellation-denied']) {
      const key = await next();
      await send(key, '101103', PROVIDER, cancel).expect(201);
      await desk(key, { event, reason: REASON, process: '7' }).expect(201);
    }
    const office = { event: 'cancellation-by-municipality', process: '42', reason: REASON };
    await desk(await next(), office).expect(201);
    await desk(await next(), { event: 'tacit-confirmation' }).expect(201);
    for (const [code, author] of [
      ['202201', PROVIDER],
      ['203202', CUSTOMER],
      ['204203', INTERMEDIARY],
    ] as const) {
      await send(await next(), code, author).expect(201);
    }
    const rejected = await next();
    await send(rejected, '202205', PROVIDER, { cMotivo: '1' }).expect(201);
    await send(rejected, '203206', CUSTOMER, { cMotivo: '9', xMotivo: REASON }).expect(201);
    await send(rejected, '204207', INTERMEDIARY, { cMotivo: '5' }).expect(201);
    const [{ id: rejection } = { id: '' }] = await events(rejected);
    await desk(rejected, { event: 'rejection-annulled', rejection, reason: REASON }).expect(201);
    const blocked = await next();
    const { body: block } = await desk(blocked, {
      ...{ event: 'block', blocks: 'cancellation', reason: REASON },
    }).expect(201);
    await desk(blocked, { event: 'unblock', block: (block as { id: string }).id }).expect(201);

    const all = (await Promise.all(keys.map(events))).flat();
    expect(new Set(all.map(({ type }) => type)).size).toBe(16);
    for (const event of all) expect(schemaErrors(event.xml, NATIONAL_2026_02)).toEqual([]);
  });

  it.each(ABRASF_VERSIONS)(
    'have the schema of ABRASF %s, as the requests have',
    async (version) => {
      const sandbox = `schema-abrasf-${version.replace('.', '-')}`;
      const { freeze, settings, envelope: send, advance } = abrasfIn(test, sandbox);
      await freeze();
      await settings({ version });
      const requests = requestsOf(version);
      const operations = new Set<string>();
      const call = async (operation: AbrasfOperationName, data: string): Promise<Answer> => {
        operations.add(operation);
        expect(schemaErrors(data, ABRASF_SCHEMAS[version])).toEqual([]);
        const answer = await send(envelope(operation, data, { head: header(version) }));
        expect(schemaErrors(answer.xml, ABRASF_SCHEMAS[version])).toEqual([]);
        return answer;
      };
      const [protocol = ''] = (
        await call('RecepcionarLoteRps', requests.receive(1, [1, 2, 3]))
      ).all('Protocolo');
      await call('RecepcionarLoteRps', requests.receive(1, [9]));
      const ofBatch = async (name: string): Promise<void> => {
        await call('ConsultarLoteRps', requests.batchOf(name));
        if (version === '1.00') await call('ConsultarSituacaoLoteRps', requests.situationOf(name));
      };
      await ofBatch(protocol);
      await ofBatch('other');
      await advance('PT5S');
      await ofBatch(protocol);
      const [wrong = ''] = (await call('RecepcionarLoteRps', requests.receive(2, [1, 4]))).all(
        'Protocolo',
      );
      await advance('PT5S');
      await ofBatch(wrong);
      expect((await call('GerarNfse', requests.generate(5))).codes).toEqual([]);
      expect((await call('GerarNfse', requests.generate(5))).codes).toEqual(['E10']);
      expect((await call('CancelarNfse', requests.cancel(1))).codes).toEqual([]);
      expect((await call('CancelarNfse', requests.cancel(1))).codes).toEqual(['E79']);
      if (version === '1.00') {
        expect((await call('ConsultarNfse', requests.find())).all('CompNfse')).toHaveLength(4);
        await call('ConsultarNfse', requests.find('99'));
      } else {
        expect((await call('SubstituirNfse', requests.replace(2, 6))).codes).toEqual([]);
        expect((await call('SubstituirNfse', requests.replace(2, 7))).codes).toEqual(['E7']);
        const now = 'RecepcionarLoteRpsSincrono';
        expect((await call(now, requests.receiveNow(3, [10, 11]))).codes).toEqual([]);
        expect((await call(now, requests.receiveNow(4, [10, 12]))).codes).toEqual(['E10']);
        await call('ConsultarNfseServicoPrestado', requests.provided());
        await call('ConsultarNfseServicoPrestado', requests.provided('99'));
        await call('ConsultarNfseServicoTomado', requests.taken());
        await call('ConsultarNfsePorFaixa', requests.inRange(1, 9));
        await call('ConsultarNfsePorFaixa', requests.inRange(90, 99));
      }
      for (const number of [1, 2, 3, 99]) await call('ConsultarNfsePorRps', requests.byRps(number));
      const expected = Object.entries(ABRASF_OPERATIONS).filter(([, { versions }]) =>
        (versions as readonly string[]).includes(version),
      );
      expect([...operations].sort()).toEqual(expected.map(([name]) => name).sort());
    },
  );
});
