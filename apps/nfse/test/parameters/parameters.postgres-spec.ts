import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { parametersApp } from './parameters-app';

const RATE = '/lookup?municipality=3550308&service=010701';

describe('Parameters of two instances', () => {
  let data: TestData;
  let instances: readonly [TestApp, TestApp];
  beforeAll(async () => {
    data = await createTestData();
    const small = { DATABASE_POOL_SIZE: '1' };
    instances = [
      await createTestApp(parametersApp, small, data),
      await createTestApp(parametersApp, small, data),
    ];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });

  const rateIn = async ({ http }: TestApp): Promise<unknown> =>
    ((await http.get(RATE).expect(200)).body as { rate: unknown }).rate;
  const setRate = ({ http }: TestApp, rate: number) =>
    http
      .post('/__admin/parameters')
      .send({ rates: [{ municipality: '3550308', serviceCode: '010701', rate }] })
      .expect(201);

  it('sees a change of the other instance at the next request', async () => {
    const [one, other] = instances;
    for (const [index, rate] of [2, 3, 4, 2.5].entries()) {
      const [writer, reader] = index % 2 === 0 ? [one, other] : [other, one];
      await setRate(writer, rate);
      expect(await rateIn(reader)).toBe(rate * 100);
      expect(await rateIn(writer)).toBe(rate * 100);
    }
    await other.http.delete('/__admin/parameters').expect(204);
    expect(await rateIn(one)).toBe(500);
  });

  it('loses no item when both change and reset at the same time', async () => {
    const changes = Array.from({ length: 20 }, (_, index) => {
      const { http } = instances[index % 2 === 0 ? 0 : 1];
      if (index % 5 === 4) return http.delete('/__admin/parameters');
      const rates = ['010101', '010201', '010301'].map((serviceCode) => ({
        municipality: '3550308',
        serviceCode,
        rate: 2,
      }));
      return http
        .post('/__admin/parameters')
        .send({ rates: index % 2 === 0 ? rates : rates.toReversed() });
    });
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 204]));
    const { body } = await instances[0].http.get('/__admin/parameters?source=added').expect(200);
    expect([0, 3]).toContain((body as { rates: unknown[] }).rates.length);
  });
});
