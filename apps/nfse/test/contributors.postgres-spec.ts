import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { nfse } from '../src/nfse.app';
import { PROVIDER, request } from './issuer';

const PATH = `/__admin/contributors/${PROVIDER}`;
const REGISTRATION = { municipality: '3550308', number: '12345' };

describe('Contributors of two instances', () => {
  let data: TestData;
  let instances: readonly [TestApp, TestApp];
  beforeAll(async () => {
    data = await createTestData();
    const small = { DATABASE_POOL_SIZE: '1' };
    instances = [await createTestApp(nfse, small, data), await createTestApp(nfse, small, data)];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });

  const statusOf = async ({ http }: TestApp): Promise<number> =>
    (await http.post('/nfse/issue').send(request())).status;

  it('sees a change of the other instance at the next invoice', async () => {
    const [one, other] = instances;
    await one.http
      .put(PATH)
      .send({ registrations: [REGISTRATION] })
      .expect(200);
    expect(await statusOf(other)).toBe(422);
    await other.http.put(PATH).send({ name: 'Um' }).expect(200);
    expect(await statusOf(one)).toBe(201);
    await other.http.put(PATH).send({ closedOn: '2020-01-01' }).expect(200);
    expect(await statusOf(one)).toBe(422);
    await one.http.delete(PATH).expect(204);
    expect(await statusOf(other)).toBe(201);
  });

  it('stores one of several simultaneous changes as a whole', async () => {
    const sent = Array.from({ length: 20 }, (_, index) => ({ name: `Nome ${String(index)}` }));
    const changes = sent.map((body, index) =>
      instances[index % 2 === 0 ? 0 : 1].http.put(PATH).send(body),
    );
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const { body } = await instances[0].http.get('/__admin/contributors').expect(200);
    expect(body).toEqual([
      { taxId: PROVIDER, name: expect.stringMatching(/^Nome \d+$/) as unknown },
    ]);
  });
});
