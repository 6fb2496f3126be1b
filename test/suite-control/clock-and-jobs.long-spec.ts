import 'reflect-metadata';
import { databaseUnderTest, frozenAt } from '#libs/testing';
import { clientsOf, startControlledSuite, type ControlledSuite } from './clients';

const INSTANCES = databaseUnderTest === 'SQLite' ? 1 : 2;
const START = '2999-03-01T12:00:00.000Z';
/** `npm run check:all -- rounds` runs a thousand. */
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 30);
const ROUNDS_OF_A_SANDBOX = 25;
const SANDBOXES = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_OF_A_SANDBOX) }, (_, index) => ({
  sandbox: `services-at-once-${String(index + 1)}`,
  rounds: Math.min(ROUNDS_OF_A_SANDBOX, ROUNDS - index * ROUNDS_OF_A_SANDBOX),
}));
const STARTED_AT_ONCE = 4;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const key = {
  ...{ keyType: 'EMAIL', keyValue: 'joao@example.com', accountId: 'a-1', ispb: '12345678' },
  ...{ branch: '0001', accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};

const payment = { amount: '10.00', debtorIspb: '12345678', creditorIspb: '87654321' };
const payThenWait = {
  StartAt: 'Pay',
  States: {
    Pay: { Type: 'Task', Resource: 'sim:spi.pay', Parameters: payment, Next: 'Wait' },
    Wait: { Type: 'Wait', Seconds: 60, End: true },
  },
};
const waitThenReport = {
  StartAt: 'Wait',
  States: {
    Wait: { Type: 'Wait', Seconds: 60, Next: 'Report' },
    Report: {
      Type: 'Task',
      Resource: 'sim:report.generate',
      Parameters: { type: 'spi.transactions', format: 'csv' },
      End: true,
    },
  },
};

const onlyWait = {
  StartAt: 'Wait',
  States: {
    Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'End' },
    End: { Type: 'Pass', End: true },
  },
};
const waitThenPay = {
  StartAt: 'Wait',
  States: {
    Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'Pay' },
    Pay: { Type: 'Task', Resource: 'sim:spi.pay', Parameters: payment, End: true },
  },
};

interface Found {
  readonly status: string;
  readonly stoppedAt: string;
  readonly cause?: string;
}

/** docs/adr/0054 */
describe(`The clocks of all services, and jobs, on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  beforeAll(async () => {
    suite = await startControlledSuite({ instances: INSTANCES });
  });
  afterAll(() => suite.close());

  const workflowsIn = (sandbox: string) => {
    const { at, control } = clientsOf(suite, sandbox);
    return {
      freeze: () => control('put', '/clock', frozenAt(START)).expect(200),
      create: async (definition: object) => {
        const sent = { name: 'test', definition };
        const { body } = await at('workflow', 'post', '/workflows', sent).expect(201);
        return (body as { id: string }).id;
      },
      start: async (workflow: string, body: object = {}) => {
        const path = `/workflows/${workflow}/executions`;
        const answer = await at('workflow', 'post', path, body).expect(201);
        return (answer.body as { id: string }).id;
      },
      find: async (id: string) =>
        (await at('workflow', 'get', `/executions/${id}`).expect(200)).body as Found,
      advance: (by: string) => control('post', '/clock/advance', { by }).expect(200),
      minuteLater: () => control('post', '/clock/advance', { by: 'PT1M' }).expect(200),
      at,
    };
  };

  it.each(SANDBOXES)('wait in $rounds rounds for what was begun: $sandbox', async (test) => {
    const { freeze, create, start, find, minuteLater, at } = workflowsIn(test.sandbox);
    await freeze();
    await at('dict', 'post', '/dict/keys', key).expect(201);
    const workflow = await create(payThenWait);
    const hook = await create({ StartAt: 'Wait', States: { Wait: payThenWait.States.Wait } });
    const idOf = async (answer: PromiseLike<{ readonly body: unknown }>, member = 'id') =>
      ((await answer).body as Record<string, string>)[member] ?? '';
    const twice = <T>(begin: () => Promise<T>) => Promise.all([begin(), begin()]);
    const call = () =>
      idOf(at('workflow', 'post', `/webhooks/${hook}`, {}).expect(202), 'executionId');
    const report = () =>
      idOf(
        at('report', 'post', '/reports/generate', {
          type: 'spi.transactions',
          format: 'csv',
        }).expect(202),
      );
    const pay = async () => {
      const sent = { amount: '0.01', proxy: key.keyValue };
      const { body } = await at('openfinance', 'post', PAYMENTS, sent).expect(201);
      return (body as { data: { paymentId: string } }).data.paymentId;
    };
    for (let round = 1; round <= test.rounds; round += 1) {
      const [started, called, reports, payments] = await Promise.all([
        Promise.all(Array.from({ length: STARTED_AT_ONCE }, () => start(workflow))),
        twice(call),
        twice(report),
        twice(pay),
      ]);
      await minuteLater();
      const [before, now] = [round - 1, round].map((minutes) =>
        new Date(Date.parse(START) + minutes * 60_000).toISOString(),
      );
      const ids = [...started, ...called];
      const found = await Promise.all(ids.map((id) => find(id)));
      expect(found.map(({ status, stoppedAt }) => [round, status, stoppedAt])).toEqual(
        ids.map(() => [round, 'SUCCEEDED', now]),
      );
      for (const id of reports) {
        const { body } = await at('report', 'get', `/reports/${id}`).expect(200);
        expect([round, body]).toMatchObject([round, { status: 'succeeded', finishedAt: before }]);
      }
      for (const id of payments) {
        const { body } = await at('openfinance', 'get', `${PAYMENTS}/${id}`).expect(200);
        expect([round, body]).toMatchObject([round, { data: { status: 'ACSC' } }]);
      }
    }
  });

  it('keep the order of executions that pay and of those that call nobody', async () => {
    const { freeze, create, start, find, advance, at } = workflowsIn('order');
    await freeze();
    const waits = await create(onlyWait);
    const pays = await create(waitThenPay);
    const ids: string[] = [];
    for (const [index, workflow] of [waits, waits, pays, waits, pays, pays, waits].entries()) {
      ids.push(await start(workflow, { input: { seconds: (index + 1) * 60 } }));
    }
    const { body } = await advance('PT1H');
    const minute = (index: number) => new Date(Date.parse(START) + (index + 1) * 60_000);
    const ran = (body as { ran: { service: string; key: string; dueAt: string }[] }).ran;
    expect(
      ran.filter(({ service }) => service === 'workflow').map(({ key, dueAt }) => [key, dueAt]),
    ).toEqual(ids.map((id, index) => [id, minute(index).toISOString()]));
    const found = await Promise.all(ids.map((id) => find(id)));
    expect(found.map(({ status, stoppedAt }) => [status, stoppedAt])).toEqual(
      ids.map((_, index) => ['SUCCEEDED', minute(index).toISOString()]),
    );
    const paid = (await at('spi', 'get', '/spi/transactions')).body as { createdAt: string }[];
    expect(paid.map(({ createdAt }) => createdAt).sort()).toEqual(
      [2, 4, 5].map((index) => minute(index).toISOString()),
    );
  });

  it('let a report of another service be written in a step', async () => {
    const { freeze, create, start, find, minuteLater } = workflowsIn('report-in-step');
    await freeze();
    const id = await start(await create(waitThenReport));
    await minuteLater();
    const { status, stoppedAt } = await find(id);
    expect([status, stoppedAt]).toEqual(['SUCCEEDED', '2999-03-01T12:01:00.000Z']);
  });

  it('wait for reports that were asked for before', async () => {
    const { freeze, minuteLater, at } = workflowsIn('report-before');
    await freeze();
    const asked = { type: 'spi.transactions', format: 'csv' };
    const { body } = await at('report', 'post', '/reports/generate', asked).expect(202);
    const { id } = body as { id: string };
    await minuteLater();
    const { body: run } = await at('report', 'get', `/reports/${id}`).expect(200);
    expect(run).toMatchObject({ status: 'succeeded', finishedAt: START });
  });
});
