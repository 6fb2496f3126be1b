import 'reflect-metadata';
import { EMPTY_VSYNC } from '#libs/dict-api';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { bank, eventsIn, vsyncOf } from './bank';

const ROUNDS = 5;
/** What a request to a sandbox that is being replaced may get. */
const EXPECTED = [200, 201, 404, 409, 410, 503];

describe(`Reconciliation in a sandbox that is replaced, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false' });
  });
  afterAll(() => test.close());

  it('continues with the entries and files of a restored snapshot', async () => {
    const { admin, create, requestFile, events } = bank(test, 'saved');
    await admin.frozen('2026-11-21T12:00:00.000Z').expect(200);
    await create(1);
    await requestFile('PHONE');
    await admin.call('post', '/sandboxes/saved/snapshots/one').expect(201);
    await create(2);
    const cids = eventsIn(await events('KeyType=PHONE')).map(({ cid }) => cid);
    for (const into of ['saved', 'copied']) {
      const path = '/sandboxes/saved/snapshots/one/restore';
      await admin.call('post', path, { into }).expect(200);
      const restored = bank(test, into);
      expect(await restored.resultOf('PHONE', cids)).toBe('NOK');
      expect(await restored.resultOf('PHONE', cids.slice(0, 1))).toBe('OK');
      await restored.admin.call('post', '/clock/advance', { by: 'PT20S' }).expect(200);
      const { text } = await test.http.get(`/s/${into}/api/v2/cids/files/1/download`).expect(200);
      expect(text).toBe(`${String(cids[0])}\n`);
    }
  });

  it('starts again after a reset', async () => {
    const { admin, create, requestFile, verify, file } = bank(test, 'reset');
    await create(1);
    await requestFile('PHONE');
    await verify('PHONE', EMPTY_VSYNC);
    await admin.call('post', '/reset').expect((answer) => {
      expect(answer.status).toBeLessThan(300);
    });
    expect((await file('1')).error).toBe('NotFound');
    const again = await verify('PHONE', vsyncOf([]));
    expect(again.text('SyncVerification/Id')).toBe('1');
    expect(again.text('SyncVerification/Result')).toBe('OK');
  });

  it('never fails while it is reset', async () => {
    const { admin, create, requestFile, verify, events } = bank(test, 'running');
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests = [
        create(round + 1),
        requestFile('PHONE'),
        verify('PHONE', EMPTY_VSYNC),
        events('KeyType=PHONE'),
        verify('EVP', EMPTY_VSYNC),
      ];
      const reset = admin.call('post', '/sandboxes/running/reset');
      const advance = admin.call('post', '/clock/advance', { by: 'PT20S' });
      const answers = await Promise.all([...requests, reset, advance]);
      for (const { status } of answers) statuses.push(status);
    }
    expect(statuses.filter((status) => !EXPECTED.includes(status) && status !== 204)).toEqual([]);
  });
});
