import 'reflect-metadata';
import { databaseUnderTest, frozenAt } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { clientsOf, startControlledSuite, withStatus, type ControlledSuite } from './clients';

const INSTANCES = databaseUnderTest === 'SQLite' ? 1 : 2;
const START = '2999-03-01T12:00:00.000Z';
const PAYMENTS = '/open-banking/payments/v1/pix/payments';
/** Enough for snapshots while payments wait for their settlement, which takes two seconds of the clock. */
const PAYMENTS_MADE = 12;
/** The first snapshots are those during the settlement. Each takes seconds to restore. */
const RESTORED = 5;
const NAMES = apps.map(({ name }) => name).sort();

const card = { pan: '4000000000000001', amount: 100 };
const key = {
  ...{ keyType: 'EMAIL', keyValue: 'joao@example.com', accountId: 'a-1', ispb: '12345678' },
  ...{ branch: '0001', accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};

describe(`The suite control on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  beforeAll(async () => {
    suite = await startControlledSuite({ instances: INSTANCES });
  });
  afterAll(() => suite.close());

  const inSandbox = (name: string) => clientsOf(suite, name);
  const pay = (name: string, amount: string) =>
    inSandbox(name).at('openfinance', 'post', PAYMENTS, { amount, proxy: key.keyValue });

  const settledPayment = async (name: string, amount: string): Promise<void> => {
    await pay(name, amount).expect(201);
    await inSandbox(name).control('post', '/clock/advance', { by: 'PT3S' }).expect(200);
  };
  const transactionsIn = async (name: string) => {
    const { body } = await inSandbox(name).at('spi', 'get', '/spi/transactions').expect(200);
    return body as { amount: number; createdAt: string; endToEndId: string }[];
  };
  const amountsIn = async (name: string) =>
    (await transactionsIn(name)).map(({ amount }) => amount);

  describe('sandboxes', () => {
    it('are created, found, listed and dropped in all services', async () => {
      const { control } = inSandbox('default');
      const created = await control('post', '/sandboxes', { name: 'everywhere' }).expect(201);
      const names = (body: unknown) =>
        (body as { services: { service: string }[] }).services.map(({ service }) => service).sort();
      expect(names(created.body)).toEqual(NAMES);
      await control('post', '/sandboxes', { name: 'everywhere' }).expect(409);
      const found = await control('get', '/sandboxes/everywhere').expect(200);
      expect(names(found.body)).toEqual(NAMES);
      const listed = await control('get', '/sandboxes').expect(200);
      expect(listed.body).toMatchObject({ silent: [] });
      await control('delete', '/sandboxes/everywhere').expect(204);
      await control('get', '/sandboxes/everywhere').expect(404);
      const again = await control('delete', '/sandboxes/everywhere').expect(404);
      expect(again.body).toMatchObject({ code: 'SANDBOX_NOT_FOUND' });
    });

    it('are shown with the services that have them', async () => {
      const { control, at } = inSandbox('partly');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      const { body } = await control('get', '/sandboxes/partly').expect(200);
      expect(body).toMatchObject({ name: 'partly', services: [{ service: 'dict' }] });
    });

    it('are reset in all services', async () => {
      const { control, at, each } = inSandbox('emptied');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      await at('iso8583', 'post', '/iso8583/issuer/authorize', card).expect(200);
      await control('put', '/clock', frozenAt(START)).expect(200);
      await control('post', '/reset').expect(200);
      expect((await at('dict', 'get', '/dict/keys').expect(200)).body).toEqual([]);
      for (const clock of Object.values(await each('/__admin/clock'))) {
        expect(clock).toMatchObject({ mode: 'real' });
      }
    });
  });

  describe('the clock', () => {
    it('is set and advanced in all services', async () => {
      const { control, each } = inSandbox('timed');
      await control('put', '/clock', frozenAt(START)).expect(200);
      const advanced = await control('post', '/clock/advance', { by: 'P1D' }).expect(200);
      const now = '2999-03-02T12:00:00.000Z';
      expect(advanced.body).toEqual({ mode: 'frozen', now, ran: [] });
      for (const clock of Object.values(await each('/__admin/clock'))) {
        expect(clock).toEqual({ mode: 'frozen', now });
      }
      const { body } = await control('get', '/clock').expect(200);
      expect(body).toMatchObject({ agree: true, mode: 'frozen', now });
    });

    it('goes on from an instant in all services', async () => {
      const { control } = inSandbox('running');
      await control('put', '/clock', { ...frozenAt(START), mode: 'offset' }).expect(200);
      const { body } = await control('get', '/clock').expect(200);
      expect(body).toMatchObject({ agree: true, mode: 'offset' });
      await control('post', '/clock/advance', { by: 'PT1H' }).expect(200);
      const { body: later } = await control('get', '/clock').expect(200);
      expect((later as { now: string }).now >= '2999-03-01T13:00:00.000Z').toBe(true);
    });

    it.each([
      ['frozen at the time that it shows', 'put', '', { mode: 'frozen' }],
      ['frozen, with null for the instant', 'put', '', { ...{ mode: 'frozen' }, now: null }],
      ['set to the time that it shows', 'put', '', { mode: 'offset' }],
      ['advanced by nothing', 'post', '/advance', { by: 'PT0S' }],
    ] as const)('is %s while it runs', async (what, method, path, body) => {
      const { control } = inSandbox(what.replaceAll(/[ ,]+/g, '-'));
      await control('put', '/clock', { ...frozenAt(START), mode: 'offset' }).expect(200);
      const { body: set } = await control(method, `/clock${path}`, body).expect(200);
      expect((set as { now: string }).now >= START).toBe(true);
      const { body: shown } = await control('get', '/clock').expect(200);
      expect(shown).toMatchObject({ agree: true });
    });

    it('does not go back unless it may, and then nothing was changed', async () => {
      const { control, each } = inSandbox('back');
      await control('put', '/clock', frozenAt(START)).expect(200);
      const past = { ...frozenAt('2998-01-01T00:00:00.000Z'), allowPast: false };
      const { body } = await control('put', '/clock', past).expect(409);
      expect(body).toMatchObject({ code: 'CLOCK_BACKWARDS' });
      for (const clock of Object.values(await each('/__admin/clock'))) {
        expect(clock).toEqual({ mode: 'frozen', now: START });
      }
      await control('put', '/clock', { ...past, allowPast: true }).expect(200);
    });

    it('is not advanced while the clocks differ', async () => {
      const { control, at } = inSandbox('differ');
      await at('spi', 'put', '/__admin/clock', frozenAt(START)).expect(200);
      const { body } = await control('post', '/clock/advance', { by: 'PT1H' }).expect(409);
      expect(body).toMatchObject({ code: 'CLOCKS_DIFFER' });
      const shown = await control('get', '/clock').expect(200);
      expect(shown.body).toMatchObject({ agree: false });
    });

    it('lets due work of one service call another one that shows the same instant', async () => {
      const { control, at } = inSandbox('settled');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      await control('put', '/clock', frozenAt(START)).expect(200);
      await pay('settled', '10.00').expect(201);
      const { body } = await control('post', '/clock/advance', { by: 'P1D' }).expect(200);
      const { ran } = body as { ran: { service: string; dueAt: string; outcome: string }[] };
      expect(ran.filter(({ service }) => service === 'openfinance')).not.toEqual([]);
      expect(ran.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const [settled] = await transactionsIn('settled');
      expect(settled?.amount).toBe(10);
      expect(ran.map(({ dueAt }) => dueAt)).toContain(settled?.createdAt);
    });
  });

  describe('snapshots', () => {
    it('are saved and restored in all services, also into another sandbox', async () => {
      const { control, at } = inSandbox('saved');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      await control('put', '/clock', frozenAt(START)).expect(200);
      await settledPayment('saved', '1.50');
      const saved = await control('post', '/sandboxes/saved/snapshots/s').expect(201);
      expect((saved.body as { services: string[] }).services.sort()).toEqual(NAMES);
      await settledPayment('saved', '2.50');
      await control('post', '/sandboxes/saved/snapshots/s/restore', { into: 'copy' }).expect(200);
      expect(await amountsIn('copy')).toEqual([1.5]);
      expect(await amountsIn('saved')).toEqual([2.5, 1.5]);
      await control('post', '/sandboxes/saved/snapshots/s/restore', {}).expect(200);
      expect(await amountsIn('saved')).toEqual([1.5]);
      const listed = await control('get', '/sandboxes/saved/snapshots').expect(200);
      expect(listed.body).toEqual([expect.objectContaining({ name: 's' })]);
      await control('delete', '/sandboxes/saved/snapshots/s').expect(204);
      await control('delete', '/sandboxes/saved/snapshots/s').expect(404);
    });

    it('agree while payments are made and settled', async () => {
      const { control, at } = inSandbox('agreeing');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      const payments = Array.from({ length: PAYMENTS_MADE }, () =>
        pay('agreeing', '1.00').then((answer) => answer),
      );
      const snapshots: string[] = [];
      while (snapshots.length < 3 || (await transactionsIn('agreeing')).length < PAYMENTS_MADE) {
        const name = `cut-${String(snapshots.length)}`;
        await control('post', `/sandboxes/agreeing/snapshots/${name}`).expect(withStatus(201));
        snapshots.push(name);
      }
      for (const payment of await Promise.all(payments)) withStatus(201)(payment);
      for (const name of snapshots.slice(0, RESTORED)) {
        const path = `/sandboxes/agreeing/snapshots/${name}/restore`;
        await control('post', path, { into: name }).expect(withStatus(200));
        const restored = inSandbox(name);
        // A payment whose call to the SPI took too long is sent again minutes later.
        const hour = { by: 'PT1H' };
        await restored.control('post', '/clock/advance', hour).expect(withStatus(200));
        const bank = await restored.at('openfinance', 'get', `${PAYMENTS}?page-size=1000`);
        const { data } = bank.body as { data: { status: string; endToEndId: string }[] };
        const settled = data.map(({ endToEndId }) => `${endToEndId} ACSC`).sort();
        expect(data.map(({ endToEndId, status }) => `${endToEndId} ${status}`).sort()).toEqual(
          settled,
        );
        const inSpi = (await transactionsIn(name)).map(({ endToEndId }) => `${endToEndId} ACSC`);
        expect(inSpi.sort()).toEqual(settled);
      }
    });

    it('cannot be restored if a service does not have them', async () => {
      const { control, at } = inSandbox('single');
      await at('spi', 'post', '/__admin/sandboxes', { name: 'single' }).expect(201);
      await at('spi', 'post', '/__admin/sandboxes/single/snapshots/s').expect(201);
      const { body } = await control('post', '/sandboxes/single/snapshots/s/restore', {}).expect(
        409,
      );
      expect(body).toMatchObject({ code: 'SNAPSHOT_INCOMPLETE' });
      const missing = await control('post', '/sandboxes/single/snapshots/t/restore', {}).expect(
        404,
      );
      expect(missing.body).toMatchObject({ code: 'SNAPSHOT_NOT_FOUND' });
    });
  });

  describe('rules', () => {
    it('are created in one service, and listed, found and deleted in all', async () => {
      const { control, at } = inSandbox('ruled');
      const rule = { name: 'teapot', match: { path: '/**' }, effect: { respond: { status: 418 } } };
      const created = await control('post', '/rules', { service: 'dict', rule }).expect(201);
      expect(created.body).toMatchObject({ service: 'dict', position: 1 });
      await at('dict', 'get', '/dict/keys').expect(418);
      await at('spi', 'get', '/spi/transactions').expect(200);
      expect((await control('get', '/rules').expect(200)).body).toHaveLength(1);
      const found = await control('get', '/rules/teapot').expect(200);
      expect(found.body).toMatchObject({ service: 'dict' });
      await control('delete', '/rules/teapot').expect(204);
      await control('delete', '/rules/teapot').expect(404);
      await control('post', '/rules', { service: 'spi', rule }).expect(201);
      await control('delete', '/rules').expect(204);
      expect((await control('get', '/rules').expect(200)).body).toEqual([]);
    });

    it.each([
      [{ service: 'spy', rule: { effect: { delay: 1 } } }, 'SERVICE_UNKNOWN', '/service'],
      [
        { service: 'spi', rule: { effect: { outcome: 'none' } } },
        'RULE_INVALID',
        '/effect/outcome',
      ],
      [{ service: 'spi', rule: [] }, 'REQUEST_INVALID', '/rule'],
      [{}, 'REQUEST_INVALID', '/service'],
    ])('are refused: %j', async (body, code, pointer) => {
      const { control } = inSandbox('ruled');
      const { body: problem } = await control('post', '/rules', body).expect(400);
      expect(problem).toMatchObject({ code });
      const { errors } = problem as { errors: { pointer: string }[] };
      expect(errors.map((error) => error.pointer)).toContain(pointer);
    });

    it('can request the outcomes of each service', async () => {
      const { body } = await inSandbox('ruled').control('get', '/rules/outcomes').expect(200);
      expect(Object.keys(body as object).sort()).toEqual(NAMES);
      expect(body).toMatchObject({ spi: { AM04: expect.any(String) as unknown } });
    });
  });

  describe('the journal', () => {
    it('tells a payment in order, across services', async () => {
      const { control, at } = inSandbox('told');
      await at('dict', 'post', '/dict/keys', key).expect(201);
      await control('put', '/clock', frozenAt(START)).expect(200);
      await settledPayment('told', '3.00');
      const [{ endToEndId } = { endToEndId: '' }] = await transactionsIn('told');
      const query = `/requests?first=oldest&endToEndId=${endToEndId}`;
      const { body } = await control('get', query).expect(200);
      const told = (body as { service: string; method: string }[]).map(
        ({ service, method }) => `${service} ${method}`,
      );
      // With two instances behind a balancer, each answers for its own journal.
      if (INSTANCES === 1) {
        expect(told).toEqual(['openfinance POST', 'dict GET', 'spi POST', 'spi GET']);
      }
    });

    it('is counted, verified and cleared in all services', async () => {
      const { control, at } = inSandbox('verified');
      for (let turn = 0; turn < INSTANCES; turn += 1) {
        await at('dict', 'get', '/dict/keys').expect(200);
        await at('spi', 'get', '/spi/transactions').expect(200);
      }
      const { body } = await control('get', '/requests/count').expect(200);
      expect(body).toEqual({ count: 2 });
      const services = [
        { service: 'dict', expectations: [{ match: { path: '/dict/keys' }, times: 1 }] },
        { service: 'spi', expectations: [{ match: { method: 'POST' }, atMost: 0 }] },
      ];
      const report = await control('post', '/verify', { services }).expect(200);
      expect(report.body).toMatchObject({ pass: true, services: [{ service: 'dict' }, {}] });
      const absent = inSandbox('absent').control('post', '/verify', { services });
      await absent.expect(404, /"(dict|spi): Sandbox absent does not exist/);
      for (let turn = 0; turn < INSTANCES; turn += 1) {
        await control('delete', '/requests').expect(204);
      }
      const cleared = await control('get', '/requests/count').expect(200);
      expect(cleared.body).toEqual({ count: 0 });
    });
  });

  describe('the start page', () => {
    it('shows eight services that are ready, with their links', async () => {
      const { body } = await suite.control.http
        .get('/')
        .set('Accept', 'application/json')
        .expect(200);
      const home = body as { status: string; services: { status: string; address: string }[] };
      expect(home.status).toBe('ok');
      expect(home.services.map(({ status }) => status)).toEqual(Array(8).fill('ready'));
    });

    it.each([
      ['en', 'ready', 'Suite control'],
      ['pt-BR', 'pronto', 'Controle da suíte'],
    ])('is a page in %s', async (language, ready, title) => {
      const { text } = await suite.control.http
        .get('/')
        .set({ Accept: 'text/html', 'Accept-Language': language })
        .expect(200);
      expect(text.split(`<td>${ready}</td>`)).toHaveLength(9);
      expect(text).toContain(`<h1>${title}</h1>`);
    });
  });
});
