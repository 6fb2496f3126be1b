import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { ACCOUNTS } from './bank/bank';
import { CONSENTS, consentsOf, user } from './consent-builders';
import { item, NOW, PAYMENT_CONSENTS, payerIn, TODAY } from './payments/payer';

/** Ana, who has an account with Bruno that needs the approval of both. */
const ANA = '13579246828';
const BRUNO = '86429753182';
const JOINT = 'conjunta-ana-bruno';
const SETTINGS = '/__admin/consent-settings';

describe(`A data consent with a joint account on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  /** A consent of a holder, authorised at once, and the requests under it. */
  async function authorisedBy(sandbox: string, document = ANA, settings: object = {}) {
    const consents = consentsOf(test, sandbox);
    await consents.freeze();
    await consents.call('put', SETTINGS, settings).expect(200);
    const { consentId } = await consents.create({
      loggedUser: user(document),
      expirationDateTime: '2026-06-30T00:00:00Z',
    });
    const read = (path: string) =>
      consents.call('get', `${ACCOUNTS}${path}`).set('x-consent-id', consentId);
    const decide = (decision: 'authorise' | 'reject', body: object = { holder: 'second' }) =>
      consents.call('post', `/__admin/consents/${consentId}/${decision}`, body);
    const listed = async (): Promise<string[]> => {
      const { body } = await read('').expect(200);
      return (body as { data: { accountId: string }[] }).data.map(({ accountId }) => accountId);
    };
    return { ...consents, consentId, decide, listed, readAccount: read };
  }

  it.each([
    ['ana', ANA, ['ana-corrente'], 'ana-corrente'],
    ['bruno', BRUNO, ['bruno-corrente'], 'bruno-corrente'],
  ])(
    'of %s is AUTHORISED, but the account is not read before both approve',
    async (name, cpf, own, first) => {
      const consent = await authorisedBy(`joint-${name}`, cpf);
      expect(await consent.read(consent.consentId)).toMatchObject({ status: 'AUTHORISED' });
      expect(await consent.listed()).toEqual(own);
      const { body } = await consent.readAccount(`/${JOINT}`).expect(403);
      expect(body).toMatchObject({ errors: [{ code: 'STATUS_RESOURCE_PENDING_AUTHORISATION' }] });
      await consent.readAccount(`/${first}/balances`).expect(200);
      const decided = await consent.decide('authorise').expect(200);
      expect(decided.body).toEqual({ consentId: consent.consentId, status: 'AUTHORISED' });
      expect(await consent.listed()).toEqual([...own, JOINT].sort());
      const found = await consent.readAccount(`/${JOINT}`).expect(200);
      expect(found.body).toMatchObject({ data: { subtype: 'CONJUNTA_SIMPLES' } });
    },
  );

  it('stays without the account if the second holder refuses, and cannot be decided again', async () => {
    const consent = await authorisedBy('joint-refused');
    await consent.decide('reject').expect(200);
    expect(await consent.listed()).toEqual(['ana-corrente']);
    for (const decision of ['authorise', 'reject'] as const) {
      const { body } = await consent.decide(decision).expect(422);
      expect(body).toMatchObject({ code: 'CONSENTIMENTO_JA_DECIDIDO' });
    }
  });

  it('cannot be extended without asking, because both must approve', async () => {
    const consent = await authorisedBy('joint-extended');
    await consent.decide('authorise').expect(200);
    const later = { loggedUser: user(ANA), expirationDateTime: '2026-12-31T00:00:00Z' };
    const { body } = await consent.extend(consent.consentId, later).expect(422);
    expect(consent.errorsOf(body)).toEqual(['DEPENDE_MULTIPLA_ALCADA']);
  });

  it.each([
    ['at once', { decision: 'approve' }, 'PT0S', true],
    ['later', { decision: 'approve', after: 'PT1H' }, 'PT1H', true],
    ['with a refusal', { decision: 'refuse' }, 'PT0S', false],
  ])('is decided by an automatic second holder %s', async (name, secondHolder, by, isShared) => {
    const sandbox = `joint-auto-${name.replaceAll(' ', '-')}`;
    const consent = await authorisedBy(sandbox, ANA, { secondHolder });
    if (by !== 'PT0S') {
      expect(await consent.listed()).toEqual(['ana-corrente']);
      await consent.call('post', '/__admin/clock/advance', { by }).expect(200);
    }
    expect(await consent.listed()).toEqual(isShared ? ['ana-corrente', JOINT] : ['ana-corrente']);
    await consent.decide('authorise').expect(422);
  });

  it('lets the automatic second holder decide after a person has approved', async () => {
    const secondHolder = { decision: 'approve', after: 'PT10M' };
    const settings = { autoAuthorise: false, secondHolder };
    const consent = await authorisedBy('joint-auto-person', ANA, settings);
    await consent.decide('authorise').expect(422);
    await consent.decide('authorise', {}).expect(200);
    expect(await consent.listed()).toEqual(['ana-corrente']);
    await consent.call('post', '/__admin/clock/advance', { by: 'PT10M' }).expect(200);
    expect(await consent.listed()).toEqual(['ana-corrente', JOINT]);
  });

  it('has a page for the second holder', async () => {
    const { call, consentId, listed } = await authorisedBy('joint-page');
    const first = await call('get', `/authorisation/${consentId}`).expect(200);
    expect(first.text).toContain(`href="./${consentId}/second-holder"`);
    const path = `/authorisation/${consentId}/second-holder`;
    const { text } = await call('get', path).expect(200);
    expect(text).toContain('Bruno Lima, confira o pedido');
    expect(text).toContain('número 10000008');
    await call('post', path).type('form').send('decision=approve').expect(303);
    expect(await listed()).toEqual(['ana-corrente', JOINT]);
    expect((await call('get', path).expect(200)).text).toContain('Situação');
    await call('post', path).type('form').send('decision=refuse').expect(303);
    expect(await listed()).toEqual(['ana-corrente', JOINT]);
  });

  it('refuses members that the second holder does not have', async () => {
    const consent = await authorisedBy('joint-members');
    const bodies = [
      ['authorise', { holder: 'third' }, '/holder'],
      ['authorise', { holder: 'second', accountIds: [JOINT] }, '/accountIds'],
      ['reject', { holder: 'second', reason: 'CONSENT_EXPIRED' }, '/reason'],
    ] as const;
    for (const [decision, body, pointer] of bodies) {
      const refused = await consent.decide(decision, body).expect(400);
      expect(refused.body).toMatchObject({ errors: [{ pointer }] });
    }
  });

  it('needs no second holder without such an account', async () => {
    const { create, call } = consentsOf(test, 'joint-none');
    const { consentId } = await create();
    const path = `/__admin/consents/${consentId}`;
    await call('post', `${path}/authorise`, { holder: 'second' }).expect(422);
    await call('post', `${path}/reject`, { holder: 'second' }).expect(422);
    expect((await call('get', `${CONSENTS}/${consentId}`)).body).toMatchObject({
      data: { status: 'AUTHORISED' },
    });
  });
});

describe(`A payment consent for a joint account on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const ofAna = {
    loggedUser: { document: { identification: ANA, rel: 'CPF' } },
    debtorAccount: { ispb: '87654321', issuer: '0001', number: '100000084', accountType: 'CACC' },
  } as const;

  /** A consent that its first holder has approved. */
  async function partlyAccepted(sandbox: string, payment: object = { date: TODAY }, outcome = '') {
    const payer = payerIn(test, sandbox);
    await payer.frozen(NOW).expect(200);
    if (outcome !== '') {
      const match = { method: 'POST', path: PAYMENT_CONSENTS };
      await payer.call('post', '/rules', { match, effect: { outcome } }).expect(201);
    }
    const number = await numberOf(payer);
    const debtorAccount = { ...ofAna.debtorAccount, number };
    const { consentId } = await payer.consent(payment, { ...ofAna, debtorAccount });
    const decide = (decision: string, body: object = { holder: 'second' }) =>
      payer.call('post', `/consents/${consentId}/${decision}`, body);
    return { ...payer, consentId, decide, found: () => payer.findConsent(consentId) };
  }

  /** The number of the joint account with its check digit. The account exists from the first use of the CPF. */
  async function numberOf({ get, consent }: ReturnType<typeof payerIn>): Promise<string> {
    await consent({ date: TODAY }, { loggedUser: ofAna.loggedUser });
    const { body } = await get(`${ACCOUNTS}/${JOINT}`).expect(200);
    const { data } = body as { data: { number: string; checkDigit: string } };
    return data.number + data.checkDigit;
  }

  it('is PARTIALLY_ACCEPTED until 23:59 of the day, pays after the second approval', async () => {
    const consent = await partlyAccepted('joint-pay');
    expect(await consent.found()).toMatchObject({
      status: 'PARTIALLY_ACCEPTED',
      expirationDateTime: '2999-03-11T02:59:59Z',
    });
    const headers = { 'x-consent-id': consent.consentId };
    const pending = 'CONSENTIMENTO_PENDENTE_AUTORIZACAO';
    expect(await consent.refused({ data: [item()] }, headers)).toEqual([pending]);
    const { body } = await consent.decide('authorise', {}).expect(200);
    expect(body).toMatchObject({ status: 'PARTIALLY_ACCEPTED' });
    await consent.decide('authorise').expect(200);
    expect(await consent.found()).toMatchObject({
      status: 'AUTHORISED',
      expirationDateTime: '2999-03-10T19:00:00Z',
    });
    expect(await consent.payList([item()], headers)).toHaveLength(1);
    await consent.decide('authorise').expect(422);
  });

  it.each([
    ['today', { date: TODAY }, 'PT8H59M58S'],
    ['later', { schedule: { single: { date: '2999-03-12' } } }, 'PT32H59M58S'],
  ])('for %s is rejected after the last day for approvals', async (name, payment, by) => {
    const consent = await partlyAccepted(`joint-deadline-${name}`, payment);
    await consent.advance(by);
    expect(await consent.found()).toMatchObject({ status: 'PARTIALLY_ACCEPTED' });
    await consent.advance('PT1S');
    expect(await consent.found()).toMatchObject({
      status: 'REJECTED',
      rejectionReason: { code: 'TEMPO_EXPIRADO_AUTORIZACAO' },
    });
  });

  it('is rejected if the second holder refuses', async () => {
    const consent = await partlyAccepted('joint-pay-refused');
    await consent.decide('reject').expect(200);
    expect(await consent.found()).toMatchObject({
      status: 'REJECTED',
      rejectionReason: { code: 'REJEITADO_USUARIO' },
    });
    await consent.decide('authorise').expect(422);
  });

  it.each([
    ['SECOND_HOLDER_APPROVES_LATER', 'AUTHORISED'],
    ['SECOND_HOLDER_REFUSES_LATER', 'REJECTED'],
  ])('is decided by %s', async (outcome, status) => {
    const sandbox = `joint-${status.toLowerCase()}`;
    const consent = await partlyAccepted(sandbox, { date: TODAY }, outcome);
    expect(await consent.found()).toMatchObject({ status: 'PARTIALLY_ACCEPTED' });
    await consent.advance('PT30S');
    expect(await consent.found()).toMatchObject({ status });
  });

  it('has a page for the second holder', async () => {
    const consent = await partlyAccepted('joint-pay-page');
    const path = `/authorisation/${consent.consentId}/second-holder`;
    const { text } = await consent.get(path).expect(200);
    expect(text).toContain('Bruno Lima');
    await test.http
      .post(path)
      .set('X-Sandbox', 'joint-pay-page')
      .type('form')
      .send('decision=approve')
      .expect(303);
    expect(await consent.found()).toMatchObject({ status: 'AUTHORISED' });
  });
});
