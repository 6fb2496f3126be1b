import 'reflect-metadata';
import { admin, databaseUnderTest } from '#libs/testing';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

interface Return {
  readonly endToEndId: string;
  readonly amount: string;
  readonly status: string;
}

describe(`Payments whose payee returns them on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank();
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `returns-${String(sandboxes)}`;
    const paying = await payingIn(apps, sandbox);
    const { rule } = admin(apps.bank, sandbox);
    await rule({ match: { method: 'POST' }, effect: { outcome: 'DEVOLVIDO' }, times: 1 });
    const inSpi = async (): Promise<Return[]> => {
      const { body } = await apps.spi.http.get('/spi/returns').set('X-Sandbox', sandbox);
      return body as Return[];
    };
    return { ...paying, inSpi };
  };

  it('are returned in the SPI too, once', async () => {
    const { pay, advance, look, booked, inSpi, unsound } = await fresh();
    const { paymentId, endToEndId } = await pay();
    await advance('PT3S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 15_000 });
    await advance('PT1S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 0, blocked: 0 });
    await advance('P1D');
    expect(await inSpi()).toMatchObject([{ endToEndId, amount: '150.00', status: 'ACCEPTED' }]);
    expect(await booked(paymentId)).toEqual(['DEBITO 150.00']);
    expect(await unsound()).toEqual([]);
  });

  it.each<readonly [string, object]>([
    ['is lost', { commitThenDrop: true }],
    ['is an error', { respond: { status: 503 } }],
  ])('are returned once if the answer of the SPI %s', async (_, effect) => {
    const { pay, advance, look, inSpi, spi, unsound } = await fresh();
    const { paymentId } = await pay();
    await advance('PT3S');
    await spi.rule({ match: { path: '/spi/returns' }, effect, times: 2 });
    await advance('PT1S');
    expect(await look(paymentId)).toMatchObject({ taken: 15_000 });
    await advance('PT1M');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 0 });
    expect(await inSpi()).toMatchObject([{ amount: '150.00', status: 'ACCEPTED' }]);
    expect(await unsound()).toEqual([]);
  });

  it('of which a part was returned before get the rest', async () => {
    const { pay, advance, look, inSpi, spi, unsound } = await fresh();
    const { paymentId, endToEndId } = await pay();
    await advance('PT3S');
    await spi.call('post', '/returns', { endToEndId, amount: '50.00' }).expect(202);
    await advance('PT1S');
    expect(await look(paymentId)).toMatchObject({ taken: 0 });
    expect((await inSpi()).map(({ amount }) => amount)).toEqual(['100.00', '50.00']);
    expect(await unsound()).toEqual([]);
  });

  it('stay paid if the payee has got a Conta PI since, because that has no money of the payment', async () => {
    const { pay, advance, look, inSpi, spi, unsound } = await fresh();
    const { paymentId } = await pay();
    await advance('PT3S');
    await spi.call('post', '/participants', { ispb: '12345678' }).expect(201);
    await advance('PT1S');
    expect(await look(paymentId)).toMatchObject({ status: 'ACSC', taken: 15_000 });
    expect(await inSpi()).toEqual([]);
    expect(await unsound()).toEqual([]);
  });
});
