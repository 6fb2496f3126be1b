import 'reflect-metadata';
import { databaseUnderTest, frozenAt } from '#libs/testing';
import { clientsOf, startControlledSuite, type ControlledSuite } from './clients';

const INSTANCES = databaseUnderTest === 'SQLite' ? 1 : 2;
const START = '2999-03-01T12:00:00.000Z';
const ROUNDS = 3;
const STARTED_AT_ONCE = 4;

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
      minuteLater: () => control('post', '/clock/advance', { by: 'PT1M' }).expect(200),
      at,
    };
  };

  it('wait for executions that were started before, and for what these call', async () => {
    const { freeze, create, start, find, minuteLater } = workflowsIn('at-once');
    await freeze();
    const workflow = await create(payThenWait);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const begun = Array.from({ length: STARTED_AT_ONCE }, () => start(workflow));
      const ids = await Promise.all(begun);
      await minuteLater();
      const now = new Date(Date.parse(START) + round * 60_000).toISOString();
      const found = await Promise.all(ids.map((id) => find(id)));
      expect(found.map(({ status, stoppedAt }) => [status, stoppedAt])).toEqual(
        ids.map(() => ['SUCCEEDED', now]),
      );
    }
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
