import { createTestApp, createTestData, type TestApp } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost } from './card-host';

type Instances = readonly [TestApp, TestApp];
type Host = ReturnType<typeof cardHost>;

/** Two card hosts on one database, which run during the tests of the block. */
export function useTwoInstances(poolSize: string) {
  let data: Awaited<ReturnType<typeof createTestData>>;
  let instances: Instances;
  beforeAll(async () => {
    data = await createTestData();
    const settings = { DATABASE_POOL_SIZE: poolSize, ISO8583_TCP_PORT: '0' };
    const one = await createTestApp(iso8583, settings, data);
    instances = [one, await createTestApp(iso8583, settings, data)];
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await data.remove();
  });
  const sides = (sandbox: string): readonly [Host, Host] => [
    cardHost(instances[0], sandbox),
    cardHost(instances[1], sandbox),
  ];
  return {
    /** Only in tests and hooks. */
    get instances(): Instances {
      return instances;
    },
    sides,
    /** Sends requests to both instances at once, in turn. */
    atOnce: <Answer>(
      sandbox: string,
      count: number,
      send: (side: Host, index: number) => Promise<Answer>,
    ): Promise<Answer[]> => {
      const both = sides(sandbox);
      return Promise.all(
        Array.from({ length: count }, (_, index) => send(both[index % 2 === 0 ? 0 : 1], index)),
      );
    },
  };
}
