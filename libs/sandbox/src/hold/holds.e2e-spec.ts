import 'reflect-metadata';
import { once } from 'node:events';
import { Sandboxes } from '../open/sandboxes';
import { SandboxStateRow } from '../state/sandbox.rows';
import { request as httpRequest } from 'node:http';
import { RequestContext, runInContext } from '#libs/http';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  frozenAt,
  inSandbox,
  notes,
  type TestApp,
} from '#libs/testing';

describe(`A held sandbox on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const holding = (name: string) => {
    const { call } = admin(test, 'default');
    return {
      hold: (id = 'h-1', seconds = 30) => call('put', `/sandboxes/${name}/hold`, { id, seconds }),
      release: (id = 'h-1') => call('delete', `/sandboxes/${name}/hold/${id}`).expect(204),
    };
  };

  /** A request that has been sent, and whether its response has arrived. */
  const sent = (request: ReturnType<ReturnType<typeof inSandbox>['write']>) => {
    const state = { isAnswered: false };
    const response = request.then((answer) => {
      state.isAnswered = true;
      return answer;
    });
    return { response, state };
  };

  it.each([
    ['that exists', true],
    ['that does not exist yet', false],
  ])('makes the requests to a sandbox %s wait until it is released', async (_, exists) => {
    const name = `waits-${String(exists)}`;
    const { hold, release } = holding(name);
    if (exists) await inSandbox(test, name).write('before').expect(201);
    await hold().expect(200);
    const { response, state } = sent(inSandbox(test, name).write('during'));
    await inSandbox(test, 'another').write(name).expect(201);
    await admin(test, name).call('get', '/rules').expect(200);
    expect(state.isAnswered).toBe(false);
    expect(await idsPast(name)).toEqual(exists ? ['before'] : []);
    await release();
    expect((await response).status).toBe(201);
    expect(await inSandbox(test, name).ids()).toContain('during');
  });

  it.each([
    ['wait', false],
    ['pass if the hold lets them', true],
  ])('makes the requests of jobs %s', async (_, letsJobsPass) => {
    const name = `jobs-${String(letsJobsPass)}`;
    const { release } = holding(name);
    const { call } = admin(test, 'default');
    const hold = { id: 'h-1', seconds: 30, letsJobsPass };
    await call('put', `/sandboxes/${name}/hold`, hold).expect(200);
    const job = sent(inSandbox(test, name).write('job').set('X-Hold-Pass', 'job'));
    const client = sent(inSandbox(test, name).write('client'));
    if (letsJobsPass) expect((await job.response).status).toBe(201);
    // Requests below `/__admin` do not wait. Those that were sent before are handled by now.
    for (let count = 0; count < 20; count += 1) await admin(test, name).call('get', '/rules');
    expect([job.state.isAnswered, client.state.isAnswered]).toEqual([letsJobsPass, false]);
    await release();
    expect((await job.response).status).toBe(201);
    expect((await client.response).status).toBe(201);
  });

  it('lets requests wait through a reset of the sandbox, and then succeed in the new one', async () => {
    const { hold, release } = holding('emptied');
    await inSandbox(test, 'emptied').write('before').expect(201);
    await hold().expect(200);
    const { response } = sent(inSandbox(test, 'emptied').write('during'));
    await admin(test, 'default').call('post', '/sandboxes/emptied/reset').expect(200);
    await release();
    expect((await response).status).toBe(201);
    expect(await inSandbox(test, 'emptied').ids()).toEqual(['during']);
  });

  it('does not do a request whose client leaves while it waits', async () => {
    const { hold, release } = holding('left');
    await inSandbox(test, 'left').write('before').expect(201);
    await hold().expect(200);
    const headers = { 'X-Sandbox': 'left' };
    const leaving = httpRequest(`${test.address}/notes/during/x`, { method: 'POST', headers });
    leaving.on('error', () => undefined).end();
    await once(leaving, 'finish');
    leaving.destroy();
    // The journal has a request when its connection is closed.
    while ((await admin(test, 'left').journal('?method=POST')).length < 2);
    expect(await idsPast('left')).toEqual(['before']);
    await release();
    expect(await inSandbox(test, 'left').ids()).toEqual(['before']);
  });

  it('applies a rule that is created during the hold to the requests that wait', async () => {
    const { hold, release } = holding('ruled');
    await hold().expect(200);
    const { response } = sent(inSandbox(test, 'ruled').write('during'));
    await admin(test, 'ruled').rule({ effect: { respond: { status: 418 } } });
    await release();
    expect((await response).status).toBe(418);
  });

  it('does not wait for a request that a rule delays, which then waits for the release', async () => {
    const { hold, release } = holding('delayed');
    const { frozen, rule, call } = admin(test, 'delayed');
    await frozen('2999-01-01T00:00:00Z').expect(200);
    await rule({ effect: { delay: { fixedMs: 1_000, clock: 'sandbox' } }, times: 1 });
    const { response, state } = sent(inSandbox(test, 'delayed').write('during'));
    await matched('delayed');
    await hold().expect(200);
    await call('post', '/clock/advance', { by: 'PT1M' }).expect(200);
    expect(await idsPast('delayed')).toEqual([]);
    expect(state.isAnswered).toBe(false);
    await release();
    expect((await response).status).toBe(201);
  });

  it('is refused to another holder, and renewed for its own', async () => {
    const { hold, release } = holding('taken');
    await hold('h-1').expect(200);
    const { body } = await hold('h-2').expect(409);
    expect(body).toMatchObject({ code: 'SANDBOX_HELD' });
    await hold('h-1').expect(200);
    await release('h-2');
    await hold('h-3').expect(409);
    await release('h-1');
    await hold('h-3').expect(200);
    await release('h-3');
  });

  it('is released by itself when its time is over', async () => {
    const { hold } = holding('forgotten');
    await hold('h-1', 1).expect(200);
    await inSandbox(test, 'forgotten').write('during').expect(201);
  });

  it('is renewed only while it is held', async () => {
    const { hold, release } = holding('renewed');
    const { call } = admin(test, 'default');
    const renewal = { id: 'h-1', seconds: 30, renew: true };
    const renew = () => call('put', '/sandboxes/renewed/hold', renewal);
    expect((await renew().expect(409)).body).toMatchObject({ code: 'HOLD_LOST' });
    await hold().expect(200);
    await renew().expect(200);
    await release();
    expect((await renew().expect(409)).body).toMatchObject({ code: 'HOLD_LOST' });
    await hold('h-2').expect(200);
    expect((await renew().expect(409)).body).toMatchObject({ code: 'HOLD_LOST' });
    await release('h-2');
  });

  describe('whose clock is frozen for the hold', () => {
    const STEP = { ...frozenAt('2999-01-01T00:00:00.000Z'), whileHeld: true };
    const clockOf = async (name: string) => {
      const { body } = await admin(test, name).call('get', '/clock').expect(200);
      return body as { mode: string; now: string };
    };
    const runsOn = async (name: string): Promise<void> => {
      while ((await clockOf(name)).mode === 'frozen');
      const { mode, now } = await clockOf(name);
      expect(mode).toBe('offset');
      expect(now.slice(0, 10)).toBe('2999-01-01');
    };

    it.each(['lapsed', 'released'])('lets it run on when the hold is %s', async (how) => {
      const { hold, release } = holding(how);
      await hold('h-1', how === 'lapsed' ? 1 : 30).expect(200);
      await admin(test, how).call('put', '/clock', STEP).expect(200);
      if (how === 'released') await release();
      await runsOn(how);
    });

    it('lets it run on when it is opened after the service was killed', async () => {
      await inSandbox(test, 'killed').write('before').expect(201);
      const context = new RequestContext('test', 'killed');
      const nowMs = Date.parse(STEP.now);
      const sandboxes = test.app.get(Sandboxes);
      const database = await runInContext(context, () => sandboxes.database());
      const clock = JSON.stringify({ mode: 'frozen', nowMs, whileHeld: true });
      await database.getRepository(SandboxStateRow).update({ id: 1 }, { clock });
      context.end();
      await sandboxes.whileClosed('killed', () => Promise.resolve());
      await runsOn('killed');
    });

    it('keeps what the holder has set before the release', async () => {
      const { hold, release } = holding('kept');
      await hold().expect(200);
      await admin(test, 'kept').call('put', '/clock', STEP).expect(200);
      await admin(test, 'kept').frozen('2999-01-02T00:00:00.000Z').expect(200);
      await release();
      await inSandbox(test, 'kept').write('after').expect(201);
      expect(await clockOf('kept')).toEqual({ mode: 'frozen', now: '2999-01-02T00:00:00.000Z' });
    });

    it.each([
      ['without a hold', STEP],
      ['with another mode', { ...STEP, mode: 'offset' }],
    ])('is refused %s', async (_, setting) => {
      const { body } = await admin(test, 'unheld').call('put', '/clock', setting).expect(400);
      expect(body).toMatchObject({
        code: 'CLOCK_SETTING_INVALID',
        errors: [{ pointer: '/whileHeld' }],
      });
    });

    it('is refused with names of services for a clock that runs', async () => {
      const setting = { mode: 'offset', mayCall: ['spi'] };
      const { body } = await admin(test, 'running').call('put', '/clock', setting).expect(400);
      expect(body).toMatchObject({
        code: 'CLOCK_SETTING_INVALID',
        errors: [{ pointer: '/mayCall', detail: 'Is only for the mode frozen.' }],
      });
    });
  });

  it.each([
    ['no id', { seconds: 5 }],
    ['an id that is too long', { id: 'x'.repeat(41), seconds: 5 }],
    ['no time', { id: 'h-1' }],
    ['a long time', { id: 'h-1', seconds: 61 }],
    ['a text as time', { id: 'h-1', seconds: '5' }],
  ])('is refused with %s', async (_, body) => {
    const { call } = admin(test, 'default');
    const { body: problem } = await call('put', '/sandboxes/run-1/hold', body).expect(400);
    expect(problem).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it('is refused with a name that is not valid', async () => {
    const { body } = await holding('No!').hold().expect(400);
    expect(body).toMatchObject({ code: 'NAME_INVALID' });
  });

  it('ends with the service, and the requests that wait are answered', async () => {
    const stopping = await createTestApp(notes, { LOG_LEVEL: 'silent' });
    const { call } = admin(stopping, 'default');
    await call('put', '/sandboxes/last/hold', { id: 'h-1', seconds: 60 }).expect(200);
    const { response } = sent(inSandbox(stopping, 'last').write('during'));
    await call('get', '/rules').expect(200);
    await stopping.close();
    expect([201, 503]).toContain((await response).status);
  });

  /** The notes, read with a request that passes the hold. */
  async function idsPast(name: string): Promise<string[]> {
    const { body } = await test.http
      .get('/notes')
      .set('X-Sandbox', name)
      .set('X-Hold-Pass', 'true');
    return (body as { id: string }[]).map(({ id }) => id);
  }

  async function matched(name: string): Promise<void> {
    for (;;) {
      const { body } = await admin(test, name).call('get', '/rules');
      if ((body as { hits: number }[])[0]?.hits === 1) return;
    }
  }
});
