import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { abrasfIn, batch, rps } from './abrasf-client';

const COUNT = 10;

describe('Batches of two instances', () => {
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

  const receipts = Array.from({ length: COUNT }, (_, index) => rps({ number: index + 1 }));
  const on = (sandbox: string) => instances.map((instance) => abrasfIn(instance, sandbox));
  const numbersIn = async (sandbox: string): Promise<(number | null)[]> => {
    const invoices = await abrasfIn(instances[0], sandbox).list();
    return invoices.map(({ number }) => number).sort((one, other) => Number(one) - Number(other));
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('receive a batch that is sent to both at once only once, and process it once', async () => {
    const services = on('batch-both');
    await services[0]?.freeze();
    const sent = batch(1, receipts);
    const answers = await Promise.all(
      [...services, ...services].map(({ receive }) => receive(sent)),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['E233', 'E233', 'E233']);
    const [protocol = ''] = answers.flatMap(({ all }) => all('Protocolo'));
    await Promise.all(
      services.map(({ call }) =>
        call('post', '/clock/advance', { by: 'PT10S' }).then((answer) => answer),
      ),
    );
    for (const { batchOf } of services) {
      const done = await batchOf(protocol);
      expect([done.all('Situacao'), done.all('CompNfse').length]).toEqual([['4'], COUNT]);
    }
    expect(await numbersIn('batch-both')).toEqual(upTo(COUNT));
  });

  it('process batches with the same receipts so that one of them is whole and the other absent', async () => {
    const services = on('batch-same-rps');
    await services[0]?.freeze();
    const answers = await Promise.all(
      services.map(({ receiveNow }, index) => receiveNow(batch(index + 1, receipts))),
    );
    const made = answers.filter(({ codes }) => codes.length === 0);
    const refused = answers.filter(({ codes }) => codes.length > 0);
    expect(made).toHaveLength(1);
    expect(new Set(refused.flatMap(({ codes }) => codes))).toEqual(new Set(['E10']));
    expect(await numbersIn('batch-same-rps')).toEqual(upTo(COUNT));
  });

  it('give the numbers of one provider without gaps to batches that are processed at once', async () => {
    const services = on('batch-numbers');
    await services[0]?.freeze();
    const answers = await Promise.all(
      upTo(6).map(async (number) => {
        const own = upTo(5).map((index) => rps({ number: number * 100 + index }));
        return services[number % 2]?.receiveNow(batch(number, own));
      }),
    );
    expect(answers.flatMap((answer) => answer?.codes)).toEqual([]);
    expect(await numbersIn('batch-numbers')).toEqual(upTo(30));
  });
});
