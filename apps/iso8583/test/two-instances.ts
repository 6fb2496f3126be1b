import { createTestApp, createTestData, type TestApp } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';

/** Two card hosts on one database. */
export async function twoInstances(poolSize: string) {
  const data = await createTestData();
  const settings = { DATABASE_POOL_SIZE: poolSize, ISO8583_TCP_PORT: '0' };
  const one = await createTestApp(iso8583, settings, data);
  const instances: readonly [TestApp, TestApp] = [
    one,
    await createTestApp(iso8583, settings, data),
  ];
  return {
    instances,
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    },
  };
}
