import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER, PROVIDER } from '../issuer';
import { adnIn, type Distributed } from './adn-client';

const OTHER_PROVIDER = '98765432000198';
const SAO_PAULO = '3550308';
const COUNT = 40;

describe('The distribution of two instances', () => {
  let data: TestData;
  let instances: readonly TestApp[];
  beforeAll(async () => {
    data = await createTestData();
    const small = { DATABASE_POOL_SIZE: '1' };
    instances = [await createTestApp(nfse, small, data), await createTestApp(nfse, small, data)];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });

  const on = (index: number, sandbox: string) => {
    const instance = instances[index % 2];
    if (instance === undefined) throw new Error('No instance was started.');
    return adnIn(instance, sandbox);
  };
  const nsusOf = (documents: readonly Distributed[]) => documents.map(({ NSU }) => NSU);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('numbers the documents of each taxpayer without gaps, and distributes each once', async () => {
    // Each is the provider of half of the invoices and the customer of the other half.
    const made = await Promise.all(
      upTo(COUNT).map(async (index) => {
        const isOther = index % 4 < 2;
        const client = on(index, 'parallel');
        const invoice = await client.issue({
          provider: { cnpj: isOther ? OTHER_PROVIDER : PROVIDER },
          customer: { cnpj: isOther ? PROVIDER : OTHER_PROVIDER, name: 'Cliente' },
        });
        if (index % 5 === 0) await client.cancel(invoice.id).expect(200);
        if (index % 5 === 1)
          await client
            .substitute(invoice.id, {
              customer: CUSTOMER,
              provider: { cnpj: invoice.provider.taxId },
            })
            .expect(201);
        return invoice.accessKey;
      }),
    );
    for (const taxId of [PROVIDER, OTHER_PROVIDER]) {
      for (const index of [0, 1]) {
        const documents = await on(index, 'parallel').all(taxId);
        expect(nsusOf(documents)).toEqual(upTo(documents.length));
        const names = documents.map((each) => `${each.ChaveAcesso} ${String(each.TipoEvento)}`);
        expect(new Set(names).size).toBe(documents.length);
        for (const key of made) expect(names).toContain(`${String(key)} null`);
        const events = documents.filter(({ TipoDocumento }) => TipoDocumento === 'EVENTO');
        expect(events).toHaveLength(16);
      }
    }
    for (const index of [0, 1]) {
      const documents = await on(index, 'parallel').allOfTown(SAO_PAULO);
      expect(nsusOf(documents)).toEqual(upTo(COUNT + 8 + 16));
      const names = documents.map((each) => `${each.ChaveAcesso} ${String(each.TipoEvento)}`);
      expect(new Set(names).size).toBe(documents.length);
    }
    // Those that replaced another one.
    expect(nsusOf(await on(0, 'parallel').all(CUSTOMER.cnpj))).toEqual(upTo(8));
  });
});
