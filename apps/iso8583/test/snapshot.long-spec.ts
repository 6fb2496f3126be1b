import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';

const PAN = '4000000000000001';

describe(`A snapshot of the card host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(iso8583, { ISO8583_TCP_PORT: '0' });
  });
  afterAll(() => test.close());

  it('is restored to a new sandbox, with the same balances and each card once', async () => {
    const within = (sandbox: string) => ({
      pay: () =>
        test.http
          .post('/iso8583/issuer/financial')
          .set('X-Sandbox', sandbox)
          .send({ pan: PAN, amount: 15_075 })
          .expect(200),
      cards: async () =>
        (await test.http.get('/admin/cards').set('X-Sandbox', sandbox).expect(200)).body as {
          pan: string;
          balance: number;
        }[],
    });
    await within('source').pay();
    const before = await within('source').cards();
    const snapshot = '/__admin/sandboxes/source/snapshots/paid';
    await test.http.post(snapshot).expect(201);
    await test.http.post(`${snapshot}/restore`).send({ into: 'copy' }).expect(200);

    expect(await within('copy').cards()).toEqual(before);
    expect(before.find(({ pan }) => pan === PAN)?.balance).toBe(10_000_000 - 15_075);
    await within('copy').pay();
    expect((await within('source').cards())[0]).toEqual(before[0]);
  });
});
