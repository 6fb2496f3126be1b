import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { createTestApp, databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { Holds } from '../hold/holds';
import { Sandboxes } from '../open/sandboxes';
import { DueWork } from './due-work';
import { alarms, forget, gate, passing, ran } from './test/alarms';

const DUE = '1970-01-01T00:00:00.000Z';
const START = '2999-01-01T00:00:00.000Z';
const LATER = '2999-01-01T00:10:00.000Z';

/** docs/adr/0032 */
describe(`Due work in a held sandbox on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(alarms, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());
  beforeEach(forget);

  const within = (sandbox: string) => {
    const call = (method: 'put' | 'post', path: string, body: object) =>
      test.http[method](path).set('X-Sandbox', sandbox).send(body);
    return {
      freeze: () => call('put', '/__admin/clock', frozenAt(START)).expect(200),
      enlist: (...list: object[]) => call('post', '/alarms', list).expect(201),
      advance: () => call('post', '/__admin/clock/advance', { by: 'PT1H' }).expect(200),
      hold: () =>
        call('put', `/__admin/sandboxes/${sandbox}/hold`, { id: 'h-1', seconds: 30 }).expect(200),
      release: () => test.http.delete(`/__admin/sandboxes/${sandbox}/hold/h-1`).expect(204),
    };
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const done = async (count: number): Promise<void> => {
    while (ran.length < count) await turn();
  };

  it('that has begun delays the hold, and its calls of other services pass', async () => {
    const { enlist, hold, release } = within('waited-for');
    await enlist({ key: 'slow', dueAt: DUE, payload: { waits: true } });
    await gate.reached;
    const held = hold().then(() => [...ran]);
    while (!test.app.get(Holds).isHeld('waited-for')) await turn();
    gate.open();
    expect(await held).toEqual([{ key: 'slow', at: DUE }]);
    expect(passing).toEqual(['slow']);
    await release();
  });

  it('does not begin during the hold, but right after the release', async () => {
    const { hold, release } = within('quiet');
    await hold();
    await enlistPast('quiet');
    for (const key of ['a', 'b', 'c']) await within('free').enlist({ key, dueAt: DUE });
    await done(3);
    expect(ran.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    await release();
    await done(4);
    expect(ran.at(-1)).toEqual({ key: 'held', at: DUE });
  });

  it.each([
    ['the holder, and its calls pass', true, ['a']],
    ['another client, but its calls wait', false, []],
  ])('is done when the clock is moved by %s', async (_, isHolder, passes) => {
    const { freeze, enlist, hold, advance, release } = within(`moved-${String(isHolder)}`);
    await freeze();
    await enlist({ key: 'a', dueAt: LATER });
    await hold();
    await (isHolder ? advance().set('X-Hold-Pass', 'true') : advance());
    expect([ran, passing]).toEqual([[{ key: 'a', at: LATER }], passes]);
    await release();
  });

  it('delays the hold if a client moved the clock before', async () => {
    const { freeze, enlist, advance, hold, release } = within('moving');
    await freeze();
    await enlist({ key: 'slow', dueAt: LATER, payload: { waits: true } });
    const advanced = advance().then(({ status }) => status);
    await gate.reached;
    const held = hold().then(() => [...ran]);
    while (!test.app.get(Holds).isHeld('moving')) await turn();
    gate.open();
    expect(await held).toEqual([{ key: 'slow', at: LATER }]);
    expect([await advanced, passing]).toEqual([200, ['slow']]);
    await release();
  });

  /** Adds work to a held sandbox, as a job could. */
  async function enlistPast(sandbox: string): Promise<void> {
    const context = new RequestContext('correlation-1', sandbox);
    await runInContext(context, async () => {
      await test.app.get(Sandboxes).current();
      const work = { kind: 'alarm', key: 'held', dueAt: DUE, payload: null };
      await test.app.get(DueWork).scheduleAlone(work);
    });
    context.end();
  }
});
