import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { SIGNATURE_OUTCOMES } from '../../src/signed-messages/signature-outcomes';
import { consentBody } from '../payments/builders';
import { cancellationBy, NOW, payerIn, plain, TODAY } from '../payments/payer';
import { standardErrors } from '../payments/schemas';
import { Signer } from './signer';

const BANKING = '/open-banking';
const CONSENTS = `${BANKING}/payments/v1/consents`;
const PAYMENTS = `${BANKING}/payments/v1/pix/payments`;
const RECURRING = `${BANKING}/automatic-payments/v2`;
const CONSENT = consentBody({ date: TODAY });

describe(`The refusals of signed messages that rules request on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let signer: Signer;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    signer = await Signer.register(test, 'signature-outcomes');
    await payer().frozen(NOW).expect(200);
  });
  afterAll(() => test.close());
  afterEach(() => payer().call('delete', '/rules'));

  const payer = () => payerIn(test, signer.client.sandbox);
  const order = (outcome: string) => payer().rule({ effect: { outcome }, times: 1 });
  const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const [error] = standardErrors(9).parse(body).errors;
    return [status, error?.code, error?.detail];
  };

  it.each(Object.entries(SIGNATURE_OUTCOMES))('are %s: %s', async (code, meaning) => {
    await order(code);
    const text = await signer.message(CONSENTS, CONSENT);
    const status = Number(/\d{3}/.exec(meaning)?.[0]);
    const detail = `A rule of sandbox ${signer.client.sandbox} requests ${code}.`;
    expect(refusalOf(await signer.send('post', CONSENTS, text))).toEqual([status, code, detail]);
    // Nothing was stored, not even jti.
    expect((await signer.send('post', CONSENTS, text)).status).toBe(201);
  });

  it.each<['post' | 'patch', string, object]>([
    ['post', CONSENTS, CONSENT],
    ['post', PAYMENTS, plain()],
    ['post', `${BANKING}/payments/v4/pix/payments`, plain()],
    ['post', `${BANKING}/payments/v1/instant/payments`, plain()],
    ['patch', `${PAYMENTS}/p1`, cancellationBy()],
    ['patch', `${PAYMENTS}/consents/urn:x:1`, cancellationBy()],
    ['post', `${RECURRING}/recurring-consents`, {}],
    ['patch', `${RECURRING}/recurring-consents/urn:x:1`, {}],
    ['post', `${RECURRING}/pix/recurring-payments`, {}],
    ['patch', `${RECURRING}/pix/recurring-payments/p1`, {}],
  ])('are of the operation %s %s', async (method, path, body) => {
    await order('BAD_SIGNATURE');
    const [status, code] = refusalOf(await signer.signed(method, path, body));
    expect([status, code]).toEqual([400, 'BAD_SIGNATURE']);
  });

  it('leave a request without a signature alone, and the journal says so', async () => {
    const { body } = await order('BAD_SIGNATURE');
    await payer().send(PAYMENTS, plain()).expect(201);
    const [entry] = await payer().journal(`?path=${PAYMENTS}`);
    const { id } = body as { readonly id: string };
    expect(entry).toMatchObject({ skippedRules: [{ rule: id, reason: 'operation' }] });
  });

  it('are requested in the mode off too', async () => {
    await payer().call('put', '/security-settings', { security: 'off' }).expect(200);
    await order('JTI_REUTILIZADO');
    const [status, code] = refusalOf(await signer.signed('post', CONSENTS, CONSENT));
    expect([status, code]).toEqual([403, 'JTI_REUTILIZADO']);
  });
});
