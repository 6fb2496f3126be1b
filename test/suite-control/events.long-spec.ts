import 'reflect-metadata';
import { databaseUnderTest, followEvents } from '#libs/testing';
import { clientsOf, startControl, startControlledSuite, type ControlledSuite } from './clients';

const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const payment = {
  amount: '150.00',
  creditorAccount: { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' },
  creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'Joao Souza' },
};

describe(`The events of all services on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  beforeAll(async () => {
    suite = await startControlledSuite();
  });
  afterAll(() => suite.close());

  /** Pays, and lets the payment reach the SPI. */
  const pay = async (sandbox: string): Promise<string> => {
    const { at, control } = clientsOf(suite, sandbox);
    const { body } = await at('openfinance', 'post', PAYMENTS, payment).expect(201);
    await control('post', '/clock/advance', { by: 'PT10S' }).expect(200);
    return (body as { data: { endToEndId: string } }).data.endToEndId;
  };

  it('are listed as the story of one payment, with the service that called', async () => {
    const endToEndId = await pay('told');
    await pay('told');
    const { control } = clientsOf(suite, 'told');
    const { body } = await control('get', `/events?first=oldest&endToEndId=${endToEndId}`).expect(
      200,
    );
    expect(body).toMatchObject([
      { service: 'openfinance', name: 'payment.created', facts: { endToEndId, amount: '150.00' } },
      {
        service: 'spi',
        name: 'pix.payment',
        caller: 'openfinance',
        facts: { endToEndId, status: 'ACCP' },
      },
    ]);
    const named = await control('get', '/events?name=pix.&limit=1').expect(200);
    expect(named.body).toHaveLength(1);
    await control('get', '/events?service=spy').expect(400);
  });

  it('are streamed in the order of their arrival, and resumed without a loss', async () => {
    const { address } = suite.control;
    await pay('live');
    const first = await followEvents(address, { sandbox: 'live' });
    expect((await first.next('request')).data).toMatchObject({ name: 'payment.created' });
    expect((await first.next('request')).data).toMatchObject({
      service: 'spi',
      name: 'pix.payment',
    });
    await first.next('live');
    await clientsOf(suite, 'live').at('dict', 'get', '/dict/keys').expect(200);
    const seen = await first.next('request');
    expect(seen.data).toMatchObject({ service: 'dict', name: 'dict.keys-read' });
    first.close();
    await pay('live');
    const second = await followEvents(address, { sandbox: 'live', last: seen.id });
    expect((await second.next('request')).data).toMatchObject({ name: 'payment.created' });
    expect((await second.next('request')).data).toMatchObject({ name: 'pix.payment' });
    await clientsOf(suite, 'live').control('delete', '/requests').expect(204);
    await second.next('cleared');
    second.close();
  });

  it('go on without a service that does not answer, and say so', async () => {
    // Nothing listens on port 1.
    const lonely = await startControl({ ...suite.addresses, dict: 'http://127.0.0.1:1' });
    const stream = await followEvents(lonely.address, { sandbox: 'lonely' });
    const silent = async (): Promise<object> => {
      for (;;) {
        const { data } = await stream.next('service');
        if (data['status'] === 'silent') return data;
      }
    };
    expect(await silent()).toMatchObject({ service: 'dict', detail: expect.any(String) as string });
    await clientsOf(suite, 'lonely').at('spi', 'get', '/spi/transactions').expect(200);
    expect((await stream.next('request')).data).toMatchObject({ name: 'pix.payments-read' });
    stream.close();
    await lonely.close();
  });
});
