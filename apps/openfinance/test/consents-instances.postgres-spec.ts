import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { CONSENTS, consentsOf } from './consent-builders';
import { extensionsRead } from './consent-schemas';

/** Two instances of the service on one database, with one connection each. */
describe.each([['1'], ['10']])('Consents of two instances with %s connections', (poolSize) => {
  let data: TestData;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    const variables = { CONSENT_AUTO_AUTHORISE: 'false', DATABASE_POOL_SIZE: poolSize };
    one = await createTestApp(openfinance, variables, data);
    other = await createTestApp(openfinance, variables, data);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await data.remove();
  });

  it('are seen by the other in the next request', async () => {
    const here = consentsOf(one, 'next');
    const there = consentsOf(other, 'next');
    const { consentId } = await here.create();
    expect(await there.read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    await there.call('post', `/__admin/consents/${consentId}/authorise`).expect(200);
    expect(await here.read(consentId)).toMatchObject({ status: 'AUTHORISED' });
    await here.call('delete', `${CONSENTS}/${consentId}`).expect(204);
    expect(await there.read(consentId)).toMatchObject({ status: 'REJECTED' });
    await there.call('delete', `${CONSENTS}/${consentId}`).expect(422);
  });

  it('end on both when the clock of one is moved', async () => {
    const here = consentsOf(one, 'clock');
    const there = consentsOf(other, 'clock');
    await here.freeze();
    const { consentId } = await there.create();
    expect(await here.advance('PT61M')).toHaveLength(1);
    expect(await there.read(consentId)).toMatchObject({
      statusUpdateDateTime: '2026-03-31T13:00:00Z',
      rejection: { reason: { code: 'CONSENT_EXPIRED' } },
    });
  });

  it('are decided once by decisions on both at the same time', async () => {
    const here = consentsOf(one, 'decided');
    const there = consentsOf(other, 'decided');
    await here.freeze();
    for (let round = 0; round < 10; round += 1) {
      const { consentId } = await here.create();
      const decide = (side: typeof here, decision: string) =>
        side
          .call('post', `/authorisation/${consentId}`)
          .type('form')
          .send(`decision=${decision}&accountIds=maria-corrente`);
      const answers = await Promise.all([
        decide(here, 'approve'),
        decide(there, 'refuse'),
        decide(there, 'approve'),
        decide(here, 'refuse'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
      const decided = await here.read(consentId);
      expect(await there.read(consentId)).toEqual(decided);
      expect(decided.rejection?.reason.code).toBe(
        decided.status === 'AUTHORISED' ? undefined : 'CUSTOMER_MANUALLY_REJECTED',
      );
    }
  });

  it('are revoked once and extended once by requests to both at the same time', async () => {
    const here = consentsOf(one, 'changed');
    const there = consentsOf(other, 'changed');
    await here.freeze();
    for (let round = 0; round < 5; round += 1) {
      const { consentId } = await here.create({ expirationDateTime: '2026-06-30T00:00:00Z' });
      await here.call('post', `/__admin/consents/${consentId}/authorise`).expect(200);
      const later = { expirationDateTime: '2026-12-31T00:00:00Z' };
      const sides = [here, there, here, there];
      const extended = await Promise.all(sides.map((side) => side.extend(consentId, later)));
      expect(extended.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
      const path = `${CONSENTS}/${consentId}`;
      const { body } = await there.call('get', `${path}/extensions`).expect(200);
      expect(extensionsRead.parse(body).data).toHaveLength(1);
      const revoked = await Promise.all(sides.map((side) => side.call('delete', path)));
      expect(revoked.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422]);
    }
  });

  it('end once when the clock moves while both read them', async () => {
    const here = consentsOf(one, 'moving');
    const there = consentsOf(other, 'moving');
    await here.freeze();
    const { consentId } = await here.create({ expirationDateTime: '2026-03-31T12:30:00Z' });
    const path = `${CONSENTS}/${consentId}`;
    const [, ...reads] = await Promise.all([
      there.advance('PT30M'),
      ...Array.from({ length: 10 }, () => [here.call('get', path), there.call('get', path)]).flat(),
    ]);
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const ended = await here.read(consentId);
    expect(ended).toMatchObject({
      statusUpdateDateTime: '2026-03-31T12:30:00Z',
      rejection: { rejectedBy: 'ASPSP', reason: { code: 'CONSENT_MAX_DATE_REACHED' } },
    });
    expect(await there.read(consentId)).toEqual(ended);
  });

  it('have the same examples', async () => {
    const id = 'urn:simulador:00000000-0000-4000-8000-000000000003';
    const reads = await Promise.all(
      [one, other, one, other].map((side) => consentsOf(side, 'examples').read(id)),
    );
    expect(new Set(reads.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});
