import 'reflect-metadata';
import { type Response } from 'supertest';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { type ListedConsentResponse } from '../src/authorisation/list/listed-consent.response';
import { consentsOf, CPF } from './consent-builders';
import { payerIn } from './payments/payer';

const NOW = '2026-03-31T12:00:00.000Z';

describe(`The list of all consents, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => test.close());

  it('has those to share data and to pay, newest first, in pages', async () => {
    const sandbox = 'consents-list';
    const control = admin(test, sandbox);
    await control.frozen(NOW).expect(200);
    const data = consentsOf(test, sandbox);
    const payer = payerIn(test, sandbox);
    const ids: string[] = [];
    for (const kind of ['data', 'payment', 'payment', 'data']) {
      await control.call('post', '/clock/advance', { by: 'PT1S' }).expect(200);
      const { consentId } =
        kind === 'data' ? await data.create() : await payer.consent({ date: '2026-03-31' });
      ids.unshift(consentId);
    }
    // Two at the same instant.
    ids.unshift(
      ...[(await data.create()).consentId, (await payer.consent({ date: '2026-03-31' })).consentId],
    );
    const list = async (query = '') =>
      (await control.call('get', `/consents${query}`).expect(200)).body as ListedConsentResponse[];
    const all = await list();
    const created = all.filter(({ consentId }) => ids.includes(consentId));
    expect(created.slice(3).map(({ consentId }) => consentId)).toEqual(ids.slice(3));
    expect(created.map(({ consentId }) => consentId).sort()).toEqual([...ids].sort());
    expect(created.slice(3)).toMatchObject([
      { kind: 'payment', status: 'AWAITING_AUTHORISATION', amount: expect.any(String) as string },
      { kind: 'payment', createdAt: '2026-03-31T12:00:02.000Z' },
      { kind: 'data', customer: CPF, createdAt: '2026-03-31T12:00:01.000Z' },
    ]);
    const paged: ListedConsentResponse[] = [];
    for (let next: string | undefined = '/__admin/consents?limit=2'; next !== undefined;) {
      const answer: Response = await test.http.get(next).set('X-Sandbox', sandbox).expect(200);
      expect(answer.get('X-Total-Count')).toBe(String(all.length));
      paged.push(...(answer.body as ListedConsentResponse[]));
      next = /<([^>]+)>; rel="next"/.exec(answer.get('Link') ?? '')?.[1];
    }
    expect(paged).toEqual(all);
    const kinds = all.map(({ kind }) => kind);
    expect((await list('?kind=payment')).length).toBe(
      kinds.filter((one) => one === 'payment').length,
    );
    await control.call('post', `/consents/${ids.at(-1) ?? ''}/reject`).expect(200);
    expect(await list('?kind=data&status=REJECTED')).toContainEqual(
      expect.objectContaining({ consentId: ids.at(-1), status: 'REJECTED' }),
    );
    expect(await list('?kind=payment&status=CONSUMED')).toEqual([]);
  });

  it.each(['kind=all', 'status=OPEN', 'cursor=1', 'limit=0'])('refuses %s', async (query) => {
    await admin(test, 'consents-list').call('get', `/consents?${query}`).expect(400);
  });
});
