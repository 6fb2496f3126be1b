import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, createTestApp, freePorts, pacs008, type TestApp } from '#libs/testing';
import { spi } from '../../apps/spi/src/spi.app';
import { simTasks, tasksIn } from './sim-tasks';

const PAYMENT = { amount: '150.75', debtorIspb: '12345678', creditorIspb: '87654321' };
const PACS008 = '/spi/pacs.008';

describe('Tasks of the SPI', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp(spi);
  });
  afterAll(() => service.close());

  let sandboxes = 0;
  const fresh = () => {
    sandboxes += 1;
    const sandbox = `spi-tasks-${String(sandboxes)}`;
    const tasks = tasksIn(simTasks({ SPI_URL: service.address }), sandbox);
    return {
      ...tasks,
      sandbox,
      addRule: (effect: object, path = PACS008) => tasks.addRule(service, path, effect),
      stored: () => tasks.list(service, '/spi/transactions'),
    };
  };

  it('pay, and the output is the transaction', async () => {
    const { output, stored } = fresh();
    const names = { debtorName: 'Maria & Filhos', creditorName: 'João <Souza>', txId: 'TX1' };
    const paid = await output('sim:spi.pay', { ...PAYMENT, ...names });
    expect(paid).toMatchObject({
      amount: 150.75,
      debtorIspb: '12345678',
      creditorIspb: '87654321',
      debtorName: 'Maria & Filhos',
      creditorName: 'João <Souza>',
      txId: 'TX1',
      status: 'ACCEPTED',
    });
    expect(paid['endToEndId']).toMatch(/^E12345678202611211200[0-9A-Za-z]{11}$/);
    expect(await stored()).toEqual([paid]);
    expect(await output('sim:spi.transaction', { endToEndId: paid['endToEndId'] ?? '' })).toEqual(
      paid,
    );
  });

  it('take the time in the EndToEndId from `at`, in UTC', async () => {
    const { output } = fresh();
    const paid = await output('sim:spi.pay', { ...PAYMENT, at: '2026-11-21T10:30:00-03:00' });
    expect(paid['endToEndId']).toMatch(/^E12345678202611211330/);
  });

  it('run in the sandbox of the execution, with its correlation id and one more hop', async () => {
    const { output, sandbox } = fresh();
    await output('sim:spi.pay', PAYMENT, { correlationId: 'execution-7', hops: 2 });
    const journal = await admin(service, sandbox).journal();
    expect(journal).toHaveLength(2);
    expect(JSON.stringify(journal)).toContain('execution-7');
    expect(JSON.stringify(journal)).toMatch(/x-workflow-hops[^}]{1,20}3/i);
  });

  it.each([
    ['an attempt', { idempotencyKey: 'execution-1/Pay/1/1' }, {}],
    ['an argument', {}, { idempotencyKey: 'order-1' }],
    ['an EndToEndId', {}, { endToEndId: 'E1' }],
  ])('pay once for %s', async (_, more, added) => {
    const { output, stored } = fresh();
    const first = await output('sim:spi.pay', { ...PAYMENT, ...added }, more);
    expect(await output('sim:spi.pay', { ...PAYMENT, ...added }, more)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it('pay twice for two keys', async () => {
    const { output, stored } = fresh();
    await output('sim:spi.pay', PAYMENT);
    await output('sim:spi.pay', PAYMENT);
    expect(await stored()).toHaveLength(2);
  });

  it.each<readonly [string, object, number]>([
    ['the SPI stores it and drops the connection', { commitThenDrop: true }, 1],
    ['the answer is cut off', { truncate: { bodyBytes: 40 } }, 1],
    ['the connection is reset', { reset: true }, 0],
    ['nothing is answered', { empty: true }, 0],
  ])('pay once with the second attempt if %s', async (_, effect, afterFirst) => {
    const { failure, output, addRule, stored } = fresh();
    await addRule(effect);
    const more = { idempotencyKey: 'the same' };
    expect(await failure('sim:spi.pay', PAYMENT, more)).toMatch(
      /^Sibling\.Unavailable: SPI cannot be reached, or it closed the connection/,
    );
    expect(await stored()).toHaveLength(afterFirst);
    const paid = await output('sim:spi.pay', PAYMENT, more);
    expect(await stored()).toEqual([paid]);
  });

  it('give the same rejection to a repeat', async () => {
    const { failure, addRule, stored } = fresh();
    await addRule({ outcome: 'AM04' });
    const more = { idempotencyKey: 'rejected' };
    const rejected = await failure('sim:spi.pay', PAYMENT, more);
    expect(rejected).toMatch(/^Spi\.Rejected\.AM04: The SPI rejected the payment E12345678/);
    expect(await failure('sim:spi.pay', PAYMENT, more)).toBe(rejected);
    expect(await stored()).toHaveLength(1);
  });

  it('refuse an EndToEndId that another payment has', async () => {
    const { failure, sandbox } = fresh();
    await service.http
      .post(PACS008)
      .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
      .send(pacs008({ endToEndId: 'E1', amount: '1.00' }))
      .expect(200);
    expect(await failure('sim:spi.pay', { ...PAYMENT, endToEndId: 'E1' })).toMatch(
      /^Spi\.Refused\.END_TO_END_ID_DUPLICATED: The answer was 409: /,
    );
  });

  it.each<readonly [string, object, string | RegExp]>([
    ['503', { respond: { status: 503 } }, 'Sibling.Error: SPI: The answer was 503: no reason'],
    [
      '500 with a reason',
      { respond: { status: 500, body: { code: 'STORAGE', detail: 'Full.' } } },
      'Sibling.Error: SPI: The answer was 500: STORAGE: Full.',
    ],
    ['429', { respond: { status: 429 } }, /^Spi\.Refused\.429: /],
    [
      '404',
      { respond: { status: 404, body: { code: 'X' } } },
      'Spi.Refused.X: The answer was 404: X',
    ],
    [
      '404 and a long text for a code',
      { respond: { status: 404, body: { code: 'x'.repeat(101), detail: 'y'.repeat(3_000) } } },
      /^Spi\.Refused\.404: The answer was 404: y{2028}\.\.\.$/,
    ],
    [
      '302',
      { respond: { status: 302, headers: { Location: '/' } } },
      /^Sibling\.Unavailable: SPI answered 302/,
    ],
    [
      'HTML',
      { respond: { status: 200, body: '<html/>' } },
      /^Sibling\.Error: SPI answered 200 without/,
    ],
  ])('fail with a stable error if the SPI answers %s', async (_, effect, expected) => {
    const { failure, addRule } = fresh();
    await addRule(effect);
    expect(await failure('sim:spi.pay', PAYMENT)).toEqual(
      typeof expected === 'string'
        ? expect.stringContaining(expected)
        : expect.stringMatching(expected),
    );
  });

  it.each<readonly [object, string]>([
    [{ amount: 150.75 }, '/Arguments/amount: Must be a positive decimal string'],
    [{ amount: '1,50' }, '/Arguments/amount: Must be a positive decimal string'],
    [{ amount: '0.00' }, '/Arguments/amount: Must be a positive decimal string'],
    [{ amount: '-1' }, '/Arguments/amount: Must be a positive decimal string'],
    [{ amount: '1.005' }, '/Arguments/amount: Must be a positive decimal string'],
    [{ debtorIspb: '123' }, '/Arguments/debtorIspb: Must be the 8 characters of an ISPB.'],
    [{ creditorISPB: '1' }, 'did you mean "creditorIspb"?'],
    [{ at: 'today' }, '/Arguments/at: Must be an ISO 8601 instant'],
  ])('refuse the arguments %p', async (wrong, expected) => {
    const { failure } = fresh();
    const cause = await failure('sim:spi.pay', { ...PAYMENT, ...wrong });
    expect(cause).toMatch(/^Task\.ArgumentsInvalid: /);
    expect(cause).toContain(expected);
  });

  it('say that a payment does not exist', async () => {
    expect(await fresh().failure('sim:spi.transaction', { endToEndId: 'E9' })).toMatch(
      /^Spi\.Refused\.TRANSACTION_NOT_FOUND: The answer was 404/,
    );
  });

  it('are Sibling.Unavailable if nothing listens, or no address is configured', async () => {
    const ports = freePorts([spi]);
    const down = simTasks({ SPI_URL: `http://127.0.0.1:${String(ports['SPI_PORT'])}` });
    expect(await tasksIn(down, 'down').failure('sim:spi.pay', PAYMENT)).toMatch(
      /^Sibling\.Unavailable: SPI cannot be reached/,
    );
    expect(await tasksIn(simTasks({}), 'none').failure('sim:spi.pay', PAYMENT)).toBe(
      'Sibling.Unavailable: SPI is not configured: set SPI_URL to its address.',
    );
  });

  it('are States.Timeout if the SPI does not answer in time', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { failure } = tasksIn(simTasks({ SPI_URL: `http://127.0.0.1:${String(port)}` }), 'slow');
    expect(await failure('sim:spi.pay', PAYMENT, { timeoutMs: 100 })).toMatch(
      /^States\.Timeout: SPI did not answer within \d+ ms\.$/,
    );
    silent.closeAllConnections();
    silent.close();
  });

  it('end with the reason of their signal, and after too many hops', async () => {
    const { perform, failure } = fresh();
    const abort = AbortSignal.abort(new Error('aborted'));
    await expect(perform('sim:spi.pay', PAYMENT, { abort })).rejects.toThrow('aborted');
    expect(await failure('sim:spi.pay', PAYMENT, { hops: 8 })).toMatch(
      /^Workflow\.TooManyHops: This execution comes after 8 calls/,
    );
  });
});
