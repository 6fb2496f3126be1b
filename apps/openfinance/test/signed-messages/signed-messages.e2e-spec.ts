import 'reflect-metadata';
import { newUuid } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody } from '../payments/builders';
import { cancellationBy, item, NOW, payerIn, plain, TODAY } from '../payments/payer';
import { payment, paymentConsent, payments, standardErrors } from '../payments/schemas';
import { sweepingBody } from '../recurring/builders';
import { revocation } from '../recurring/initiator';
import { JWT, Signer } from './signer';

const CONSENTS = '/open-banking/payments/v1/consents';
const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const RECURRING = '/open-banking/automatic-payments/v2/recurring-consents';
const CONSENT = consentBody({ date: TODAY });

describe(`Signed payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let shared: Signer;
  let signer: Signer;
  let sandboxes = 0;
  // The keys of a client take a second, so tests that change nothing share one.
  const another = async () => {
    signer = await Signer.register(test, `signed-${String((sandboxes += 1))}`);
    await payer().frozen(NOW).expect(200);
    return signer;
  };
  beforeAll(async () => {
    test = await createTestApp(openfinance, { TRUSTED_PROXIES: 'loopback' });
    shared = await another();
  });
  afterAll(() => test.close());
  beforeEach(() => {
    signer = shared;
  });

  const payer = () => payerIn(test, signer.client.sandbox);
  const secure = (security: string) =>
    payer().call('put', '/security-settings', { security }).expect(200);
  const codesOf = (body: unknown) =>
    standardErrors(9)
      .parse(body)
      .errors.map(({ code }) => code);

  it('are made by a client from the consent to the status, signed both ways', async () => {
    await another();
    const token = await signer.ownToken('payments');
    const created = await signer.signed('post', CONSENTS, CONSENT, token);
    expect(created.status).toBe(201);
    const { data: consent } = paymentConsent.parse(await signer.verified(created));

    const paying = await signer.tokenOf(
      consent.consentId,
      `openid consent:${consent.consentId} payments`,
    );
    const body = { data: [item()] };
    const key = { ...paying, 'x-idempotency-key': 'once' };
    const paid = await signer.signed('post', PAYMENTS, body, key);
    expect(paid.status).toBe(201);
    const { data: made } = payments.parse(await signer.verified(paid));
    const repeated = await signer.signed('post', PAYMENTS, body, key);
    expect(payments.parse(await signer.verified(repeated)).data).toEqual(made);

    const path = `${PAYMENTS}/${made[0]?.paymentId ?? ''}`;
    const found = await signer.call('get', path, { ...token, Accept: JWT }).expect(200);
    expect(payment.parse(await signer.verified(found)).data.endToEndId).toBe(made[0]?.endToEndId);
    const plainly = await signer.call('get', path, token).expect(200);
    expect(payment.parse(plainly.body).data.paymentId).toBe(made[0]?.paymentId);

    await payer().advance('PT10S');
    const late = await signer.signed('patch', path, cancellationBy(), token);
    expect(late.status).toBe(422);
    const { errors } = standardErrors(9).parse(await signer.verified(late));
    expect(errors.map(({ code }) => code)).toEqual(['PAGAMENTO_NAO_PERMITE_CANCELAMENTO']);
  });

  it('are made without a token too, by the organisation that iss names', async () => {
    const sent = await signer.signed('post', CONSENTS, CONSENT);
    expect(sent.status).toBe(201);
    paymentConsent.parse(await signer.verified(sent));
  });

  it('can be plain payments, whose repeat is the same in spite of its claims', async () => {
    const key = { 'x-idempotency-key': 'plain' };
    const first = await signer.signed('post', PAYMENTS, plain(), key);
    const again = await signer.signed('post', PAYMENTS, plain(), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((await signer.verified(again))['data']).toEqual((await signer.verified(first))['data']);
  });

  it('are recurring consents and their changes too', async () => {
    const token = await signer.ownToken('recurring-payments');
    const created = await signer.signed('post', RECURRING, sweepingBody(), token);
    expect(created.status).toBe(201);
    const { data } = await signer.verified(created);
    const { recurringConsentId } = data as { readonly recurringConsentId: string };
    const path = `${RECURRING}/${recurringConsentId}`;
    const revoked = await signer.signed('patch', path, revocation(), token);
    expect((await signer.verified(revoked))['data']).toMatchObject({ status: 'REVOKED' });
  });

  it.each<[string, object, object, string]>([
    ['another algorithm', {}, { alg: 'RS256' }, '400 BAD_SIGNATURE'],
    ['an unknown key', {}, { kid: 'unknown' }, '400 BAD_SIGNATURE'],
    ['a key in the header', {}, { jwk: { kty: 'RSA', n: 'AQ', e: 'AQAB' } }, '400 BAD_SIGNATURE'],
    ['another issuer', { iss: newUuid() }, {}, '403 EMISSOR_DIVERGENTE'],
    [
      'another endpoint as aud',
      { aud: 'https://x.example.com' },
      {},
      '403 DESTINATARIO_DIVERGENTE',
    ],
    ['an old iat', { iat: 1 }, {}, '403 MENSAGEM_FORA_DO_PRAZO'],
    ['no jti', { jti: undefined }, {}, '403 JTI_INVALIDO'],
  ])('are refused with %s', async (_, change, header, expected) => {
    const token = await signer.ownToken('payments');
    const text = await signer.message(CONSENTS, CONSENT, { ...change }, { ...header });
    const { status, body } = await signer.send('post', CONSENTS, text, token);
    expect(`${String(status)} ${codesOf(body).join(' ')}`).toBe(expected);
  });

  it.each([
    ['no JWS', 'a.b'],
    ['an empty text', ''],
    ['JSON', JSON.stringify(CONSENT)],
    ['claims that are a list', `eyJhbGciOiJQUzI1NiIsImtpZCI6ImsifQ.W10.c2ln`],
  ])('are refused if the body is %s', async (_, text) => {
    const { status, body } = await signer.send('post', CONSENTS, text);
    expect([status, codesOf(body)]).toEqual([400, ['BAD_SIGNATURE']]);
  });

  it('have the limits of JSON bodies', async () => {
    const deep = { data: JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown };
    const answers = [
      await signer.signed('post', CONSENTS, deep),
      await signer.send('post', CONSENTS, `a.${'b'.repeat(1_100_000)}.c`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 413]);
  });

  it('are refused if their content was changed', async () => {
    const [header = '', , signature = ''] = (await signer.message(CONSENTS, CONSENT)).split('.');
    const [, payload = ''] = (await signer.message(CONSENTS, CONSENT)).split('.');
    const { body } = await signer.send('post', CONSENTS, [header, payload, signature].join('.'));
    expect(codesOf(body)).toEqual(['BAD_SIGNATURE']);
  });

  it('are accepted once, also of several at the same time', async () => {
    await another();
    const text = await signer.message(PAYMENTS, plain());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signer.send('post', PAYMENTS, text)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(codesOf(refused?.body)).toEqual(['JTI_REUTILIZADO']);
    expect((await payer().list()).data).toHaveLength(1);
  });

  it('store nothing if they are refused, so that the same jti can come again', async () => {
    await another();
    const jti = newUuid();
    const bad = await signer.message(PAYMENTS, plain(), { jti, iat: 1 });
    expect((await signer.send('post', PAYMENTS, bad)).status).toBe(403);
    expect((await payer().list()).data).toEqual([]);
    const good = await signer.message(PAYMENTS, plain(), { jti });
    expect((await signer.send('post', PAYMENTS, good)).status).toBe(201);
  });

  it('are refused if the key of the organisation is not active', async () => {
    await another();
    const { kid } = signer.client.made.seal;
    const keys = `/__admin/directory/organisations/${signer.organisationId}/keys/${kid}`;
    await test.http
      .patch(keys)
      .set('X-Sandbox', signer.client.sandbox)
      .send({ status: 'revoked' })
      .expect(200);
    const { status, body } = await signer.signed('post', CONSENTS, CONSENT);
    expect([status, codesOf(body)]).toEqual([400, ['BAD_SIGNATURE']]);
  });

  it('are not verified in the mode off', async () => {
    await another();
    await secure('off');
    const text = await signer.message(CONSENTS, CONSENT, { iat: 1, aud: 'x' }, { kid: 'unknown' });
    const sent = await signer.send('post', CONSENTS, `${text.slice(0, -4)}AAAA`);
    expect(sent.status).toBe(201);
    paymentConsent.parse(await signer.verified(sent));
    const { body } = await signer.send('post', CONSENTS, 'a.b');
    expect(codesOf(body)).toEqual(['BAD_SIGNATURE']);
  });

  it('are demanded in the mode required, with a UUID as jti, and answered whatever Accept is', async () => {
    await another();
    const { certificate } = signer.client.made.software.transport;
    signer.client.headers = {
      'X-Client-Cert': encodeURIComponent(certificate),
      'x-fapi-interaction-id': newUuid(),
    };
    await secure('required');
    const token = await signer.ownToken('payments');
    const unsigned = await signer.call('post', CONSENTS, token).send(CONSENT);
    expect([unsigned.status, codesOf(unsigned.body)]).toEqual([415, ['MEDIA_TYPE_NOT_SUPPORTED']]);
    const text = await signer.message(CONSENTS, CONSENT, { jti: 'V1StGXR8_Z5jdHi6B-myT' });
    const nanoid = await signer.send('post', CONSENTS, text, token);
    expect([nanoid.status, codesOf(nanoid.body)]).toEqual([403, ['JTI_INVALIDO']]);
    const created = await signer.signed('post', CONSENTS, CONSENT, token);
    const { data } = paymentConsent.parse(await signer.verified(created));
    const path = `${CONSENTS}/${data.consentId}`;
    const found = await signer.call('get', path, { ...token, Accept: 'application/json' });
    const { status, consentId } = paymentConsent.parse(await signer.verified(found)).data;
    expect([status, consentId]).toEqual(['AUTHORISED', data.consentId]);
  });

  it('are matched by rules and shown in the journal as the claims, masked', async () => {
    await another();
    const { rule, journal } = payer();
    await rule({
      name: 'refuse-plain',
      match: { method: 'POST', path: PAYMENTS, body: [{ pointer: '/amount', equals: '150.00' }] },
      effect: { outcome: 'SALDO_INSUFICIENTE' },
    });
    const refused = await signer.signed('post', PAYMENTS, plain());
    const { errors } = standardErrors(9).parse(await signer.verified(refused));
    expect(errors.map(({ code }) => code)).toEqual(['SALDO_INSUFICIENTE']);
    const [entry] = await journal(`?path=${PAYMENTS}`);
    const shown = JSON.parse(String(entry?.['requestBody'])) as Record<string, unknown>;
    expect(shown).toMatchObject({ amount: '150.00', iss: signer.organisationId });
    expect(entry?.['requestBody']).not.toContain('98765432100');
  });
});
