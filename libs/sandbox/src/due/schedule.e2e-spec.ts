import 'reflect-metadata';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { alarms, forget, ran } from './test/alarms';

const NOW = '2999-01-01T00:00:00.000Z';
const AT_TEN = '2999-01-01T00:10:00.000Z';
const AT_TWENTY = '2999-01-01T00:20:00.000Z';

describe(`The schedule of a sandbox on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(forget);

  const schedule = async (sandbox: string, query = '', status = 200): Promise<unknown> => {
    const path = `/__admin/clock/schedule${query}`;
    return (await test.http.get(path).set('X-Sandbox', sandbox).expect(status)).body;
  };

  it('lists the waiting work in due order, and what it is about, and runs nothing', async () => {
    const send = (method: 'post' | 'put', path: string, body: object) =>
      test.http[method](path).set('X-Sandbox', 'schedule').send(body);
    await send('put', '/__admin/clock', frozenAt(NOW)).expect(200);
    await send('post', '/alarms', [
      { key: 'later', dueAt: AT_TWENTY },
      { key: 'first', dueAt: AT_TEN, payload: { about: 'E1' } },
      { key: 'second', dueAt: AT_TEN },
    ]).expect(201);
    const first = { kind: 'alarm', key: 'first', dueAt: AT_TEN, about: 'E1' };
    const second = { kind: 'alarm', key: 'second', dueAt: AT_TEN };
    const later = { kind: 'alarm', key: 'later', dueAt: AT_TWENTY };
    const all = { now: NOW, total: 3, items: [first, second, later] };
    expect(await schedule('schedule')).toEqual(all);
    expect(await schedule('schedule', '?limit=2')).toEqual({ ...all, items: [first, second] });
    expect(ran).toEqual([]);
    expect(await schedule('schedule')).toEqual(all);
  });

  it('is empty in a sandbox that does not exist, which it does not create', async () => {
    expect(await schedule('schedule-of-none')).toMatchObject({ total: 0, items: [] });
    await test.http.get('/__admin/sandboxes/schedule-of-none').expect(404);
  });

  it.each(['0', '1001', 'x'])('refuses the limit %s', async (limit) => {
    expect(await schedule('schedule', `?limit=${limit}`, 400)).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });
});
