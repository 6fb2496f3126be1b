import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { ACCOUNTS } from './bank/bank';
import { consentsOf } from './consent-builders';

/** Two instances of the service on one database. */
describe.each([['1'], ['10']])('Limits of two instances with %s connections', (poolSize) => {
  let data: TestData;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    const variables = { DATABASE_POOL_SIZE: poolSize };
    one = await createTestApp(openfinance, variables, data);
    other = await createTestApp(openfinance, variables, data);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await data.remove();
  });

  it('are counted together, also at the same time', async () => {
    const [here, there] = [consentsOf(one, 'limits'), consentsOf(other, 'limits')];
    await here.freeze();
    const { consentId } = await here.create();
    await here.call('put', '/__admin/limit-settings', { limits: 'on' }).expect(200);
    const reads = await Promise.all(
      [here, there, here, there, here, there].map((side) =>
        side.call('get', `${ACCOUNTS}/maria-corrente`).set('x-consent-id', consentId),
      ),
    );
    expect(reads.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 423, 423]);
  });

  it('take one automatic decision and one second decision', async () => {
    const [here, there] = [consentsOf(one, 'joint'), consentsOf(other, 'joint')];
    await here.freeze();
    const secondHolder = { decision: 'approve', after: 'PT30S' };
    await here.call('put', '/__admin/consent-settings', { secondHolder }).expect(200);
    const loggedUser = { document: { identification: '13579246828', rel: 'CPF' } };
    const { consentId } = await there.create({ loggedUser });
    const decide = (side: typeof here, decision: string) =>
      side.call('post', `/__admin/consents/${consentId}/${decision}`, { holder: 'second' });
    const answers = await Promise.all([
      decide(here, 'authorise'),
      decide(there, 'reject'),
      decide(here, 'reject'),
      decide(there, 'authorise'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const path = `${ACCOUNTS}/conjunta-ana-bruno`;
    const before = await here.call('get', path).set('x-consent-id', consentId);
    await there.call('post', '/__admin/clock/advance', { by: 'PT1M' }).expect(200);
    const after = await there.call('get', path).set('x-consent-id', consentId);
    expect(after.status).toBe(before.status);
  });
});
