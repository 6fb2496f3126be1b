import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { DueWork } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { CONSENT_DEADLINE } from '../src/consents/consent-transactions';
import { EXAMPLE_CONSENT_IDS } from '../src/consents/example-consents';
import { openfinance } from '../src/openfinance.app';
import { CONSENTS, consentsOf } from './consent-builders';
import { standardErrors } from './consent-schemas';

const EXPIRED = { rejectedBy: 'ASPSP', reason: { code: 'CONSENT_EXPIRED' } };
const ENDED = { rejectedBy: 'ASPSP', reason: { code: 'CONSENT_MAX_DATE_REACHED' } };
const REVOKED = { rejectedBy: 'USER', reason: { code: 'CUSTOMER_MANUALLY_REVOKED' } };
const WITHDRAWN = { rejectedBy: 'USER', reason: { code: 'CUSTOMER_MANUALLY_REJECTED' } };

describe.each([
  ['waits for the customer', 'false'],
  ['is authorised at once', 'true'],
])(`A consent that %s, on ${databaseUnderTest}`, (_, autoAuthorise) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: autoAuthorise });
  });
  afterAll(() => test.close());
  const isWaiting = autoAuthorise === 'false';
  const first = isWaiting ? 'AWAITING_AUTHORISATION' : 'AUTHORISED';

  it('is rejected when the receiver revokes it, once', async () => {
    const { call, freeze, create, read, advance } = consentsOf(test, 'revoked');
    await freeze();
    const { consentId } = await create();
    await advance('PT10S');
    await call('delete', `${CONSENTS}/${consentId}`).expect(204, '');
    expect(await read(consentId)).toMatchObject({
      status: 'REJECTED',
      statusUpdateDateTime: '2026-03-31T12:00:10Z',
      rejection: isWaiting ? WITHDRAWN : REVOKED,
    });
    const { body } = await call('delete', `${CONSENTS}/${consentId}`).expect(422);
    expect(standardErrors.parse(body).errors).toMatchObject([
      { code: 'CONSENTIMENTO_EM_STATUS_REJEITADO', title: 'Consentimento em status rejeitado' },
    ]);
    expect(await advance('PT2H')).toEqual([]);
  });

  it('ends at its expirationDateTime, and not a second before', async () => {
    const { freeze, create, read, advance } = consentsOf(test, 'ended');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-03-31T12:30:00Z' });
    await advance('PT29M59.999S');
    expect(await read(consentId)).toMatchObject({ status: first });
    expect(await advance('PT0.001S')).toEqual([
      {
        kind: 'consent-deadline',
        key: consentId,
        dueAt: '2026-03-31T12:30:00.000Z',
        outcome: 'done',
      },
    ]);
    expect(await read(consentId)).toMatchObject({
      status: 'REJECTED',
      statusUpdateDateTime: '2026-03-31T12:30:00Z',
      rejection: ENDED,
    });
  });

  it('ends in time for a read, also if the due work is late, and stays so if the clock is put back', async () => {
    const { call, freeze, create, read } = consentsOf(test, 'late');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-03-31T12:30:00Z' });
    const context = new RequestContext('late', 'late');
    await runInContext(context, () =>
      test.app.get(DueWork).cancelAll(CONSENT_DEADLINE, [consentId]),
    );
    context.end();
    await freeze('2026-03-31T12:31:00.000Z');
    const ended = await read(consentId);
    expect(ended).toMatchObject({
      statusUpdateDateTime: '2026-03-31T12:30:00Z',
      rejection: ENDED,
    });
    await freeze('2026-03-31T12:00:01.000Z');
    expect(await read(consentId)).toEqual(ended);
    await call('delete', `${CONSENTS}/${consentId}`).expect(422);
  });

  it('ends once, when many requests see its end at the same time', async () => {
    const { call, freeze, create, read, advance } = consentsOf(test, 'seen-at-once');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-03-31T12:30:00Z' });
    const [moved, ...seen] = await Promise.all([
      advance('PT31M'),
      ...Array.from({ length: 20 }, () => call('get', `${CONSENTS}/${consentId}`)),
    ]);
    expect(moved).toHaveLength(1);
    for (const { status, body } of seen) {
      expect(status).toBe(200);
      expect([first, 'REJECTED']).toContain((body as { data: { status: string } }).data.status);
    }
    expect(await read(consentId)).toMatchObject({ rejection: ENDED });
  });
});

describe(`A consent that waits for the customer, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => test.close());

  it('is rejected after 60 minutes', async () => {
    const { freeze, create, read, advance, extend, call } = consentsOf(test, 'lapsed');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2027-03-31T12:00:00Z' });
    await advance('PT59M59S');
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    await advance('PT2M');
    expect(await read(consentId)).toMatchObject({
      status: 'REJECTED',
      statusUpdateDateTime: '2026-03-31T13:00:00Z',
      rejection: EXPIRED,
    });
    await call('delete', `${CONSENTS}/${consentId}`).expect(422);
    const { body } = await extend(consentId).expect(422);
    expect(body).toMatchObject({ errors: [{ code: 'ESTADO_CONSENTIMENTO_INVALIDO' }] });
    // Nothing is left to be done at its end.
    expect(await advance('P13M')).toEqual([]);
  });

  it('is not rejected after 60 minutes if it is authorised', async () => {
    const { call, freeze, create, read, advance } = consentsOf(test, 'authorised');
    await freeze();
    const endless = await create();
    const ending = await create({ expirationDateTime: '2027-03-31T12:00:00Z' });
    for (const { consentId } of [endless, ending]) {
      await call('post', `/__admin/consents/${consentId}/authorise`).expect(200);
    }
    await advance('PT61M');
    expect(await read(endless.consentId)).toMatchObject({ status: 'AUTHORISED' });
    expect(await read(ending.consentId)).toMatchObject({ status: 'AUTHORISED' });
    await advance('P12M');
    expect(await read(endless.consentId)).toMatchObject({ status: 'AUTHORISED' });
    expect(await read(ending.consentId)).toMatchObject({
      statusUpdateDateTime: '2027-03-31T12:00:00Z',
      rejection: ENDED,
    });
  });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:58:00Z'])('waits at %s too', async (now) => {
    const { freeze, create, read, advance } = consentsOf(test, `at-${now.slice(0, 4)}`);
    await freeze(now);
    const { consentId } = await create();
    await advance('PT1M');
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    const { awaiting } = EXAMPLE_CONSENT_IDS;
    expect(await read(awaiting)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });

  it('is decided once, when it is authorised and refused at the same time', async () => {
    const { call, freeze, create, read } = consentsOf(test, 'at-once');
    await freeze();
    for (let round = 0; round < 5; round += 1) {
      const { consentId } = await create();
      const page = `/authorisation/${consentId}`;
      const decide = (decision: string) =>
        call('post', page).type('form').send(`decision=${decision}&accountIds=maria-corrente`);
      const answers = await Promise.all(
        ['approve', 'refuse', 'approve', 'refuse'].map((each) => decide(each)),
      );
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
      const { status, rejection } = await read(consentId);
      if (status === 'AUTHORISED') expect(rejection).toBeUndefined();
      else
        expect({ status, rejection }).toMatchObject({ status: 'REJECTED', rejection: WITHDRAWN });
    }
  });

  it('is rejected in the end, when it is authorised and revoked at the same time', async () => {
    const { call, freeze, create, read } = consentsOf(test, 'revoked-at-once');
    await freeze();
    for (let round = 0; round < 5; round += 1) {
      const { consentId } = await create();
      const [authorised, ...revoked] = await Promise.all([
        call('post', `/__admin/consents/${consentId}/authorise`),
        call('delete', `${CONSENTS}/${consentId}`),
        call('delete', `${CONSENTS}/${consentId}`),
      ]);
      expect(revoked.map(({ status }) => status).sort()).toEqual([204, 422]);
      const { rejection } = await read(consentId);
      expect(rejection).toMatchObject(authorised.status === 200 ? REVOKED : WITHDRAWN);
    }
  });
});
