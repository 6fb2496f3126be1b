import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody } from './builders';
import { item, NOW, payerIn, PAYMENT_CONSENTS, PAYMENTS, plain, TODAY } from './payer';
import { standardErrors } from './schemas';

const KEY = { 'x-idempotency-key': 'run-42/payment 1' };

describe(`The idempotency key on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const payer = payerIn(test, `idempotency-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    return payer;
  };
  const dataOf = ({ body }: { body: unknown }) => (body as { data: unknown }).data;

  it('returns the first response for the same content, later too', async () => {
    const { send, list, advance } = await fresh();
    const first = await send(PAYMENTS, plain(), KEY).expect(201);
    await advance('P10D');
    const reordered = Object.fromEntries(Object.entries(plain()).reverse());
    for (const path of [PAYMENTS, PAYMENTS.replace('pix', 'instant')]) {
      const again = await send(path, reordered, KEY).expect(201);
      expect(dataOf(again)).toEqual(dataOf(first));
    }
    expect((await list()).data).toHaveLength(1);
  });

  it('refuses other content', async () => {
    const { send, refused, list } = await fresh();
    await send(PAYMENTS, plain(), KEY).expect(201);
    expect(await refused(plain({ amount: '150.01' }), KEY)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect(await refused({ data: [item()] }, KEY)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect(await refused({}, KEY)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect((await list()).data).toHaveLength(1);
  });

  it('does not use the consent of other content up', async () => {
    const { send, refused, consent, findConsent } = await fresh();
    await send(PAYMENTS, plain(), KEY).expect(201);
    const { consentId } = await consent();
    const headers = { ...KEY, 'x-consent-id': consentId };
    expect(await refused({ data: [item()] }, headers)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect(await findConsent(consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('is refused under another consent, which stays unpaid', async () => {
    const { send, refused, consent, findConsent } = await fresh();
    const [one, other] = [await consent(), await consent()];
    const body = { data: [item()] };
    await send(PAYMENTS, body, { ...KEY, 'x-consent-id': one.consentId }).expect(201);
    const again = { ...KEY, 'x-consent-id': other.consentId };
    expect(await refused(body, again)).toEqual(['ERRO_IDEMPOTENCIA']);
    expect(await findConsent(other.consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('is free again after a refusal', async () => {
    const { send, refused } = await fresh();
    expect(await refused(plain({ amount: '999999999.99' }), KEY)).toEqual(['SALDO_INSUFICIENTE']);
    await send(PAYMENTS, plain(), KEY).expect(201);
  });

  it('of a payment is not that of a consent', async () => {
    const { send } = await fresh();
    await send(PAYMENTS, plain(), KEY).expect(201);
    const body = consentBody({ date: TODAY });
    const first = await send(PAYMENT_CONSENTS, body, KEY).expect(201);
    const again = await send(PAYMENT_CONSENTS, body, KEY).expect(201);
    expect(dataOf(again)).toEqual(dataOf(first));
    const other = await send(PAYMENT_CONSENTS, consentBody({ date: '2999-03-11' }), KEY).expect(
      422,
    );
    expect(standardErrors(3).parse(other.body).errors).toMatchObject([
      { code: 'ERRO_IDEMPOTENCIA' },
    ]);
  });

  it('of another sandbox is another', async () => {
    const [one, other] = [await fresh(), await fresh()];
    await one.send(PAYMENTS, plain(), KEY).expect(201);
    await other.send(PAYMENTS, plain({ amount: '1.00' }), KEY).expect(201);
  });

  it('makes one payment of twenty requests at the same time', async () => {
    const { send, list, advance, unsound, balance } = await fresh();
    const [before] = await balance('maria-corrente');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(PAYMENTS, plain(), KEY).expect(201)),
    );
    const [first] = answers;
    for (const answer of answers) expect(dataOf(answer)).toEqual(first && dataOf(first));
    await advance('PT3S');
    expect((await list()).data).toHaveLength(1);
    expect(await balance('maria-corrente')).toEqual([before - 15_000, 0]);
    expect(await unsound()).toEqual([]);
  });

  it('makes one payment of twenty requests under one consent at the same time', async () => {
    const { send, list, consent } = await fresh();
    const headers = { ...KEY, 'x-consent-id': (await consent()).consentId };
    const body = { data: [item()] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(PAYMENTS, body, headers).expect(201)),
    );
    const [first] = answers;
    for (const answer of answers) expect(dataOf(answer)).toEqual(first && dataOf(first));
    expect((await list()).data).toHaveLength(1);
  });

  it('makes one payment of twenty different requests at the same time', async () => {
    const { send, list } = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(PAYMENTS, plain({ amount: index + 1 }), KEY).then(({ status }) => status),
      ),
    );
    expect(answers.sort()).toEqual([201, ...Array<number>(19).fill(422)]);
    expect((await list()).data).toHaveLength(1);
  });

  it('makes one consent of twenty requests at the same time', async () => {
    const { send } = await fresh();
    const body = consentBody({ date: TODAY });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(PAYMENT_CONSENTS, body, KEY).expect(201)),
    );
    const ids = answers.map((answer) => (dataOf(answer) as { consentId: string }).consentId);
    expect(new Set(ids).size).toBe(1);
  });

  it.each(['x'.repeat(41), 'x'.repeat(5_000)])('of more than 40 characters is 400', async (key) => {
    const { send, list } = await fresh();
    const headers = { 'x-idempotency-key': key };
    for (const [path, body] of [
      [PAYMENTS, plain()],
      [PAYMENT_CONSENTS, consentBody({ date: TODAY })],
    ] as const) {
      const answer = await send(path, body, headers).expect(400);
      expect(standardErrors(13).parse(answer.body).errors).toMatchObject([
        { code: 'PARAMETRO_INVALIDO' },
      ]);
    }
    expect((await list()).data).toEqual([]);
  });

  it('is demanded by IDEMPOTENCY_REQUIRED', async () => {
    const strict = await createTestApp(openfinance, { IDEMPOTENCY_REQUIRED: 'true' });
    const { send } = payerIn(strict, 'strict');
    await send(PAYMENTS, plain()).expect(400);
    await send(PAYMENT_CONSENTS, consentBody({ date: TODAY })).expect(400);
    await send(PAYMENTS, plain(), KEY).expect(201);
    await strict.close();
  });
});
