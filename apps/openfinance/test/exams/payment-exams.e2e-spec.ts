import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody } from '../payments/builders';
import { item, NOW, PAYMENT_CONSENTS, PAYMENTS, TODAY, type Headers } from '../payments/payer';
import { paymentConsent, payments, standardErrors } from '../payments/schemas';
import { Signer } from '../signed-messages/signer';

type Body = Record<string, unknown>;

describe(`The exam of a client with its payments on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let signer: Signer;
  let own: Headers;
  // The keys of a client take a second, so the tests share one, which has one run at a time.
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    signer = await Signer.register(test, 'payment-exams');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await controls().frozen(NOW).expect(200);
    own = await signer.ownToken('payments');
  });

  const controls = () => admin(test, signer.client.sandbox);
  const start = async (name: string): Promise<Body> => {
    const ispb = signer.client.made.cnpj.slice(0, 8);
    const started = await controls().call('post', `/exams/${name}`, { ispb }).expect(201);
    return started.body as Body;
  };
  const resultNow = async ({ id }: Body): Promise<string> => {
    const { body } = await controls()
      .call('get', `/exams/runs/${String(id)}`)
      .expect(200);
    return resultOf(body as Body);
  };
  const advance = (by: string) => controls().call('post', '/clock/advance', { by }).expect(200);
  /** The headers of a payment under a new consent. */
  const consented = async (key: string): Promise<Headers> => {
    const body = consentBody({ date: TODAY });
    const { body: made } = await signer.call('post', PAYMENT_CONSENTS, own).send(body).expect(201);
    const { consentId } = paymentConsent.parse(made).data;
    const token = await signer.tokenOf(consentId, `openid consent:${consentId} payments`);
    return { ...token, 'x-idempotency-key': key };
  };
  const pay = (headers: Headers, data: readonly object[] = [item()]) =>
    signer.call('post', PAYMENTS, headers).send({ data });
  const statusOf = async (paymentId = ''): Promise<unknown> => {
    const { body } = await signer.call('get', `${PAYMENTS}/${paymentId}`, own).expect(200);
    return (body as { readonly data: Body }).data['status'];
  };

  it('refuses the first payment with an official code, and consumes its consent', async () => {
    const headers = await consented('refused');
    const run = await start('payment-422');
    // A payment that is not valid stays what it is, and the next one has the fault.
    await pay(headers, [{}]).expect(422);
    expect(await resultNow(run)).toBe('running --');
    const { body } = await pay(headers).expect(422);
    const [error] = standardErrors(9).parse(body).errors;
    expect(error).toMatchObject({
      code: 'SALDO_INSUFICIENTE',
      detail: 'The examiner requests SALDO_INSUFICIENTE.',
    });
    expect(await resultNow(run)).toBe('running P-');
    await advance('PT5M1S');
    expect(await resultNow(run)).toBe('passed PP');

    const again = await consented('again');
    const second = await start('payment-422');
    await pay(again).expect(422);
    await pay({ ...again, 'x-idempotency-key': 'other' }).expect(422);
    expect(await resultNow(second)).toBe('failed PF');
  });

  it('holds a payment for hours, and passes a client that goes on asking', async () => {
    const headers = await consented('held');
    const run = await start('payment-pending');
    const { body } = await pay(headers).expect(201);
    const [made] = payments.parse(body).data;
    await advance('PT5H');
    own = await signer.ownToken('payments');
    expect(await statusOf(made?.paymentId)).toBe('PDNG');
    expect(await statusOf(made?.paymentId)).toBe('PDNG');
    expect(await resultNow(run)).toBe('running PP--');
    await advance('PT1H10S');
    own = await signer.ownToken('payments');
    expect(await statusOf(made?.paymentId)).toBe('ACSC');
    expect(await resultNow(run)).toBe('passed PPPP');
  });

  it('fails a client that pays again while its payment is held', async () => {
    const headers = await consented('once');
    const run = await start('payment-pending');
    await pay(headers).expect(201);
    await pay({ ...headers, 'x-idempotency-key': 'twice' }).expect(422);
    expect(await resultNow(run)).toBe('failed P--F');
  });

  it('does a payment, and answers late', async () => {
    const headers = await consented('late');
    const data = [item()];
    const run = await start('late-response');
    const state = { isAnswered: false };
    const late = pay(headers, data).then((answer) => {
      state.isAnswered = true;
      return answer;
    });
    while ((await resultNow(run)) === 'running ---') continue;
    // The client repeats its request, and gets the answer at once: the payment is done.
    const { body } = await pay(headers, data).expect(201);
    expect(state.isAnswered).toBe(false);
    await advance('PT1M');
    const { body: first, status } = await late;
    expect(status).toBe(201);
    expect((first as Body)['data']).toEqual((body as Body)['data']);
    expect(await resultNow(run)).toBe('running PP-');
    await advance('PT5M1S');
    expect(await resultNow(run)).toBe('passed PPP');
  });

  it('fails a client that sends a late payment again with another key', async () => {
    const headers = await consented('slow');
    const run = await start('late-response');
    const late = pay(headers).then((answer) => answer);
    while ((await resultNow(run)) === 'running ---') continue;
    await pay({ ...headers, 'x-idempotency-key': 'fast' }).expect(422);
    expect(await resultNow(run)).toBe('failed P-F');
    await advance('PT1M');
    expect((await late).status).toBe(201);
  });

  it('examines only payments of payments v4', async () => {
    const run = await start('payment-422');
    await consented('none');
    expect(await resultNow(run)).toBe('running --');
  });
});
