import 'reflect-metadata';
import { createTestApp, type TestApp } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { dict } from '../../apps/dict/src/dict.app';
import { startControl } from './clients';

describe('A rule of the suite control', () => {
  let directory: TestApp;
  let suite: TestApp;
  beforeAll(async () => {
    directory = await createTestApp(dict, { LOG_LEVEL: 'silent' });
    // Each service is the directory: only its addresses of rules are used.
    const addresses = apps.map(({ name }) => [name, directory.address]);
    suite = await startControl(Object.fromEntries(addresses) as Record<string, string>);
  });
  afterAll(async () => {
    await suite.close();
    await directory.close();
  });

  it.each(['unknown', 'outcomes', 'operations'])('is not found as %s', async (id) => {
    for (const send of [
      suite.http.delete(`/__admin/rules/${id}`),
      suite.http.get(`/__admin/rules/${id}/near-misses`),
    ]) {
      expect((await send.expect(404)).body).toMatchObject({ code: 'RULE_NOT_FOUND' });
    }
  });
});
