import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PAYEE } from './builders';
import { item, NOW, payerIn, TODAY } from './payer';

const KEY = { localInstrument: 'DICT', proxy: 'nobody@banco.example' } as const;

describe(`A payment whose consent is used while DICT is asked, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let dict: Server;
  beforeAll(async () => {
    dict = createServer().listen(0, '127.0.0.1');
    await once(dict, 'listening');
    const { port } = dict.address() as AddressInfo;
    test = await createTestApp(openfinance, { DICT_URL: `http://127.0.0.1:${String(port)}` });
  });
  afterAll(async () => {
    await test.close();
    dict.close();
  });

  it('is refused because of the consent, and not for its own reason', async () => {
    const { consent, findConsent, frozen, refused } = payerIn(test, 'used-meanwhile');
    await frozen(NOW).expect(200);
    const { consentId } = await consent({
      date: TODAY,
      details: { ...KEY, creditorAccount: PAYEE },
    });
    const headers = { 'x-consent-id': consentId };
    const asked = once(dict, 'request') as Promise<[unknown, ServerResponse]>;
    const slow = refused({ data: [item(KEY)] }, headers);
    const [, response] = await asked;
    const other = item({ ...KEY, payment: { amount: '150.01', currency: 'BRL' } });
    expect(await refused({ data: [other] }, headers)).toEqual([
      'PAGAMENTO_DIVERGENTE_CONSENTIMENTO',
    ]);
    response.writeHead(404).end();
    expect(await slow).toEqual(['CONSENTIMENTO_INVALIDO']);
    expect(await findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
  });
});
