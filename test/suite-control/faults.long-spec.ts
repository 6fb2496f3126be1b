import 'reflect-metadata';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import {
  clientsOf,
  startControl,
  startControlledSuite,
  withStatus,
  type ControlledSuite,
} from './clients';
import { startRoundRobinProxy, type Fault, type RoundRobinProxy } from '../suite/round-robin-proxy';

const START = '2999-03-01T12:00:00.000Z';
const LATER = '2999-03-02T12:00:00.000Z';
/** The requests of a save: those that store a part, and those that give the parts their name. */
const SAVES = /snapshots\/suite-undo-\w+$/;
const NAMES = /snapshots\/suite-undo-\w+\/rename$/;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const key = {
  ...{ keyType: 'EMAIL', keyValue: 'joao@example.com', accountId: 'a-1', ispb: '12345678' },
  ...{ branch: '0001', accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};

/** The suite control loses requests to the last service, or its answers. */
describe(`The suite control of a service that fails, on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  let control: TestApp;
  let proxy: RoundRobinProxy;
  beforeAll(async () => {
    suite = await startControlledSuite();
    proxy = await startRoundRobinProxy([suite.addresses.report]);
    control = await startControl({ ...suite.addresses, report: proxy.address });
  });
  afterEach(() => {
    proxy.lose(() => 'none');
  });
  afterAll(async () => {
    await control.close();
    await proxy.close();
    await suite.close();
  });

  const inSandbox = (name: string) => clientsOf({ ...suite, control }, name);

  /** A sandbox with a settled payment and a frozen clock. */
  const prepared = async (name: string) => {
    const clients = inSandbox(name);
    await clients.at('dict', 'post', '/dict/keys', key).expect(201);
    await clients.control('put', '/clock', frozenAt(START)).expect(200);
    const pay = (amount: string) =>
      clients.at('openfinance', 'post', PAYMENTS, { amount, proxy: key.keyValue }).expect(201);
    return { ...clients, pay };
  };

  /** Loses one request of the suite control, the first that matches. */
  const loseOnce = (method: string, path: RegExp, fault: Fault): void => {
    let isLost = false;
    proxy.lose((request) => {
      if (isLost || request.method !== method || !path.test(request.url ?? '')) return 'none';
      isLost = true;
      return fault;
    });
  };

  const clocks = async (name: string): Promise<Set<string>> => {
    const found = Object.values(await inSandbox(name).each('/__admin/clock'));
    return new Set(found.map((clock) => JSON.stringify(clock)));
  };
  const AT_START = new Set([`{"mode":"frozen","now":"${START}"}`]);

  it('names a service that does not answer, and changes nothing', async () => {
    const { control: call } = await prepared('silent');
    proxy.lose(() => 'request-lost');
    const { body } = await call('put', '/clock', frozenAt(LATER)).expect(502);
    expect(body).toMatchObject({ code: 'SERVICE_FAILED', errors: [{ pointer: 'report' }] });
    const { detail } = body as { detail: string };
    expect(detail).toContain(proxy.address);
    expect(detail).toContain('Nothing was changed in any service.');
    expect(await clocks('silent')).toEqual(AT_START);
    const listed = await call('get', '/sandboxes').expect(200);
    expect(listed.body).toMatchObject({ silent: ['report'] });
    const home = await control.http.get('/').set('Accept', 'application/json').expect(200);
    expect(home.body).toMatchObject({ status: 'degraded' });
    const { services } = home.body as { services: { name: string; status: string }[] };
    expect(services.filter(({ status }) => status !== 'ready')).toMatchObject([
      { name: 'report', status: 'silent' },
    ]);
  });

  it.each<[string, string, RegExp]>([
    ['holding', 'PUT', /hold$/],
    ['reading the clock', 'GET', /clock$/],
    ['asking for due work', 'GET', /due$/],
    ['setting the clock', 'PUT', /clock$/],
  ])('puts all clocks back after a failure of %s', async (step, method, path) => {
    for (const fault of ['request-lost', 'answer-lost'] as const) {
      const name = `clock-${step.replaceAll(' ', '-')}-${fault}`.slice(0, 40);
      const { control: call } = await prepared(name);
      loseOnce(method, path, fault);
      const { body } = await call('put', '/clock', frozenAt(LATER)).expect(502);
      expect(body).toMatchObject({ code: 'SERVICE_FAILED' });
      expect(await clocks(name)).toEqual(AT_START);
      await call('put', '/clock', frozenAt(LATER)).expect(200);
    }
  });

  it('tries a service again that is busy', async () => {
    const { control: call } = await prepared('busy');
    const problem = { status: 503, code: 'SANDBOX_BUSY', title: 'x', detail: 'y' };
    let refusals = 0;
    proxy.lose(({ method, url }) => {
      if (method !== 'PUT' || url?.endsWith('/hold') !== true || refusals === 2) return 'none';
      refusals += 1;
      return { status: problem.status, body: JSON.stringify(problem) };
    });
    await call('put', '/clock', frozenAt(LATER)).expect(withStatus(200));
    expect(refusals).toBe(2);
    expect(await clocks('busy')).toEqual(new Set([`{"mode":"frozen","now":"${LATER}"}`]));
  });

  it('takes back due work too', async () => {
    const { control: call, at, pay } = await prepared('due');
    await pay('1.00');
    let clockCalls = 0;
    proxy.lose(({ method, url }) => {
      if (method !== 'PUT' || url?.endsWith('/clock') !== true) return 'none';
      clockCalls += 1;
      // The clock stands at first, and gets its new setting at the end.
      return clockCalls === 2 ? 'answer-lost' : 'none';
    });
    await call('post', '/clock/advance', { by: 'PT1M' }).expect(502);
    expect(await clocks('due')).toEqual(AT_START);
    expect((await at('spi', 'get', '/spi/transactions').expect(200)).body).toEqual([]);
    proxy.lose(() => 'none');
    await call('post', '/clock/advance', { by: 'PT1M' }).expect(200);
    const { body } = await at('spi', 'get', '/spi/transactions').expect(200);
    expect(body).toMatchObject([{ amount: 1 }]);
    const snapshots = await inSandbox('due').control('get', '/sandboxes/due/snapshots');
    expect(snapshots.body).toEqual([]);
  });

  it.each(['request-lost', 'answer-lost'] as const)(
    'takes back a reset and a restore (%s)',
    async (fault) => {
      const { control: call, at, pay } = await prepared(fault);
      await call('post', `/sandboxes/${fault}/snapshots/empty`).expect(201);
      await pay('1.00');
      await call('post', '/clock/advance', { by: 'PT1M' }).expect(200);
      for (const path of ['reset', 'snapshots/empty/restore']) {
        loseOnce('POST', new RegExp(`${path}$`), fault);
        await call('post', `/sandboxes/${fault}/${path}`, {}).expect(502);
        const { body } = await at('spi', 'get', '/spi/transactions').expect(200);
        expect([path, body]).toMatchObject([path, [{ amount: 1 }]]);
      }
      await call('post', `/sandboxes/${fault}/snapshots/empty/restore`, {}).expect(200);
      expect((await at('spi', 'get', '/spi/transactions').expect(200)).body).toEqual([]);
    },
  );

  it('removes a snapshot that one service could not save', async () => {
    const { control: call, each } = await prepared('unsaved');
    loseOnce('POST', SAVES, 'answer-lost');
    await call('post', '/sandboxes/unsaved/snapshots/s').expect(502);
    for (const snapshots of Object.values(await each('/__admin/sandboxes/unsaved/snapshots'))) {
      expect(snapshots).toEqual([]);
    }
  });

  it.each<[string, RegExp, 'request-lost' | 'answer-lost']>([
    ['to save', SAVES, 'request-lost'],
    ['to save', SAVES, 'answer-lost'],
    ['to name', NAMES, 'request-lost'],
    ['to name', NAMES, 'answer-lost'],
  ])('keeps an earlier snapshot if a service fails %s (%s, %s)', async (_, path, fault) => {
    const name = `kept-${fault}-${path === SAVES ? 'saving' : 'naming'}`;
    const { control: call, each } = await prepared(name);
    await call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
    const saved = await each(`/__admin/sandboxes/${name}/snapshots`);
    loseOnce('POST', path, fault);
    const { body } = await call('post', `/sandboxes/${name}/snapshots/s`).expect(502);
    expect((body as { detail: string }).detail).toContain('Nothing was changed');
    expect(await each(`/__admin/sandboxes/${name}/snapshots`)).toEqual(saved);
    await call('post', `/sandboxes/${name}/snapshots/s/restore`, {}).expect(200);
    await call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
  });

  it('refuses a snapshot whose parts are of two saves, and replaces it', async () => {
    const { control: call, at } = await prepared('mixed');
    const path = '/sandboxes/mixed/snapshots/s';
    await call('post', path).expect(201);
    // A suite control that is killed after the first service has the new part.
    await at('spi', 'post', `/__admin${path}`, { save: '0a1b2c3d' }).expect(201);
    const { body } = await call('post', `${path}/restore`, { into: 'mixed-copy' }).expect(409);
    expect(body).toMatchObject({ code: 'SNAPSHOT_PARTS_DIFFER' });
    await call('get', '/sandboxes/mixed-copy').expect(404);
    const listed = await call('get', '/sandboxes/mixed/snapshots').expect(200);
    expect(listed.body).toMatchObject([{ name: 's', isComplete: false }]);
    await call('post', path).expect(201);
    await call('post', `${path}/restore`, { into: 'mixed-copy' }).expect(200);
  });

  it('says that a sandbox may be dropped in some services, and drops it in the others later', async () => {
    const { control: call } = await prepared('half');
    loseOnce('DELETE', /sandboxes\/half$/, 'request-lost');
    const { body } = await call('delete', '/sandboxes/half').expect(502);
    const { detail } = body as { detail: string };
    expect(detail).toContain('The sandbox may be dropped in other services.');
    expect(detail).not.toContain('Nothing was changed');
    await call('delete', '/sandboxes/half').expect(204);
    await call('get', '/sandboxes/half').expect(404);
  });

  it('does not wait long for a service that does not answer', async () => {
    const { control: call, at } = await prepared('stopped');
    proxy.lose(() => 'no-answer');
    const change = call('put', '/clock', frozenAt(LATER)).expect(502);
    const home = control.http.get('/').set('Accept', 'application/json').expect(200);
    expect((await home).body).toMatchObject({ status: 'degraded' });
    expect((await change).body).toMatchObject({ code: 'SERVICE_FAILED' });
    await at('spi', 'get', '/spi/transactions').expect(200);
    expect(await clocks('stopped')).toEqual(AT_START);
  });

  it('does not hold a sandbox again when a renewal arrives late', async () => {
    const { control: call, at } = await prepared('late');
    let holds = 0;
    const renewed = new EventEmitter();
    const isRenewed = once(renewed, 'yes');
    proxy.lose(async ({ method, url }): Promise<Fault> => {
      if (method === 'PUT' && url?.endsWith('/clock') === true) await isRenewed;
      if (method !== 'PUT' || url?.endsWith('/hold') !== true) return 'none';
      holds += 1;
      if (holds === 1) return 'none';
      renewed.emit('yes');
      await sleep(500);
      return 'none';
    });
    await call('put', '/clock', frozenAt(LATER)).expect(200);
    await sleep(600);
    const hold = { id: 'free', seconds: 1 };
    await at('report', 'put', '/__admin/sandboxes/late/hold', hold).expect(200);
  });

  it('ends a change whose hold was lost in the middle, and takes it back', async () => {
    const { control: call } = await prepared('lost');
    // What a service answers that was started again, and does not know of the hold.
    const problem = { status: 409, code: 'HOLD_LOST', title: 'x', detail: 'y' };
    let holds = 0;
    proxy.lose(({ method, url }) => {
      if (method !== 'PUT' || url?.endsWith('/hold') !== true) return 'none';
      holds += 1;
      return holds === 1 ? 'none' : { status: problem.status, body: JSON.stringify(problem) };
    });
    const { body } = await call('put', '/clock', frozenAt(LATER)).expect(502);
    expect(body).toMatchObject({ code: 'SERVICE_FAILED', errors: [{ pointer: 'report' }] });
    const { detail } = body as { detail: string };
    expect(detail).toContain('report no longer holds the sandbox');
    expect(await clocks('lost')).toEqual(AT_START);
  });

  it('deletes what a suite control that was killed has left behind', async () => {
    const { control: call, at, each } = await prepared('killed');
    await at('spi', 'post', '/__admin/sandboxes/killed/snapshots/suite-undo-0').expect(201);
    await call('post', '/sandboxes/killed/reset').expect(200);
    for (const snapshots of Object.values(await each('/__admin/sandboxes/killed/snapshots'))) {
      expect(snapshots).toEqual([]);
    }
  });

  it.each([
    ['a page', '<h1>It works</h1>'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a clock without an instant', '{"mode":"frozen","now":"noon"}'],
    ['nothing', ''],
  ])('reports a service that answers %s', async (_, body) => {
    proxy.lose(() => ({ status: 200, body }));
    const { body: problem } = await inSandbox('lies').control('get', '/clock').expect(502);
    expect(problem).toMatchObject({ code: 'SERVICE_FAILED', errors: [{ pointer: 'report' }] });
  });

  it('shows the start page although a service has an admin token', async () => {
    const refusal = { status: 401, code: 'ADMIN_TOKEN_WRONG', title: 'x', detail: 'y' };
    proxy.lose(({ url }) =>
      url?.startsWith('/__admin') === true
        ? { status: 401, body: JSON.stringify(refusal) }
        : 'none',
    );
    const { body } = await control.http.get('/').set('Accept', 'application/json').expect(200);
    expect(body).toMatchObject({ status: 'ok', sandboxes: [] });
    await inSandbox('refused').control('get', '/clock').expect(401);
  });

  it('says which service is in an unknown state, if that does not answer any more', async () => {
    const { control: call } = await prepared('unknown');
    let isGone = false;
    proxy.lose(({ method, url }) => {
      isGone ||= method === 'PUT' && url?.endsWith('/clock') === true;
      return isGone ? 'request-lost' : 'none';
    });
    const { body } = await call('put', '/clock', frozenAt(LATER)).expect(502);
    expect(body).toMatchObject({ code: 'CHANGE_INCOMPLETE', errors: [{ pointer: 'report' }] });
    expect(await clocks('unknown')).toEqual(AT_START);
  });

  it('lets the requests go on after a failure', async () => {
    const { control: call, at } = await prepared('free');
    loseOnce('PUT', /clock$/, 'request-lost');
    await call('put', '/clock', frozenAt(LATER)).expect(502);
    await at('spi', 'get', '/spi/transactions').expect(200);
    await at('report', 'get', '/reports').expect(200);
  });
});
