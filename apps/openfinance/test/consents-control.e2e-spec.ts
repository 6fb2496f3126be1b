import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { EXAMPLE_CONSENT_IDS } from '../src/consents/example-consents';
import { consentsOf } from './consent-builders';

describe(`The control operations on consents, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => test.close());

  it('authorise a consent for all or for some accounts, and again', async () => {
    const { call, create } = consentsOf(test, 'control');
    const { consentId } = await create();
    const authorise = (body?: object) =>
      call('post', `/__admin/consents/${consentId}/authorise`, body);
    const { body } = await authorise({ accountIds: ['joao-corrente'] }).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer: '/accountIds' }] });
    const done = await authorise({ accountIds: ['maria-poupanca'] }).expect(200);
    expect(done.body).toEqual({ consentId, status: 'AUTHORISED' });
    await authorise().expect(200);
    await authorise({ accountIds: ['maria-poupanca'] }).expect(200);
    const other = await authorise({ accountIds: ['maria-corrente'] }).expect(422);
    expect(other.body).toMatchObject({
      code: 'CONSENTIMENTO_JA_DECIDIDO',
      detail: expect.stringContaining('It is authorised for maria-poupanca') as string,
    });
    const misspelt = await authorise({ accountId: ['maria-corrente'] }).expect(400);
    expect(misspelt.body).toMatchObject({
      errors: [
        { pointer: '/accountId', detail: expect.stringContaining('"accountIds"') as string },
      ],
    });
  });

  it.each([
    ['awaiting', {}, 'USER', 'CUSTOMER_MANUALLY_REJECTED'],
    ['awaiting', { reason: 'CONSENT_TECHNICAL_ISSUE' }, 'ASPSP', 'CONSENT_TECHNICAL_ISSUE'],
    ['authorised', {}, 'USER', 'CUSTOMER_MANUALLY_REVOKED'],
    ['authorised', { reason: 'INTERNAL_SECURITY_REASON' }, 'ASPSP', 'INTERNAL_SECURITY_REASON'],
  ])('reject a consent that is %s, by %j', async (state, body, rejectedBy, code) => {
    const { call, create, read } = consentsOf(test, 'control-reject');
    const { consentId } = await create();
    const path = `/__admin/consents/${consentId}`;
    if (state === 'authorised') await call('post', `${path}/authorise`).expect(200);
    const { body: done } = await call('post', `${path}/reject`, body).expect(200);
    expect(done).toEqual({ consentId, status: 'REJECTED' });
    expect(await read(consentId)).toMatchObject({ rejection: { rejectedBy, reason: { code } } });
    for (const decision of ['authorise', 'reject']) {
      const again = await call('post', `${path}/${decision}`, {}).expect(422);
      expect(again.body).toMatchObject({ code: 'CONSENTIMENTO_JA_DECIDIDO' });
    }
  });

  it('refuse an unknown consent, an unknown reason, and pages of other origins', async () => {
    const { call } = consentsOf(test, 'control-refused');
    await call('post', '/__admin/consents/urn:simulador:none/authorise').expect(404);
    const path = `/__admin/consents/${EXAMPLE_CONSENT_IDS.awaiting}/reject`;
    const { body } = await call('post', path, { reason: 'NO_REASON' }).expect(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/reason' }] });
    await call('post', path).set('Origin', 'https://evil.example').expect(403);
  });
});
