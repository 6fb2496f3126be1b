import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { nfse } from '../src/nfse.app';
import { issuerIn } from './issuer';

/** Starts the service for all tests of a file: on PostgreSQL two instances, which take turns. */
export function instances() {
  let data: TestData;
  const apps: TestApp[] = [];
  beforeAll(async () => {
    data = await createTestData();
    const count = databaseUnderTest === 'PostgreSQL' ? 2 : 1;
    for (let index = 0; index < count; index += 1) {
      apps.push(await createTestApp(nfse, { DATABASE_POOL_SIZE: '1' }, data));
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await data.remove();
  });
  return (index: number, sandbox: string) => {
    const app = apps[index % apps.length];
    if (app === undefined) throw new Error('No instance was started.');
    return issuerIn(app, sandbox);
  };
}
