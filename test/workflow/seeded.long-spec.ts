import 'reflect-metadata';
import request from 'supertest';
import { type RunningService } from '#libs/app';
import {
  createTestData,
  databaseUnderTest,
  freePorts,
  pacs008,
  type TestData,
} from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startSuite } from '../../apps/suite/src/start-suite';
import { type ExecutionResponse } from '../../apps/workflow/src/executions/execution.response';
import { type WorkflowSeedResponse } from '../../apps/workflow/src/seed/seed.response';

const SANDBOX = 'seeded';
const KEY = {
  keyType: 'EMAIL',
  keyValue: 'maria@example.com',
  accountId: 'acc-1',
  ispb: '87654321',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

/** The workflows of `POST /__admin/seed`, with the inputs that its response names, and all simulators. */
describe(`The example workflows in the suite on ${databaseUnderTest}`, () => {
  let data: TestData;
  let services: readonly RunningService[];
  let seeded: WorkflowSeedResponse['workflows'];

  const call = (service: string, method: 'get' | 'post', path: string) => {
    const { address = '' } =
      services.find(({ definition }) => definition.name === service) ??
      ({} as { address?: string });
    return request(address)[method](path).set('X-Sandbox', SANDBOX);
  };

  beforeAll(async () => {
    data = await createTestData();
    services = await startSuite(apps, {
      ...data.environment,
      ...freePorts(apps),
      LOG_LEVEL: 'error',
    });
    const { body } = await call('workflow', 'post', '/__admin/seed').expect(201);
    seeded = (body as WorkflowSeedResponse).workflows;
  });

  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await data.remove();
  });

  const run = async (name: string): Promise<ExecutionResponse> => {
    const { id, input } = seeded.find((each) => each.name === name) ?? {};
    const { body } = await call('workflow', 'post', `/workflows/${String(id)}/executions?wait=30`)
      .send({ input })
      .expect(201);
    return body as ExecutionResponse;
  };

  it('pay a Pix with a credit card', async () => {
    await call('dict', 'post', '/dict/keys').send(KEY).expect(201);
    expect(await run('pix-by-credit-card')).toMatchObject({
      status: 'SUCCEEDED',
      output: { paid: true },
    });
    const { body } = await call('spi', 'get', '/spi/transactions').expect(200);
    expect(body).toEqual([expect.objectContaining({ amount: 150.75 })]);
  });

  it('charge a card', async () => {
    expect(await run('card-retry')).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('issue the invoice of a payment', async () => {
    const { input } = seeded.find(({ name }) => name === 'invoice-after-payment') ?? {};
    const { endToEndId } = input as { endToEndId: string };
    await call('spi', 'post', '/spi/pacs.008')
      .type('application/xml')
      .send(pacs008({ endToEndId, amount: '1000.00' }))
      .expect(200);
    expect(await run('invoice-after-payment')).toMatchObject({
      status: 'SUCCEEDED',
      output: { endToEndId, invoice: { status: 'authorized' } },
    });
  });

  it('are the same when they are installed again', async () => {
    const { body } = await call('workflow', 'post', '/__admin/seed').expect(201);
    expect((body as WorkflowSeedResponse).workflows).toEqual(seeded);
  });
});
