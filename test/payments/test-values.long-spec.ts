import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { PAYMENTS, plain } from '../../apps/openfinance/test/payments/payer';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const byKey = (proxy: string) => ({ localInstrument: 'DICT', proxy }) as const;

describe(`Test values of payments with DICT and the SPI on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank({ DICT_TIMEOUT_MS: '2000' });
  });
  afterAll(() => apps.close());

  it('of the bank are not looked up in DICT, which does not have the key', async () => {
    const { pay, advance, look } = await payingIn(apps, 'values-of-bank');
    const { paymentId } = await pay(byKey('rjct.valor_invalido@outcome.example'));
    await advance('PT2S');
    expect(await look(paymentId)).toMatchObject({ status: 'RJCT', reason: 'VALOR_INVALIDO' });
    const { paymentId: returned } = await pay(byKey('devolvido@outcome.example'));
    await advance('PT3S');
    expect(await look(returned)).toMatchObject({ status: 'ACSC', inSpi: ['ACCEPTED 150'] });
  });

  it('of DICT are outcomes of its look-up', async () => {
    const { refused, send } = await payingIn(apps, 'values-of-dict');
    const lookUp = (code: string) => byKey(`${code}@outcome.example`);
    expect(await refused(plain(lookUp('not_found')))).toEqual(['DETALHE_PAGAMENTO_INVALIDO']);
    await send(PAYMENTS, plain(lookUp('service_unavailable'))).expect(201);
    const { status } = await send(PAYMENTS, { amount: '1.00', ...lookUp('service_unavailable') });
    expect(status).toBe(502);
  });
});
