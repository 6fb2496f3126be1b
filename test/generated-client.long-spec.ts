import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../apps/dict/src/dict.app';
import { iso8583 } from '../apps/iso8583/src/iso8583.app';
import { spi } from '../apps/spi/src/spi.app';
import { PACS008_EXAMPLES } from '../apps/spi/src/transactions/examples';
import type { paths as AllPaths } from '../dist/generated-client/all';
import type { paths as DictPaths } from '../dist/generated-client/dict';
import type { paths as Iso8583Paths } from '../dist/generated-client/iso8583';
import type { components, paths as SpiPaths } from '../dist/generated-client/spi';

describe(`A client generated from the API documents on ${databaseUnderTest}`, () => {
  const headers = { 'X-Sandbox': 'generated-client' };
  let services: readonly [TestApp, TestApp, TestApp];
  beforeAll(async () => {
    services = [
      await createTestApp(spi),
      await createTestApp(dict),
      await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' }),
    ];
  });
  afterAll(async () => {
    for (const service of services) await service.close();
  });

  it('has types that compile and agree with the calls of this file', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'scripts/clients/compile-client.mjs',
      'test/generated-client.long-spec.ts',
      ...['dict', 'iso8583', 'spi'],
    ]);
    expect(stdout).toBe('');
  });

  it('requests an outcome of the SPI, sends a payment, and verifies that it was sent', async () => {
    const client = createClient<SpiPaths>({ baseUrl: services[0].address, headers });
    const outcome: components['schemas']['Outcome'] = 'AM04';
    const match = { method: 'POST', path: '/spi/pacs.008' };
    const rule = await client.POST('/__admin/rules', {
      body: { match, effect: { outcome }, times: 1 },
    });
    expect(rule.data?.position).toBe(1);

    const response = await fetch(`${services[0].address}/spi/pacs.008`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/xml' },
      body: PACS008_EXAMPLES.payment.value,
    });
    expect(await response.text()).toContain('<Cd>AM04</Cd>');

    const { data: transactions = [] } = await client.GET('/spi/transactions');
    const reasons = transactions.map(({ status, reasonCode }) => [status, reasonCode]);
    expect(reasons).toEqual([['REJECTED', 'AM04']]);
    const verified = await client.POST('/__admin/verify', {
      body: { expectations: [{ match, times: 1 }] },
    });
    expect(verified.data?.pass).toBe(true);
  });

  it('registers a key, and reads the problem of one that is registered already', async () => {
    const client = createClient<DictPaths>({ baseUrl: services[1].address, headers });
    const body = {
      keyType: 'CPF',
      keyValue: '12345678901',
      accountId: 'acc-001',
      ispb: '12345678',
      branch: '0001',
      accountNumber: '123456-7',
      accountType: 'CHECKING',
      holderName: 'Maria Silva',
    } as const;
    const { data: key } = await client.POST('/dict/keys', { body });
    expect(key?.status).toBe('ACTIVE');
    const { error } = await client.POST('/dict/keys', { body });
    expect(error?.code).toBe('ENTRY_ALREADY_EXISTS');
    const { data: found } = await client.GET('/dict/keys/{keyType}/{keyValue}', {
      params: { path: { keyType: 'CPF', keyValue: '12345678901' } },
    });
    expect(found?.holderName).toBe('Maria Silva');
  });

  it('calls two services with the types of the document of all services', async () => {
    const [, { address: dictAddress }, { address: cardsAddress }] = services;
    const atDict = createClient<AllPaths>({ baseUrl: dictAddress, headers });
    const { data: seeded } = await atDict.POST('/__admin/seed', { body: { keys: 3, seed: 7 } });
    expect(seeded).toMatchObject({ keys: 3 });
    const match = { path: '/iso8583/issuer/**' };
    const atCards = createClient<AllPaths>({ baseUrl: cardsAddress, headers });
    await atCards.POST('/__admin/rules', { body: { match, effect: { outcome: '51' }, times: 1 } });
    const body = { pan: '4000000000000001', amount: 15_075 };
    const { data } = await atCards.POST('/iso8583/issuer/authorize', { body });
    expect(data).toMatchObject({ approved: false, responseCode: '51' });
  });

  it('authorizes a card', async () => {
    const client = createClient<Iso8583Paths>({ baseUrl: services[2].address, headers });
    const { data } = await client.POST('/iso8583/issuer/authorize', {
      body: { pan: '4000000000000001', amount: 15_075 },
    });
    expect(data).toMatchObject({ approved: true, responseCode: '00' });
  });
});
